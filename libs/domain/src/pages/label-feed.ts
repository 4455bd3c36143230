import type { FeedSettings } from '../profile/feed-settings.ts';
import type { ReleaseKind } from '../release/listed-product.ts';
import type { ReleasePage } from '../release/release-page.ts';
import { releaseDay } from '../release/release-day.ts';

/** Time between the first and the last time zone to reach a local moment, milliseconds. */
const WAVE_MS = 26 * 3_600_000;

/** Filter and order of a label's releases in a query. */
export interface FeedFilter {
  /** Empty for all artists. */
  readonly artistIds: readonly string[];
  /** The artist that a visitor has chosen. */
  readonly artistSlug: string | null;
  /** Empty for all kinds. */
  readonly kinds: readonly ReleaseKind[];
  readonly shows: FeedSettings['feedShows'];
  readonly from: number | null;
  readonly until: number | null;
  readonly order: FeedSettings['feedOrder'];
}

/** Filters that a visitor has chosen in a feed. */
export interface FeedChoice {
  readonly artist: string | null;
  readonly kind: ReleaseKind | null;
}

/** Combines a label's settings with a visitor's choice. Null if the choice excludes every release of the feed. */
export function feedFilter(settings: FeedSettings, { artist, kind }: FeedChoice): FeedFilter | null {
  const { feedKinds, feedArtists, feedShows, feedFrom, feedUntil, feedOrder } = settings;
  if (kind !== null && feedKinds.length > 0 && !feedKinds.includes(kind)) return null;
  return {
    artistIds: feedArtists,
    artistSlug: artist,
    kinds: kind === null ? feedKinds : [kind],
    shows: feedShows,
    from: feedFrom,
    until: feedUntil,
    order: feedOrder,
  };
}

/** One condition of a query on `releasePages`. Instants are milliseconds. */
export type FeedCondition =
  | readonly [field: 'labelId' | 'status' | 'artistSlug' | 'artistId' | 'kind', operator: '==', value: string]
  | readonly [field: 'artistId' | 'kind', operator: 'in', value: readonly string[]]
  | readonly [field: 'firstInstant', operator: '>=' | '<=', value: number];

/**
 * Conditions of the query of a feed's page. Around a year's end they may return releases outside the feed, so
 * {@link isInFeed} decides. Each combination has an index in `firestore.indexes.json`.
 */
export function feedConditions(labelId: string, filter: FeedFilter, now: number): FeedCondition[] {
  const { artistIds, artistSlug, kinds, shows, from, until } = filter;
  const startOf = (year: number) => Date.UTC(year, 0, 1);
  const earliest = [...(from === null ? [] : [startOf(from) - WAVE_MS]), ...(shows === 'upcoming' ? [now + 1] : [])];
  const latest = [...(until === null ? [] : [startOf(until + 1) + WAVE_MS]), ...(shows === 'released' ? [now] : [])];
  return [
    ['labelId', '==', labelId],
    ['status', '==', 'published'],
    ...(artistSlug === null ? oneOf('artistId', artistIds) : [['artistSlug', '==', artistSlug] as const]),
    ...oneOf('kind', kinds),
    ...(earliest.length === 0 ? [] : [['firstInstant', '>=', Math.max(...earliest)] as const]),
    ...(latest.length === 0 ? [] : [['firstInstant', '<=', Math.min(...latest)] as const]),
  ];
}

function oneOf(field: 'artistId' | 'kind', values: readonly string[]): FeedCondition[] {
  const [first] = values;
  if (first === undefined) return [];
  return values.length === 1 ? [[field, '==', first]] : [[field, 'in', values]];
}

/** Whether a release of the label is in the feed. Years follow its date. It is upcoming until it is out anywhere. */
export function isInFeed(filter: FeedFilter, release: ReleasePage, now: number): boolean {
  const year = Number(release.releaseMoment.date.slice(0, 4));
  const upcoming = releaseDay(release.releaseMoment, now, null).phase === 'before';
  return (
    (filter.artistIds.length === 0 || filter.artistIds.includes(release.artistId)) &&
    (filter.artistSlug === null || filter.artistSlug === release.artistSlug) &&
    (filter.kinds.length === 0 || filter.kinds.includes(release.kind)) &&
    (filter.shows === 'all' || (filter.shows === 'upcoming') === upcoming) &&
    (filter.from === null || year >= filter.from) &&
    (filter.until === null || year <= filter.until)
  );
}
