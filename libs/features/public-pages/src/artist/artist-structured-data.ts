import type { ArtistPage } from '@countin/domain/profile';
import { genreName, type Translator } from '@countin/i18n';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import { artistEvents } from './artist-events.ts';

/** Releases that search engines are told of with the artist. */
const MOST = 10;

/** An artist as schema.org has it. https://schema.org/MusicGroup */
export function artistStructuredData(
  t: Translator,
  artist: ArtistPage,
  canonical: string,
  rows: readonly ReleaseRow[],
  now: number,
): object {
  const events = artistEvents(artist, canonical, now);
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicGroup',
    name: artist.name,
    url: canonical,
    ...(artist.genres.length > 0 && { genre: artist.genres.map((genre) => genreName(t, genre)) }),
    ...(artist.bio !== '' && { description: artist.bio }),
    ...(events.length > 0 && { event: events }),
    sameAs: Object.values(artist.socials),
    album: rows.slice(0, MOST).map(({ release, href }) => ({
      '@type': 'MusicAlbum',
      name: release.title,
      url: href,
      datePublished: release.releaseMoment.date,
    })),
  };
}
