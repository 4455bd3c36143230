import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageChoiceSchema,
  type ImageColours,
  type ImageFormat,
  type ImageWidth,
} from '@countin/domain/media';
import * as v from 'valibot';
import { SHOTS, type ShotName } from './shots.ts';
import { PHOTOGRAPH_SIDE } from './take-photograph.ts';

/** Raised when a scene is drawn differently: what was made before is made anew. */
const VERSION = 1;
const FOLDER = join(import.meta.dirname, '../../../../.local/example-pictures');

/** A photograph with all that processing makes of it. */
export interface ProcessedPicture {
  /** PNG, as it is uploaded. */
  readonly original: Uint8Array;
  readonly colours: ImageColours;
  readonly squares: readonly Square[];
}

export interface Square {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
  readonly bytes: Uint8Array;
}

/** Every square that processing makes of an upload. */
export const SQUARES = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format })));

/** Cached files of a photograph on this machine; null where they are missing or incomplete. */
export async function readKept(shot: ShotName): Promise<ProcessedPicture | null> {
  const folder = folderOf(shot);
  if (!existsSync(folder)) return null;
  const colours = v.safeParse(
    imageChoiceSchema.entries.colours,
    JSON.parse(await readFile(join(folder, 'colours.json'), 'utf8')),
  );
  if (!colours.success) return null;
  const squares = await Promise.all(
    SQUARES.map(async ({ width, format }) => ({
      width,
      format,
      bytes: await readFile(join(folder, `${width}.${format}`)),
    })),
  );
  return { original: await readFile(join(folder, 'original.png')), colours: colours.output, squares };
}

/** Keeps a photograph for the next start, whole or not at all. */
export async function keep(shot: ShotName, { original, colours, squares }: ProcessedPicture): Promise<void> {
  const folder = folderOf(shot);
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  await writeFile(join(made, 'original.png'), original);
  await writeFile(join(made, 'colours.json'), JSON.stringify(colours));
  for (const { width, format, bytes } of squares) await writeFile(join(made, `${width}.${format}`), bytes);
  // Another stack may have kept the same meanwhile.
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
}

function folderOf(shot: ShotName): string {
  const made = JSON.stringify([VERSION, shot, SHOTS[shot], PHOTOGRAPH_SIDE, SQUARES]);
  return join(FOLDER, createHash('sha256').update(made).digest('hex').slice(0, 20));
}
