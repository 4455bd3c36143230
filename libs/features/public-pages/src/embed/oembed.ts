import {
  EMBED_SIZES,
  embedCode,
  profileCardVersion,
  releaseCardVersion,
  type PageRequest,
  type PageResponse,
  type PageServices,
} from '@countin/domain/pages';
import {
  cardPath,
  CARD_SIZE,
  embedPath,
  parsePublicAddress,
  releaseReference,
  type Embedded,
  type PublicAddress,
  artistUrl,
} from '@countin/domain/urls';
import { publicCacheControl } from '../page/cache-control.ts';
import { SITE_NAMES } from '../brand/site-identity.ts';
import { feedLine } from '../feeds/feed-text.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import { labelAddress } from '../urls/label-address.ts';
import { findRelease } from '../catalogue/find-release.ts';

const CACHE_SECONDS = 3600;

/** Answers `/oembed?url=…` with what other sites put into their pages. https://oembed.com */
export async function oembed(request: PageRequest, services: PageServices): Promise<PageResponse> {
  const { query } = request;
  const format = query.get('format') ?? 'json';
  if (format !== 'json') return plain(501);
  const address = query.get('url');
  if (address === null) return plain(400);
  const shown = parsePublicAddress(address, services.sites);
  if (!shown) return plain(404);
  const context = openPage(request, services, 'countin', 'embed');
  try {
    const facts = await factsOf(context, shown);
    if (facts?.refused) return plain(401);
    return facts ? answer(context, facts) : plain(404);
  } catch (error) {
    services.log('An embed could not be described', error);
    return plain(503, { 'retry-after': '10' });
  }
}

interface EmbedFacts {
  readonly embedded: Embedded;
  readonly size: keyof typeof EMBED_SIZES;
  /** Its owner allows no site to embed it. */
  readonly refused?: boolean;
  readonly site: 'countin' | 'fourtrack';
  readonly title: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly thumbnail: string;
}

async function factsOf(
  { t, origins, services, language }: PageContext,
  shown: PublicAddress,
): Promise<EmbedFacts | null> {
  if (shown.kind === 'release') {
    const release = await findRelease(services.read, shown.reference);
    if (!release) return null;
    const author = { name: feedLine(release.artistName), url: artistUrl(origins, release.artistSlug) };
    return {
      embedded: { kind: 'release', id: release.id },
      size: 'release',
      site: 'countin',
      author,
      title: t('embed:release', { title: feedLine(release.title), artist: author.name }),
      thumbnail:
        origins.main +
        cardPath({ kind: 'release', id: releaseReference(release), language }, releaseCardVersion(release)),
    };
  }
  return profileFacts({ t, origins, services, language }, shown);
}

type FactsContext = Pick<PageContext, 't' | 'origins' | 'services' | 'language'>;

async function profileFacts(
  { t, origins, services, language }: FactsContext,
  shown: Extract<PublicAddress, { kind: 'profile' }>,
): Promise<EmbedFacts | null> {
  const found = await services.read.profileBySlug(shown.slug);
  if (!found) return null;
  const { kind, profile } = found;
  const name = feedLine(profile.name);
  const label = kind === 'label';
  return {
    embedded: shown,
    size: kind,
    refused: label && found.profile.feedEmbedding === 'nowhere',
    site: label ? 'countin' : 'fourtrack',
    author: { name, url: label ? labelAddress({ origins }, profile) : artistUrl(origins, profile.customSlug) },
    title: label ? t('label:feedTitle', { label: name }) : t('embed:artist', { artist: name }),
    thumbnail: origins.main + cardPath({ kind, id: profile.customSlug, language }, profileCardVersion(profile)),
  };
}

function answer(
  { origins, request }: PageContext,
  { embedded, size, site, title, author, thumbnail }: EmbedFacts,
): PageResponse {
  const most = EMBED_SIZES[size];
  const width = withinRequested(most.width, request.query.get('maxwidth'));
  const height = withinRequested(most.height, request.query.get('maxheight'));
  const described = {
    version: '1.0',
    type: 'rich',
    title,
    author_name: author.name,
    author_url: author.url,
    provider_name: SITE_NAMES[site],
    provider_url: `${site === 'countin' ? origins.main : origins.fourtrack}/`,
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: embedCode({ address: origins.main + embedPath(embedded), title, width, height }),
    thumbnail_url: thumbnail,
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
  };
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': publicCacheControl(request.now, null),
    },
    body: JSON.stringify(described),
  };
}

function withinRequested(most: number, requested: string | null): number {
  return /^[1-9]\d{0,4}$/.test(requested ?? '') ? Math.min(most, Number(requested)) : most;
}

function plain(status: number, headers: Readonly<Record<string, string>> = {}): PageResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: '',
  };
}
