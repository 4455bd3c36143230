import { releaseDay, resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { zoneName } from '../zone-name.ts';
import { formatDate } from './format.ts';

/**
 * The date of a release, such as `November 27`, as a reader in a time zone has it.
 *
 * @param now milliseconds since 1970, for the year to leave out
 * @param reader IANA zone of the reader, null if unknown: see `releaseDay`
 */
export function formatReleaseDate(locale: string, moment: ReleaseMoment, now: number, reader: string | null): string {
  const { at, zone } = releaseDay(moment, now, reader);
  return formatDate(locale, at, zone, now);
}

/** Name of the clock that a release's date is on, such as `Portugal Time`. Null if every reader has their own. */
export function clockOfReleaseDate(locale: string, moment: ReleaseMoment): string | null {
  return moment.mode === 'local' ? null : zoneName(locale, moment.zone, resolveMoment(moment, moment.zone).at);
}

/**
 * The date of a release for readers in any time zone: an instant names the clock of its date.
 *
 * @param now milliseconds since 1970, for the year to leave out
 */
export function formatReleaseDateForAll(locale: string, moment: ReleaseMoment, now: number): string {
  const date = formatReleaseDate(locale, moment, now, null);
  const clock = clockOfReleaseDate(locale, moment);
  return clock === null ? date : `${date} (${clock})`;
}
