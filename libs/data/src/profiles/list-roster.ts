import { documents, IDS_A_QUERY } from '@countin/domain/documents';
import type { ArtistProfile } from '@countin/domain/profile';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID } from '../ports/document-store.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Artists per page of a roster: the maximum number of ids in one query. */
export const ROSTER_PAGE = IDS_A_QUERY;

/** A page of a roster's artists from a position on, in roster order. Omits deleted artists. Throws AppError. */
export async function listRoster(access: DataAccess, artistIds: readonly string[], from = 0): Promise<ArtistProfile[]> {
  const ids = artistIds.slice(from, from + ROSTER_PAGE);
  if (ids.length === 0) return [];
  const found = await readDocuments(access, documents.artistProfiles(), {
    filters: [[DOCUMENT_ID, 'in', ids]],
    limit: ROSTER_PAGE,
  });
  const byId = new Map(found.map((artist) => [artist.id, artist]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const rosterOptions = (access: DataAccess, artistIds: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: queryKeys.roster(artistIds),
    queryFn: ({ pageParam }) => listRoster(access, artistIds, pageParam),
    initialPageParam: 0,
    getNextPageParam: (_page, _pages, from) => (from + ROSTER_PAGE < artistIds.length ? from + ROSTER_PAGE : null),
  });
