import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { clipNames, clipTypeOf } from '@countin/domain/media';
import type { DataAccess } from '../access/data-access.ts';

/** A clip to send. */
export interface NewClip {
  readonly artistId: string;
  readonly clipId: string;
  readonly file: Blob;
  /** Share that has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborting it calls the upload off; it then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Sends a clip. What it is and how long, publishing finds out.
 *
 * @throws AppError `clip/type`, `clip/too-large`, `access/denied`, `service/unavailable`; or the signal's reason
 */
export async function uploadClip(
  access: DataAccess,
  { artistId, clipId, file, onProgress, signal }: NewClip,
): Promise<void> {
  // The rules say the same; here nothing is sent in vain.
  const contentType = clipTypeOf(file.type);
  if (!contentType || file.size === 0) throw new AppError('clip/type');
  if (file.size > LIMITS.clipBytes) throw new AppError('clip/too-large');
  const files = await access.files().catch((cause: unknown) => {
    throw new AppError('service/unavailable', { cause });
  });
  await files.upload(clipNames.original(artistId, clipId), file, { contentType, onProgress, signal });
}
