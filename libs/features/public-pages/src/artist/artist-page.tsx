import { coverColours, type ArtistProfile, type PageRequest, type PageResponse, type PageServices, type ReleasePage } from '@countin/domain';
import { accentCss } from '@countin/theme';
import { answerPage } from '../answer.ts';
import { publicCacheControl } from '../cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { openPage, type PageContext } from '../page-context.ts';
import bar from '../bar/bar.css?inline';
import sheet from '../styles/artist.css?inline';
import strips from '../styles/strips.css?inline';
import { unavailablePage } from '../trouble/trouble-page.tsx';
import { ArtistView } from './artist-view.tsx';
import { nextRelease, releaseRow } from './release-row.ts';

/** Releases on one page; more than most artists have. */
const MOST_RELEASES = 100;

/** What the script of an artist's page must know. */
export interface ArtistData {
  readonly page: 'artist';
  readonly language: string;
  readonly share: { readonly text: string; readonly url: string };
  readonly texts: { readonly copied: string; readonly copyThis: string };
}

/**
 * The public page of an artist.
 *
 * @param artist who was found under the slug
 */
export async function artistPage(request: PageRequest, services: PageServices, artist: ArtistProfile): Promise<PageResponse> {
  const context = openPage(request, services, 'fourtrack', 'artist');
  try {
    return await showArtist(context, artist);
  } catch (error) {
    services.log('An artist page could not be read', error);
    return unavailablePage(context);
  }
}

async function showArtist(context: PageContext, artist: ArtistProfile): Promise<PageResponse> {
  const { t, request, services, origins } = context;
  const releases = await services.read.releasesOfArtist(artist.id, MOST_RELEASES);
  const rows = releases.map((release) => releaseRow(context, release));
  const canonical = `${origins.fourtrack}/${artist.customSlug}`;
  const description = t('artist:description', { artist: artist.name });
  const colours = coloursOf(artist, releases[0]);
  const data: ArtistData = {
    page: 'artist',
    language: context.language,
    share: { text: artist.name, url: canonical },
    texts: { copied: t('release:shared'), copyThis: t('release:shareFailed', { url: canonical }) },
  };
  const document = await renderDocument(context, {
    title: artist.name,
    description,
    canonical,
    type: 'profile',
    structuredData: {
      '@context': 'https://schema.org', '@type': 'MusicGroup', name: artist.name, url: canonical,
      ...(artist.genres.length > 0 && { genre: artist.genres }),
      ...(artist.bio !== '' && { description: artist.bio }),
      sameAs: Object.values(artist.socials),
      album: rows.slice(0, 20).map(({ release, href }) => ({ '@type': 'MusicAlbum', name: release.title, url: href, datePublished: release.releaseMoment.date })),
    },
    styles: [bar + strips + sheet, ...(colours ? [accentCss(colours, 'fourtrack')] : [])],
    data,
    body: <ArtistView context={context} artist={artist} rows={rows} />,
  });
  return answerPage(200, document, { 'cache-control': publicCacheControl(request.now, nextRelease(rows)) });
}

/** Chosen, or else from the picture that is shown, or from the newest cover. */
function coloursOf({ accent, picture, pictureImage }: ArtistProfile, newest: ReleasePage | undefined): readonly string[] | undefined {
  if (accent !== null) return [accent];
  return pictureImage?.colours ?? picture?.colours ?? (newest && coverColours(newest));
}
