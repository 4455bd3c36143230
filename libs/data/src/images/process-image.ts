import type { CallableOutput } from '@countin/domain/callables';
import type { ImageKind } from '@countin/domain/media';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { ImageOwner } from './image-owner.ts';

/** An upload. */
export interface UploadedImage {
  readonly owner: ImageOwner;
  readonly imageId: string;
  readonly kind: ImageKind;
}

/**
 * Makes the server create the public versions of an upload, and returns the picture's colours. Idempotent: for a
 * processed upload the server returns the same answer at once.
 *
 * @throws AppError `image/type`, `image/too-large`, `image/shape`, `image/too-slow`, `image/too-many`, `image/not-found`,
 *   `access/denied`, `limit/too-many`, `service/unavailable`
 */
export function processImage(
  access: DataAccess,
  { owner, imageId, kind }: UploadedImage,
): Promise<CallableOutput<'processImage'>> {
  return callOperation(access, 'processImage', {
    ...('artistId' in owner && { artistId: owner.artistId }),
    imageId,
    kind,
  });
}
