import { AppError } from '@countin/domain/errors';
import type { DataAccess } from './data-access.ts';
import type { FileStore } from './file-store.ts';

/**
 * Loads the SDK for files, which no screen has from its start.
 *
 * @throws AppError `service/unavailable` when its code does not load
 */
export function openFileStore(access: DataAccess): Promise<FileStore> {
  return access.files().catch((cause: unknown) => {
    throw new AppError('service/unavailable', { cause });
  });
}
