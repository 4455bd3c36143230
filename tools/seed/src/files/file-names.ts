import { join } from 'node:path';
import type { ImageFormat, ImageWidth } from '@countin/domain/media';
import type { PieceName } from '../music/pieces.ts';
import type { ShotName } from '../pictures/shots.ts';
import { PHOTOGRAPH_SIDE } from '../pictures/take-photograph.ts';

/** Everything that is made; all of it is committed. */
export const FOLDER = join(import.meta.dirname, '../../files');

/** What the product measures of the files, for {@link MEASURED}. */
export const MEASURED_FILE = join(FOLDER, 'measured.json');

/** A photograph as it is uploaded. */
export const originalFile = (shot: ShotName) => join(FOLDER, 'pictures', shot, 'original.webp');

/** A rendition of a photograph. Small pictures are not enlarged, so the larger widths share a file. */
export const renditionFile = (shot: ShotName, width: ImageWidth, format: ImageFormat) =>
  join(FOLDER, 'pictures', shot, `${Math.min(width, PHOTOGRAPH_SIDE)}.${format}`);

/** A piece as it is uploaded and as fans hear it: it has no tags that would be removed. */
export const clipFile = (piece: PieceName) => join(FOLDER, 'clips', `${piece}.mp3`);
