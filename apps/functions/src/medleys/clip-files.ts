import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { clipNames } from '@countin/domain/media';
import type { MedleySlot } from '@countin/domain/medley';
import { FairTurns } from '../platform/fair-turns.ts';
import type { Services } from '../platform/services.ts';
import { cleanClip } from './clean-clip.ts';
import { readClip, type Clip } from './read-clip.ts';

/** A clip is whole in memory. The other clips of a medley wait, and those of another tab. */
const turns = new FairTurns({ atOnce: 2, waiting: 8 });
const PATIENCE_MS = 30_000;

/**
 * Makes what fans hear of an upload, unless an earlier publishing has.
 *
 * @param before the tracks that were published last
 * @throws AppError `clip/not-found` before the upload is there, and what {@link readClip} throws
 */
export async function prepareClip(
  { objects }: Services,
  artistId: string,
  clipId: string,
  before: readonly MedleySlot[],
): Promise<Clip> {
  const name = clipNames.clip(artistId, clipId);
  const known = before.find((slot) => slot.clipId === clipId);
  // An upload never changes, so what was found out about it holds.
  if (known && (await objects.sizeOf(name)) !== null) return { type: known.type, durationMs: known.durationMs };
  const original = clipNames.original(artistId, clipId);
  const size = await objects.sizeOf(original);
  if (size === null) throw new AppError('clip/not-found');
  if (size > LIMITS.clipBytes) throw new AppError('clip/too-large');
  const work = async () => {
    const bytes = await objects.read(original);
    const clip = await readClip(bytes);
    await objects.write(name, cleanClip(bytes, clip.type), clip.type);
    return clip;
  };
  return turns.run(artistId, work, AbortSignal.timeout(PATIENCE_MS));
}

/** Whether {@link prepareClip} finds a clip: its upload, or what an earlier publishing made of it. */
export async function hasClip(
  { objects }: Pick<Services, 'objects'>,
  artistId: string,
  clipId: string,
  before: readonly MedleySlot[],
): Promise<boolean> {
  if ((await objects.sizeOf(clipNames.original(artistId, clipId))) !== null) return true;
  const known = before.some((slot) => slot.clipId === clipId);
  return known && (await objects.sizeOf(clipNames.clip(artistId, clipId))) !== null;
}

/** Removes what fans heard and shall no longer. The uploads stay: the artist may want them back. */
export async function removeClips(
  { objects, log }: Services,
  artistId: string,
  clipIds: readonly string[],
): Promise<void> {
  const removed = await Promise.allSettled(clipIds.map((clipId) => objects.remove(clipNames.clip(artistId, clipId))));
  for (const outcome of removed)
    if (outcome.status === 'rejected') log('An unused clip was not removed', outcome.reason);
}
