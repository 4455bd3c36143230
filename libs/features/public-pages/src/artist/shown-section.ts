import type { ArtistSection } from '@countin/domain/profile';
import type { PageView } from '../page/page-view.ts';

/** Sections that have a page of their own when they are long. */
const LISTS = ['links', 'shows', 'releases'] as const satisfies readonly ArtistSection[];
/** One of these sections. */
export type ListSection = (typeof LISTS)[number];

/** Entries of a list on an artist's page. With more, a page with pictures would exceed the first packets. */
export const LIST_ENTRIES = 6;

/** The list that the address asks for; null for the whole page. */
export function requestedSection({ query }: Pick<PageView, 'query'>): ListSection | null {
  return LISTS.find((section) => section === query.get('section')) ?? null;
}
