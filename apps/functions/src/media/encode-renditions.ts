import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@countin/domain/media';
import type { Picture } from './read-picture.ts';
import { loadSharp } from './sharp.ts';

export interface Square {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/** Quality at which covers with type in them stay crisp; effort 3 of 9 has most of AVIF's gain for a quarter of the time. */
export const AVIF = { quality: 60, effort: 3 };
export const WEBP = { quality: 82 };

/** Every square that is served, one after the other: two at once would need twice the memory. Small pictures are not enlarged. */
export async function* encodeSquares({ pixels, side }: Picture): AsyncGenerator<Square> {
  const sharp = await loadSharp();
  for (const width of IMAGE_WIDTHS) {
    const shown = Math.min(width, side);
    for (const format of IMAGE_FORMATS) {
      const square = sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).resize(shown, shown);
      yield { width, format, bytes: await (format === 'avif' ? square.avif(AVIF) : square.webp(WEBP)).toBuffer() };
    }
  }
}
