import { htmlText } from './html-text.ts';

/** Pixels of what is embedded. */
export const EMBED_SIZES = {
  release: { width: 600, height: 208 },
  artist: { width: 480, height: 580 },
} as const;

interface EmbedCode {
  readonly address: string;
  readonly title: string;
  readonly width: number | string;
  readonly height: number;
}

/** The element that people put into their page. */
export function embedCode({ address, title, width, height }: EmbedCode): string {
  return `<iframe src="${htmlText(address)}" title="${htmlText(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" allow="autoplay"></iframe>`;
}
