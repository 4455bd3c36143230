import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { coverColours } from '@countin/domain/release';
import { parseEmbedPath, artistUrl, isEmbedPath } from '@countin/domain/urls';
import { nextChange, releaseRow } from '../catalogue/release-row.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { factsFromMedley } from '../medley/medley-facts.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import medleySheet from '../medley/medley.css?inline';
import strips from '../catalogue/release-strips.css?inline';
import { embedDocument } from './embed-document.tsx';
import { labelEmbed } from './label-embed.tsx';
import { ArtistEmbed, MissingEmbed, ReleaseEmbed } from './embed-views.tsx';

/** Answers `/embed/release/{productId}` and `/embed/{slug}` of an artist or a label; null for any other path. */
export async function embedPage(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  if (!isEmbedPath(request.path)) return null;
  const embedded = parseEmbedPath(request.path);
  const context = openPage(request, services, embedded?.kind === 'release' ? 'countin' : 'fourtrack', 'embed');
  try {
    if (embedded?.kind === 'release') return await releaseEmbed(context, embedded.id);
    const found = embedded ? await services.read.profileBySlug(embedded.slug) : null;
    if (found?.kind === 'label') return await feedEmbed(request, services, found.profile);
    return await artistEmbed(context, found?.kind === 'artist' ? found.profile : null);
  } catch (error) {
    services.log('An embedded page could not be read', error);
    return missing(context, 503, context.t('unavailable.text'), { 'cache-control': 'no-store', 'retry-after': '10' });
  }
}

async function releaseEmbed(context: PageContext, productId: string): Promise<PageResponse> {
  const { t, request, services } = context;
  const release = await services.read.releasePage(productId);
  if (!release) return missing(context, 404, t('embed:missing'), { 'cache-control': 'no-store' });
  const row = releaseRow(context, release);
  return embedDocument(context, {
    title: t('embed:release', { title: release.title, artist: release.artistName }),
    canonical: row.href,
    colours: coverColours(release),
    headers: { 'cache-control': publicCacheControl(request.now, nextChange([row])) },
    body: <ReleaseEmbed view={context} row={row} />,
  });
}

/** In the languages that the label offers, and in the colours of Countin. */
function feedEmbed(request: PageRequest, services: PageServices, label: LabelProfile): Promise<PageResponse> {
  return labelEmbed(openPage(request, services, 'countin', 'label', undefined, label.feedLanguages), label);
}

async function artistEmbed(context: PageContext, artist: ArtistProfile | null): Promise<PageResponse> {
  const { t, request, services, origins } = context;
  if (!artist) return missing(context, 404, t('embed:missing'), { 'cache-control': 'no-store' });
  const medley = await services.read.medley(artist.id);
  const colours = artist.accent === null ? (artist.pictureImage?.colours ?? artist.picture?.colours) : [artist.accent];
  return embedDocument(context, {
    title: t('embed:artist', { artist: artist.name }),
    canonical: artistUrl(origins, artist.customSlug),
    ...(colours && { colours }),
    styles: medley ? [strips + medleySheet] : [],
    headers: { 'cache-control': publicCacheControl(request.now, null) },
    body: (
      <ArtistEmbed
        view={context}
        artist={artist}
        medley={medley}
        facts={medley ? factsFromMedley(context, medley) : []}
      />
    ),
  });
}

function missing(
  context: PageContext,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<PageResponse> {
  return embedDocument(context, { status, title: text, headers, body: <MissingEmbed view={context} text={text} /> });
}
