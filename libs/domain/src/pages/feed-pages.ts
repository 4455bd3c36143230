import { releaseDay } from '../release/release-day.ts';
import type { ReleasePage } from '../release/release-page.ts';
import { isInFeed, type FeedFilter } from './label-feed.ts';
import type { ListCursor } from './page-contract.ts';

/** Filter of all releases of a label, in the order of its page. */
export const ALL_RELEASES: FeedFilter = {
  artistIds: [],
  artistSlug: null,
  kinds: [],
  shows: 'all',
  from: null,
  until: null,
  order: 'newest',
};

/** Query of releases by {@link FeedFilter}, in the direction of its order. */
export type ReadFiltered = (filter: FeedFilter, limit: number, after?: ListCursor) => Promise<readonly ReleasePage[]>;

/** One page of a feed. */
export interface FeedPage {
  readonly releases: readonly ReleasePage[];
  /** The last release of this page if another page follows. */
  readonly next: ListCursor | null;
}

/** Key of a feed's page. */
export interface RequestedPage {
  readonly filter: FeedFilter;
  /** Maximum number of releases of the page. */
  readonly most: number;
  readonly now: number;
  readonly after?: ListCursor | undefined;
}

/**
 * Reads one page of a label's releases. "Newest first" means upcoming releases, the soonest first, then released ones, the
 * latest first. That takes one query, except for lists with more upcoming releases than a page holds: up to three.
 */
export async function readFeedPage(read: ReadFiltered, { filter, most, now, after }: RequestedPage): Promise<FeedPage> {
  const readPart = async (part: FeedFilter) =>
    pageOf(await read(part, most + 1, after), most, (release) => isInFeed(part, release, now));
  const soonest: FeedFilter = { ...filter, shows: 'upcoming', order: 'oldest' };
  if (filter.order === 'oldest' || filter.shows === 'released') return readPart(filter);
  if (filter.shows === 'upcoming') return readPart(soonest);
  if (after === undefined || after.firstInstant <= now) {
    const page = await readPart(filter);
    if (page.next === null || page.next.firstInstant <= now)
      return { ...page, releases: upcomingFirst(page.releases, now) };
  }
  // A page that ends with an upcoming release: the soonest ones are further down in the order of the query.
  const upcoming = await read(soonest, most + 1, after);
  const released: FeedFilter = { ...filter, shows: 'released' };
  const rest = upcoming.length > most ? [] : await read(released, most + 1 - upcoming.length);
  return pageOf([...upcoming, ...rest], most, (release, at) =>
    isInFeed(at < upcoming.length ? soonest : released, release, now),
  );
}

function pageOf(
  found: readonly ReleasePage[],
  most: number,
  isShown: (release: ReleasePage, at: number) => boolean,
): FeedPage {
  const page = found.slice(0, most);
  const last = page.at(-1);
  return {
    releases: page.filter(isShown),
    next: found.length > most && last ? { firstInstant: last.firstInstant, id: last.id } : null,
  };
}

/** Upcoming releases, the soonest first, before the others in their order. */
function upcomingFirst(releases: readonly ReleasePage[], now: number): readonly ReleasePage[] {
  const isUpcoming = (release: ReleasePage) => releaseDay(release.releaseMoment, now, null).phase === 'before';
  return [
    ...releases.filter(isUpcoming).toSorted((a, b) => a.firstInstant - b.firstInstant),
    ...releases.filter((release) => !isUpcoming(release)),
  ];
}
