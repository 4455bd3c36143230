import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { clipNames, clipTypeOf } from '@countin/domain/media';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../ports/open-file-store.ts';

/** A clip to send. */
export interface NewClip {
  readonly artistId: string;
  readonly clipId: string;
  readonly file: Blob;
  /** Uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Cancels the upload, which then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a clip. Its content and duration are checked when the medley is published.
 *
 * @throws AppError `clip/type`, `clip/too-large`, `access/denied`, `service/unavailable`; or the signal's reason
 */
export async function uploadClip(
  access: DataAccess,
  { artistId, clipId, file, onProgress, signal }: NewClip,
): Promise<void> {
  // The rules check the same. The check here saves a useless upload.
  const contentType = clipTypeOf(file.type);
  if (!contentType || file.size === 0) throw new AppError('clip/type');
  if (file.size > LIMITS.clipBytes) throw new AppError('clip/too-large');
  const files = await openFileStore(access);
  await files.upload(clipNames.original(artistId, clipId), file, { contentType, onProgress, signal });
}
