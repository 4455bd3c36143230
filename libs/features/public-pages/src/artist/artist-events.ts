import { orderShows, showStart, type ArtistPage, type ArtistShow } from '@countin/domain/profile';
import { zoneOffsetAt } from '@countin/domain/locale';

/** Shows that search engines are told of with the artist. */
const MOST = 10;
const MINUTE = 60_000;

/** Upcoming shows as schema.org has them. https://schema.org/MusicEvent */
export function artistEvents(
  artist: Pick<ArtistPage, 'name' | 'shows'>,
  canonical: string,
  now: number,
): readonly object[] {
  return orderShows(artist.shows, now)
    .upcoming.slice(0, MOST)
    .map((show) => ({
      '@type': 'MusicEvent',
      name: `${artist.name}, ${show.venue}`,
      url: canonical,
      startDate: startDate(show),
      eventStatus: `https://schema.org/${show.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      performer: { '@type': 'MusicGroup', name: artist.name },
      location: {
        '@type': 'MusicVenue',
        name: show.venue,
        address: {
          '@type': 'PostalAddress',
          ...(show.city !== '' && { addressLocality: show.city }),
          ...(show.country !== null && { addressCountry: show.country }),
        },
      },
      ...(show.ticketUrl !== null && {
        offers: {
          '@type': 'Offer',
          url: show.ticketUrl,
          availability: `https://schema.org/${show.soldOut ? 'SoldOut' : 'InStock'}`,
        },
      }),
    }));
}

/** ISO 8601, with the offset of the show's zone where the time is known. */
function startDate(show: ArtistShow): string {
  if (show.time === null) return show.date;
  const at = showStart(show);
  const offset = zoneOffsetAt(show.zone, at) / MINUTE;
  const part = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  const wall = new Date(at + offset * MINUTE).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${part(offset / 60)}:${part(offset % 60)}`;
}
