import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { Photo } from '@countin/domain/media';
import { queryOptions } from '@tanstack/react-query';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** The photos of an artist in their order, without removed ones. Throws AppError. */
export const photosOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.photos(artistId),
    queryFn: (): Promise<Photo[]> =>
      readDocuments(access, documents.photos(artistId), {
        filters: [['removed', '==', false]],
        order: [['order', 'asc']],
        limit: LIMITS.photos,
      }),
  });
