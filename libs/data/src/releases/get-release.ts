import { AppError, musicProductSchema, paths, type MusicProduct } from '@countin/domain';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** The owner's working copy of a release. Throws AppError: `release/not-found`, or `access/denied` for anyone else. */
export async function getRelease(access: DataAccess, productId: string): Promise<MusicProduct> {
  const release = await readDocument(access, paths.musicProduct(productId), musicProductSchema);
  if (!release) throw new AppError('release/not-found');
  return release;
}

export const releaseOptions = (access: DataAccess, productId: string) =>
  queryOptions({ queryKey: queryKeys.release(productId), queryFn: () => getRelease(access, productId) });
