import { documents } from '@countin/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Failed messages read for each artist. */
const MOST = 100;

/** Messages of a release day that were not accepted. */
export interface FailedSending {
  readonly artistId: string;
  readonly productId: string;
  readonly title: string;
  readonly count: number;
  /** There are more than were read. */
  readonly more: boolean;
}

/** Failed release-day messages of artists, by release. Throws AppError. */
async function listFailedSending(access: DataAccess, artistIds: readonly string[]): Promise<FailedSending[]> {
  const lists = await Promise.all(
    artistIds.map((artistId) =>
      readDocuments(access, documents.signups(artistId), { filters: [['state', '==', 'failed']], limit: MOST }),
    ),
  );
  return lists.flatMap((signups) => {
    const byRelease = new Map<string, FailedSending>();
    for (const { ownerId, productId, releaseTitle } of signups) {
      if (productId === null) continue;
      const count = (byRelease.get(productId)?.count ?? 0) + 1;
      byRelease.set(productId, {
        artistId: ownerId,
        productId,
        title: releaseTitle,
        count,
        more: signups.length === MOST,
      });
    }
    return [...byRelease.values()];
  });
}

export const failedSendingOptions = (access: DataAccess, artistIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.failedSending(artistIds),
    queryFn: () => listFailedSending(access, artistIds),
  });
