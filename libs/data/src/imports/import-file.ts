import { importObjects } from '@countin/domain/imports';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { openFileStore } from '../ports/open-file-store.ts';
import { importKeys } from './import-keys.ts';
import type { OpenImport } from './list-imports.ts';

/**
 * The file of a run as it was uploaded, for its maker alone. It is held in memory while somebody looks at it.
 *
 * @throws AppError `access/denied`, `service/unavailable`, …
 */
export const importFileOptions = (access: DataAccess, { id, createdBy }: Pick<OpenImport, 'id' | 'createdBy'>) =>
  queryOptions({
    queryKey: importKeys.importFile(id),
    queryFn: async (): Promise<Blob> => (await openFileStore(access)).download(importObjects.file(createdBy, id)),
    staleTime: Infinity,
    gcTime: 0,
  });
