import { imageSchema, paths, type Image } from '@countin/domain';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** What has become of an upload; null before the server has heard of it. For its artist's owner. Throws AppError. */
export function getImage(access: DataAccess, artistId: string, imageId: string): Promise<Image | null> {
  return readDocument(access, paths.image(artistId, imageId), imageSchema);
}

export const imageOptions = (access: DataAccess, artistId: string, imageId: string) =>
  queryOptions({ queryKey: queryKeys.image(artistId, imageId), queryFn: () => getImage(access, artistId, imageId) });
