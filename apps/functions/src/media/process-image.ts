import { AppError, type ErrorCode } from '@countin/domain/errors';
import { IMAGE_WIDTHS } from '@countin/domain/media';
import type { Services } from '../platform/services.ts';
import { runPictureTask } from './decoding/run-picture-task.ts';
import { imagePathsOf, type ImageKey, type ImagePaths } from './image-paths.ts';
import { releaseLease, markFailed, markReady, acquireLease, type MadeImage, type ReadyImage } from './image-record.ts';
import { countPicture, inTurn, type PictureOrigin } from './picture-turns.ts';
import { requireRoomForPhoto } from './require-room-for-photo.ts';

/** Refused for good: the same file would be refused again. */
const REFUSALS: readonly ErrorCode[] = ['image/type', 'image/too-large', 'image/shape', 'image/too-slow'];

/**
 * Makes what fans see of an upload, and its colours. A photo keeps its shape, other kinds are cropped to theirs;
 * metadata is removed. A refused upload is removed and stays refused; after any other error the call can be repeated.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `field/required`, `image/not-found` before the upload is there, `image/type`,
 *   `image/too-large`, `image/shape`, `image/too-slow`, `photo/too-many`; `image/too-many` and `limit/too-many` by what the
 *   caller had processed; `service/unavailable` while it is being worked on, or others are
 */
export async function processImage(
  services: Services,
  caller: string,
  key: ImageKey,
  origin: PictureOrigin = 'upload',
): Promise<ReadyImage> {
  const { db, objects, log } = services;
  const imagePaths = await imagePathsOf(db, caller, key);
  // A refused one is gone, and its record still says why.
  const known = (await objects.sizeOf(imagePaths.original)) !== null || (await imagePaths.record.ref.get()).exists;
  if (!known) throw new AppError('image/not-found');

  const before = await acquireLease(services, imagePaths);
  if (before) return before;
  try {
    if (key.kind === 'photo' && key.artistId !== undefined) await requireRoomForPhoto(db, key.artistId);
    await countPicture(services, caller, origin);
    const made = await inTurn(caller, () => make(services, imagePaths));
    await markReady(services, imagePaths, made);
    return { widths: made.widths, colours: made.colours };
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) {
      await markFailed(services, imagePaths, error.code);
      await objects
        .remove(imagePaths.original)
        .catch((failure: unknown) => log('A refused upload was not removed', failure));
    } else {
      await releaseLease(services, imagePaths).catch(() => undefined); // The lease ends by itself.
    }
    throw error;
  }
}

async function make({ objects }: Services, { kind, original, derived, full }: ImagePaths): Promise<MadeImage> {
  const made = await runPictureTask({ kind, upload: await objects.read(original) });
  for (const { width, format, bytes } of made.renditions)
    await objects.write(derived(width, format), bytes, `image/${format}`);
  if (full !== null && made.full !== null) await objects.write(full, made.full, 'image/jpeg');
  return { widths: [...IMAGE_WIDTHS], colours: made.colours, ...(made.side !== null && { side: made.side }) };
}
