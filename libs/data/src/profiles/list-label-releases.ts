import { documents } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { findDocuments, readDocuments } from '../documents/read-documents.ts';
import { parseDocuments } from '../documents/parse-document.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type Filter } from '../ports/document-store.ts';
import { Instant } from '../ports/instant.ts';
import { queryKeys } from '../query/query-keys.ts';
import { profileKeys } from './profile-keys.ts';

/** Releases per page of a label's list. A page of 50 has 94 kB, half a second of a slow network. */
const LABEL_RELEASES_PAGE = 20;

/** States in which a label's releases are listed. Drafts are their artists' own. */
export const LABEL_RELEASE_STATES = ['scheduled', 'released', 'archived'] as const;
/** One of {@link LABEL_RELEASE_STATES}. */
export type LabelReleaseState = (typeof LABEL_RELEASE_STATES)[number];

/** Cursor: the last release of a page. Serializable. */
interface LabelCursor {
  readonly at: readonly [seconds: number, nanoseconds: number];
  readonly id: string;
}
interface LabelReleasesPage {
  readonly items: readonly ReleasePage[];
  readonly next: LabelCursor | null;
}

/**
 * One page of a label's releases: scheduled ones soonest first, others newest first. An indexed query reads only the
 * documents of the page. Throws AppError.
 */
async function listLabelReleases(
  access: DataAccess,
  { labelId, state }: { readonly labelId: string; readonly state: LabelReleaseState },
  now: number,
  after: LabelCursor | null = null,
): Promise<LabelReleasesPage> {
  const direction = state === 'scheduled' ? 'asc' : 'desc';
  const address = documents.releasePages();
  const found = await findDocuments(access, address.path, {
    filters: [['labelId', '==', labelId], ...filtersOf(state, now)],
    order: [
      ['firstInstant', direction],
      [DOCUMENT_ID, direction],
    ],
    ...(after && { after: [new Instant(...after.at), after.id] }),
    limit: LABEL_RELEASES_PAGE,
  });
  const last = found.length === LABEL_RELEASES_PAGE ? found.at(-1) : undefined;
  const instant = last?.data['firstInstant'];
  return {
    items: parseDocuments(access, address, found),
    next: last && instant instanceof Instant ? { at: [instant.seconds, instant.nanoseconds], id: last.id } : null,
  };
}

function filtersOf(state: LabelReleaseState, now: number): Filter[] {
  const at = new Instant(Math.floor(now / 1000), 0);
  switch (state) {
    case 'scheduled':
      return [
        ['status', '==', 'published'],
        ['firstInstant', '>=', at],
      ];
    case 'released':
      return [
        ['status', '==', 'published'],
        ['firstInstant', '<', at],
      ];
    case 'archived':
      return [['status', '==', 'archived']];
  }
}

export const labelReleasesOptions = (access: DataAccess, labelId: string, state: LabelReleaseState) =>
  infiniteQueryOptions({
    queryKey: profileKeys.labelReleases(labelId, state),
    queryFn: ({ pageParam }) => listLabelReleases(access, { labelId, state }, Date.now(), pageParam),
    initialPageParam: null as LabelCursor | null,
    getNextPageParam: (page) => page.next,
    refetchOnWindowFocus: (query) => (query.state.data?.pages.length ?? 0) <= 3,
  });

/** Published releases that a label has pinned, in no order. */
export const pinnedReleasesOptions = (access: DataAccess, labelId: string, productIds: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.publicReleases({ labelId, productIds }),
    queryFn: async (): Promise<ReleasePage[]> => {
      if (productIds.length === 0) return [];
      const found = await readDocuments(access, documents.releasePages(), {
        filters: [[DOCUMENT_ID, 'in', [...productIds]]],
        limit: productIds.length,
      });
      return found.filter((release) => release.labelId === labelId && release.status === 'published');
    },
  });
