import { documents } from '@countin/domain/documents';
import { hasSearchWords, searchWords, type ReleaseSummary } from '@countin/domain/release';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { parseDocuments } from '../documents/parse-document.ts';
import { findDocuments } from '../documents/read-documents.ts';
import { joinedReleases } from './joined-artists.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Number of results for a single word. */
const RESULTS = 10;
/** Documents read for several words: the query matches one of them, and the others narrow its answer. */
const READS = 40;

/**
 * Releases that a user owns or may read as a member, most recently changed first. Each has every word of the text in
 * title, artist or label. For results while typing: one query, at most {@link READS} documents, and as much for joined
 * artists. Without words there are none. Throws AppError.
 */
export async function findReleases(
  client: QueryClient,
  access: DataAccess,
  uid: string,
  text: string,
): Promise<ReleaseSummary[]> {
  const words = searchWords(text);
  // The longest word probably matches the fewest releases.
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const owners: readonly (readonly Filter[])[] = [
    [['createdBy', '==', uid]],
    ...(await joinedReleases(client, access, uid)),
  ];
  const found = await Promise.all(
    owners.map((owner) =>
      findDocuments(access, documents.releaseSummaries().path, {
        filters: [...owner, ['searchTokens', 'array-contains', longest]],
        order: [['updatedAt', 'desc']],
        limit: words.length === 1 ? RESULTS : READS,
      }),
    ),
  );
  const fitting = found
    .flat()
    .filter(({ data: { searchTokens } }) =>
      hasSearchWords(Array.isArray(searchTokens) ? (searchTokens as string[]) : [], words),
    );
  return parseDocuments(access, documents.releaseSummaries, fitting)
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, RESULTS);
}

export const findReleasesOptions = (access: DataAccess, uid: string, text: string) =>
  queryOptions({
    queryKey: queryKeys.foundReleases(uid, searchWords(text).join(' ')),
    queryFn: ({ client }) => findReleases(client, access, uid, text),
  });
