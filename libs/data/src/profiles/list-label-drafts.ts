import { documents, idPages } from '@countin/domain/documents';
import type { ReleaseSummary } from '@countin/domain/release';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readPage, type Cursor } from '../documents/page-of-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import type { Filter } from '../ports/document-store.ts';
import { listRoster, ROSTER_PAGE } from './list-roster.ts';
import { profileKeys } from './profile-keys.ts';

/** A draft with the name of its artist. */
export interface LabelDraft {
  readonly draft: ReleaseSummary;
  readonly artistName: string;
}

interface LabelDraftsPage {
  readonly items: readonly LabelDraft[];
  readonly next: Cursor | null;
}

/**
 * One page of the drafts that agreements open to a label, most recently changed first. One query for 30 artists, and one
 * for the names. Throws AppError.
 *
 * @param artistIds artists whose releases the user may see
 */
async function listLabelDrafts(
  access: DataAccess,
  artistIds: readonly string[],
  after: Cursor | null = null,
): Promise<LabelDraftsPage> {
  const drafts: Filter = ['status', '==', 'draft'];
  const sources = idPages(artistIds).map((page): readonly Filter[] => [['artistId', 'in', page], drafts]);
  const [first, ...others] = sources;
  if (!first) return { items: [], next: null };
  const page = await readPage(access, documents.releaseSummaries(), {
    field: 'updatedAt',
    filters: first,
    joined: Promise.resolve(others),
    size: ROSTER_PAGE,
    after,
  });
  const artists = await listRoster(access, [...new Set(page.items.map(({ artistId }) => artistId))]);
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return {
    items: page.items.map((draft) => ({ draft, artistName: names.get(draft.artistId) ?? '' })),
    next: page.next,
  };
}

export const labelDraftsOptions = (access: DataAccess, labelId: string, artistIds: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: profileKeys.labelDrafts(labelId, artistIds),
    queryFn: ({ pageParam }) => listLabelDrafts(access, artistIds, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
