import { AppError } from '@countin/domain/errors';

/**
 * Loads the crop dialog. Asked for before it is needed, so that being offline is said where the picture is.
 *
 * @throws AppError `service/unavailable`
 */
export function loadCropDialog() {
  return import('./crop-dialog.tsx').catch((cause: unknown) => {
    throw new AppError('service/unavailable', { cause });
  });
}
