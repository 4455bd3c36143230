import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@countin/domain/media';
import type { Picture } from './read-picture.ts';
import { loadSharp } from './sharp.ts';

/** A cropped picture in one size and format. */
export interface Rendition {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/**
 * Covers with type in them stay crisp at this quality. Effort 3 of 9 has most of AVIF's gain for a quarter of the time.
 */
export const AVIF = { quality: 60, effort: 3 };
export const WEBP = { quality: 82 };

/** Every size and format that is served, one after the other: two at once would need twice the memory. Small pictures are not enlarged. */
export async function* encodeRenditions(picture: Picture): AsyncGenerator<Rendition> {
  const sharp = await loadSharp();
  for (const width of IMAGE_WIDTHS) {
    const shown = Math.min(width, picture.width);
    for (const format of IMAGE_FORMATS) {
      const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
      const resized = sharp(picture.pixels, { raw }).resize({ width: shown });
      yield { width, format, bytes: await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer() };
    }
  }
}
