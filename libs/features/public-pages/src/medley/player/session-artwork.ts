import type { ImageWidth } from '@countin/domain/media';

const WIDTHS: readonly ImageWidth[] = [320, 640, 1280];
/** Sides of a drawn cover on lock screens, pixels: what phones and watches ask for. */
const DRAWN_SIDES = [512, 256, 96] as const;
const UPLOADED = /\/640\.webp$/;

/**
 * Files of an uploaded picture for lock screens, in each width that the host serves.
 *
 * @param src its path at 640 pixels
 * @returns none for a drawn cover: it is SVG, which phones do not show there
 */
export function uploadedArtwork(src: string): MediaImage[] {
  if (!UPLOADED.test(src)) return [];
  return WIDTHS.map((width) => ({
    src: src.replace(UPLOADED, `/${width}.webp`),
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }));
}

/** Draws an SVG cover as PNG, as addresses that hold their data. Throws where it does not load or cannot be drawn. */
export async function drawnArtwork(
  src: string,
  { document, Image }: Window & typeof globalThis,
): Promise<MediaImage[]> {
  const cover = Object.assign(new Image(), { src });
  await cover.decode();
  return DRAWN_SIDES.map((side) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    canvas.getContext('2d')?.drawImage(cover, 0, 0, side, side);
    return { src: canvas.toDataURL(), sizes: `${side}x${side}`, type: 'image/png' };
  });
}
