import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ImageColours, ImageFormat, ImageWidth } from '@countin/domain/media';
import sharp from 'sharp';
import { SHOTS, type ShotName } from '../pictures/shots.ts';
import { PHOTOGRAPH_SIDE, takePhotograph } from '../pictures/take-photograph.ts';

/** The functions' own program that makes renditions of an upload. */
const PROGRAM = join(import.meta.dirname, '../../../../apps/functions/src/media/decoding/picture-program.ts');
/** What browsers send after a crop. */
const UPLOAD = { quality: 94 };

/** What the functions make of an upload. */
export interface Processed {
  readonly renditions: readonly {
    readonly width: ImageWidth;
    readonly format: ImageFormat;
    readonly bytes: Uint8Array;
  }[];
  readonly colours: ImageColours;
  /** Side of the upload, pixels. */
  readonly side: number | null;
}

/** Draws a photograph and encodes it as browsers do after a crop. */
export async function drawUpload(shot: ShotName): Promise<Buffer> {
  const raw = { width: PHOTOGRAPH_SIDE, height: PHOTOGRAPH_SIDE, channels: 3 } as const;
  return sharp(takePhotograph(SHOTS[shot], shot), { raw }).webp(UPLOAD).toBuffer();
}

/** Has the functions' program make what fans see of an upload. @throws Error when it refuses or breaks */
export async function processUpload(upload: Uint8Array): Promise<Processed> {
  const child = fork(PROGRAM, { serialization: 'advanced' });
  const ended = once(child, 'exit');
  child.send({ kind: 'cover', upload });
  const [answer] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => [{ refused: 'it ended without an answer' }]),
  ])) as [{ result: Processed } | { refused: string }];
  await ended;
  if ('refused' in answer) throw new Error(`the picture was not processed: ${answer.refused}`);
  return answer.result;
}
