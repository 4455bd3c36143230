import type { ImageKind } from '@countin/domain/media';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../ports/open-file-store.ts';
import { originalName, type ImageOwner } from './image-owner.ts';

/**
 * Downloads a picture as it was uploaded, for its owner and members.
 *
 * @throws AppError `image/not-found`, `access/denied`, `service/unavailable`
 */
export async function downloadOriginal(
  access: DataAccess,
  owner: ImageOwner,
  kind: ImageKind,
  imageId: string,
): Promise<Blob> {
  const files = await openFileStore(access);
  return files.download(originalName(owner, kind, imageId));
}
