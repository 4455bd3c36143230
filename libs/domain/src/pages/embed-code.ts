import { htmlText } from './html-text.ts';

/** Sizes of embeds in pixels. */
export const EMBED_SIZES = {
  release: { width: 600, height: 208 },
  artist: { width: 480, height: 580 },
  label: { width: 480, height: 520 },
} as const;

interface EmbedCode {
  readonly address: string;
  readonly title: string;
  readonly width: number | string;
  readonly height: number;
}

/** HTML snippet for embedding in another site. */
export function embedCode({ address, title, width, height }: EmbedCode): string {
  return `<iframe src="${htmlText(address)}" title="${htmlText(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`;
}
