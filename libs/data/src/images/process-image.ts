import type { CallableOutput, ImageKind } from '@countin/domain';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/** An upload of an artist. */
export interface UploadedImage {
  readonly artistId: string;
  readonly imageId: string;
  readonly kind: ImageKind;
}

/**
 * Lets the server make what fans see of an upload, and gives the colours that it found. For one that is made
 * already it answers at once, with the same.
 *
 * @throws AppError `image/type`, `image/too-large`, `image/not-found`, `access/denied`, `service/unavailable`
 */
export function processImage(access: DataAccess, { artistId, imageId, kind }: UploadedImage): Promise<CallableOutput<'processImage'>> {
  return callOperation(access, 'processImage', { artistId, imageId, kind });
}
