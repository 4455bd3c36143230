import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { Photo } from '@countin/domain/media';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * All photos of an artist in their order. Removed ones are among them until the server deletes them, so that removing
 * can be undone and the same file is recognised. Throws AppError.
 */
export const photosOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.photos(artistId),
    queryFn: (): Promise<Photo[]> =>
      readDocuments(access, documents.photos(artistId), { order: [['order', 'asc']], limit: LIMITS.photos }),
  });
