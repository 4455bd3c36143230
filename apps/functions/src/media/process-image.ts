import { AppError } from '@countin/domain/errors';
import { IMAGE_ASPECTS, IMAGE_WIDTHS } from '@countin/domain/media';
import type { Services } from '../platform/services.ts';
import { encodePhoto } from './encode-photo.ts';
import { encodeRenditions } from './encode-renditions.ts';
import { imagePathsOf, type ImageKey, type ImagePaths } from './image-paths.ts';
import { releaseLease, markFailed, markReady, acquireLease, type MadeImage, type ReadyImage } from './image-record.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { coloursOf } from './picture-colours.ts';
import { readPicture } from './read-picture.ts';
import { requireRoomForPhoto } from './require-room-for-photo.ts';

const inTurn = oneAtATime();

/**
 * Makes what fans see of an upload, and its colours. A photo keeps its shape, other kinds are cropped to theirs;
 * metadata is removed. A refused upload is removed and stays refused; after any other error the call can be repeated.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `field/required`, `image/not-found` before the upload is there, `image/type`,
 *   `image/too-large`, `photo/too-many`, `service/unavailable` while it is being worked on
 */
export async function processImage(services: Services, caller: string, key: ImageKey): Promise<ReadyImage> {
  const { db, objects, log } = services;
  const imagePaths = await imagePathsOf(db, caller, key);
  // A refused one is gone, and its record still says why.
  const known = (await objects.sizeOf(imagePaths.original)) !== null || (await imagePaths.record.ref.get()).exists;
  if (!known) throw new AppError('image/not-found');

  const before = await acquireLease(services, imagePaths);
  if (before) return before;
  try {
    if (key.kind === 'photo' && key.artistId !== undefined) await requireRoomForPhoto(db, key.artistId);
    const made = await inTurn(() => make(services, imagePaths));
    await markReady(services, imagePaths, made);
    return { widths: made.widths, colours: made.colours };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('image/')) {
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

async function make(services: Services, { kind, original, derived, full }: ImagePaths): Promise<MadeImage> {
  const { objects } = services;
  const upload = await objects.read(original);
  const picture = await readPicture(upload, kind === 'photo' ? 1 : IMAGE_ASPECTS[kind]);
  const colours = await coloursOf(picture);
  if (kind === 'photo' && full !== null) {
    for await (const file of encodePhoto(upload))
      if (file.kind === 'full') await objects.write(full, file.bytes, 'image/jpeg');
      else await objects.write(derived(file.width, file.format), file.bytes, `image/${file.format}`);
    return { widths: [...IMAGE_WIDTHS], colours };
  }
  for await (const { width, format, bytes } of encodeRenditions(picture)) {
    await objects.write(derived(width, format), bytes, `image/${format}`);
  }
  return { widths: [...IMAGE_WIDTHS], colours, ...(kind !== 'card' && { side: picture.uploadSide }) };
}
