import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_UPLOAD_TYPES } from '@countin/domain/media';

/**
 * Checks what rules and server check too, so that a file they would refuse is not uploaded first.
 *
 * @throws AppError `image/type` for another type or no content, `image/too-large`
 */
export function checkPicture({ type, size }: Blob): void {
  if (!IMAGE_UPLOAD_TYPES.some((accepted) => accepted === type) || size === 0) throw new AppError('image/type');
  if (size > LIMITS.imageBytes) throw new AppError('image/too-large');
}
