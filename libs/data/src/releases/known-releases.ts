import type { ReleaseSummary } from '@countin/domain/release';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../query/query-keys.ts';

/** Releases that are looked at, so that a key press stays quick on a slow processor. */
const MOST = 200;

/**
 * Releases of a user that the lists and searches of this tab have read, most recently changed first. For results before
 * the server has answered; there may be others.
 */
export function knownReleases(client: QueryClient, uid: string): readonly ReleaseSummary[] {
  const byId = new Map<string, ReleaseSummary>();
  for (const [, data] of client.getQueriesData<ReleaseList>({
    queryKey: queryKeys.releaseLists(),
    predicate: ({ queryKey: [, , owner] }) => owner === uid,
  }))
    for (const release of releasesIn(data)) byId.set(release.id, release);
  return [...byId.values()].toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, MOST);
}

/** Data of a query below `releaseLists` of {@link queryKeys}: pages of a list, or results of a search. */
type ReleaseList =
  readonly ReleaseSummary[] | { readonly pages: readonly { readonly items: readonly ReleaseSummary[] }[] };

function releasesIn(data: ReleaseList | undefined): readonly ReleaseSummary[] {
  if (data === undefined) return [];
  return 'pages' in data ? data.pages.flatMap(({ items }) => items) : data;
}
