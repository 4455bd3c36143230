import { resolveWallClock } from '../release/release-moment.ts';
import type { ArtistLink, ArtistPage, ArtistShow } from './artist-page.ts';

const HOUR = 3_600_000;
/** Length of a show whose end is not known, milliseconds. */
const SHOW_MS = 4 * HOUR;

type Visibility = NonNullable<ArtistLink['from']>;

const instantOf = ({ date, time, zone }: Visibility) => resolveWallClock(date, time, zone).at;

/** Whether fans see a link, and if not, why. */
export type LinkState = 'visible' | 'off' | 'waiting' | 'over';

/** State of a link at an instant, milliseconds since 1970. */
export function linkStateAt({ shown, from, until }: ArtistLink, now: number): LinkState {
  if (!shown) return 'off';
  if (until && now >= instantOf(until)) return 'over';
  return from && now < instantOf(from) ? 'waiting' : 'visible';
}

/** Start of a show, milliseconds since 1970. Without a time, the start of its day in its zone. */
export function showStart({ date, time, zone }: ArtistShow): number {
  return resolveWallClock(date, time ?? '00:00', zone).at;
}

/** End of a show: the end of its local day, or four hours after its start if that is later. */
export function showEnd(show: ArtistShow): number {
  const dayEnd = resolveWallClock(nextDay(show.date), '00:00', show.zone).at;
  return show.time === null ? dayEnd : Math.max(dayEnd, showStart(show) + SHOW_MS);
}

/** Upcoming shows, the soonest first, and past ones, the latest first. */
export function orderShows(
  shows: readonly ArtistShow[],
  now: number,
): { readonly upcoming: readonly ArtistShow[]; readonly past: readonly ArtistShow[] } {
  const sorted = shows
    .map((show) => ({ show, start: showStart(show), end: showEnd(show) }))
    .toSorted((a, b) => a.start - b.start);
  return {
    upcoming: sorted.filter(({ end }) => end > now).map(({ show }) => show),
    past: sorted
      .filter(({ end }) => end <= now)
      .map(({ show }) => show)
      .toReversed(),
  };
}

/** The next instant at which links or shows change the page by themselves; null if none is due. */
export function nextPageChange(
  { pageLinks, shows }: Pick<ArtistPage, 'pageLinks' | 'shows'>,
  now: number,
): number | null {
  const instants = [
    ...pageLinks.flatMap(({ shown, from, until }) =>
      shown ? [from, until].flatMap((limit) => (limit ? [instantOf(limit)] : [])) : [],
    ),
    ...shows.map(showEnd),
  ].filter((at) => at > now);
  return instants.length === 0 ? null : Math.min(...instants);
}

function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
}
