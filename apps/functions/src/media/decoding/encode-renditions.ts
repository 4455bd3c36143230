import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@countin/domain/media';
import type { Sharp } from 'sharp';
import type { Picture } from './read-picture.ts';
import { loadSharp } from './sharp.ts';

/** A picture in one size and format. */
export interface Rendition {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/**
 * Covers with type in them stay crisp at this quality. Effort 3 of 9 has most of AVIF's gain for a quarter of the time.
 */
const AVIF = { quality: 60, effort: 3 };
const WEBP = { quality: 82 };

/** Every size and format that is served, one after the other: two at once would need twice the memory. Small pictures are not enlarged. */
export async function* encodeRenditions(picture: Picture): AsyncGenerator<Rendition> {
  for (const width of IMAGE_WIDTHS)
    for (const format of IMAGE_FORMATS) {
      const resized = await within(picture, width);
      yield { width, format, bytes: await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer() };
    }
}

/** A decoded picture, at most as large as the given side. */
export async function within({ pixels, width, height }: Picture, side: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
}
