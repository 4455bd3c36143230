import { AppError } from '@countin/domain/errors';

/**
 * Loads the dialog that cuts a clip.
 *
 * @throws AppError `service/unavailable`
 */
export function loadCutDialog() {
  return import('./cut-dialog.tsx').catch((cause: unknown) => {
    throw new AppError('service/unavailable', { cause });
  });
}
