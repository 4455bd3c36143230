import { releaseDay, type ReleaseMoment } from '@countin/domain/release';
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
