import type { Medley } from '@countin/domain/medley';
import { profileCardVersion, type PageRequest, type PageResponse, type PageServices } from '@countin/domain/pages';
import { linkStateAt, nextPageChange, type ArtistPage } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { artistUrl, medleySuccessPath } from '@countin/domain/urls';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { brandSheets } from '../brand/brand-css.ts';
import { answerJson, answerPage, seeOther } from '../page/answer.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { renderDocument } from '../document/render-document.tsx';
import { oembedLink } from '../urls/oembed-link.ts';
import { followLink, linkRequested } from '../urls/outgoing-link.ts';
import { artistFeedLinks } from '../urls/feed-links.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import { artistBranding } from '../catalogue/profile-colours.ts';
import { answerSignup, type SignupOutcome } from '../signup/signup-answer.ts';
import { followOffer, type SignupOffer } from '../signup/signup-offer.ts';
import { unavailablePage } from '../error-pages/error-page.tsx';
import { artistStructuredData } from './artist-structured-data.ts';
import { requestedSection, type ListSection } from './shown-section.ts';
import { artistStyles } from './artist-styles.ts';
import { ArtistView } from './artist-view.tsx';
import { nextChange, releaseRow, type ReleaseRow } from '../catalogue/release-row.ts';

/** Releases on one page; more than most artists have. */
const MOST_RELEASES = 100;

/** Data for the script of an artist's page. */
export interface ArtistData {
  readonly page: 'artist';
  readonly language: string;
  readonly countdown: CountdownSetup;
}

/**
 * The public page of an artist, or what came of its form.
 *
 * @param artist who was found under the slug
 */
export async function artistPage(
  request: PageRequest,
  services: PageServices,
  artist: ArtistPage,
): Promise<PageResponse> {
  const link = linkRequested(request);
  if (link !== null) return followLink(request, linkOf(artist, link, request.now));
  const context = openPage(request, services, 'fourtrack', 'artist');
  try {
    const only = requestedSection(context);
    const [releases, medley] = await Promise.all([
      services.read.releasesOfArtist(artist.id, MOST_RELEASES),
      only ? null : medleyOf(context, artist),
    ]);
    const rows = [...releases, ...(await olderPinned(services, artist, releases))].map((each) =>
      releaseRow(context, each),
    );
    const offer = followOffer(artist, releases[0]);
    const outcome = request.method === 'POST' ? await answerSignup(context, offer) : null;
    // A refusal that the script shows is no failure of its request: browsers would log it as one.
    if (outcome && request.wantsJson)
      return answerJson(outcome.status === 422 ? 200 : outcome.status, outcome.answer, outcome.headers);
    // A reload must not post again; without a subdomain the page itself says what came of it.
    if (outcome?.answer.ok && request.host.kind === 'subdomain') return seeOther(medleySuccessPath(context.language));
    return await showArtist(context, { artist, medley, releases, rows, offer, outcome, only });
  } catch (error) {
    services.log('An artist page could not be read', error);
    return unavailablePage(context);
  }
}

/** A link that the page shows, or the tickets of a show. */
function linkOf({ pageLinks, shows }: ArtistPage, name: string, now: number): Parameters<typeof followLink>[1] {
  const link = pageLinks.find((each) => each.id === name && linkStateAt(each, now) === 'visible');
  const url = link?.url ?? shows.find(({ id }) => id === name)?.ticketUrl;
  return url ? { url, click: { kind: 'link', url } } : null;
}

/** The pinned release where it is older than those that the page lists. */
async function olderPinned(
  { read }: PageServices,
  { id, pinnedRelease }: ArtistPage,
  releases: readonly ReleasePage[],
): Promise<readonly ReleasePage[]> {
  if (pinnedRelease === null || releases.length < MOST_RELEASES) return [];
  if (releases.some((release) => release.id === pinnedRelease)) return [];
  return (await read.releasesByIds([pinnedRelease])).filter(({ artistId }) => artistId === id);
}

/** The page is as good without it. */
async function medleyOf({ services }: PageContext, artist: ArtistPage): Promise<Medley | null> {
  try {
    return await services.read.medley(artist.id);
  } catch (error) {
    services.log('A medley could not be read', error);
    return null;
  }
}

interface ShownArtist {
  readonly artist: ArtistPage;
  readonly medley: Medley | null;
  readonly releases: readonly ReleasePage[];
  readonly rows: readonly ReleaseRow[];
  readonly offer: SignupOffer;
  readonly outcome: SignupOutcome | null;
  readonly only: ListSection | null;
}

async function showArtist(
  context: PageContext,
  { artist, medley, releases, rows, offer, outcome, only }: ShownArtist,
): Promise<PageResponse> {
  const { t, request, origins } = context;
  const canonical = artistUrl(origins, artist.customSlug);
  const data: ArtistData = {
    page: 'artist',
    language: context.language,
    countdown: countdownSetup(context),
  };
  const document = await renderDocument(context, {
    title: artist.name,
    description: t(medley ? 'medley:description' : 'artist:description', { artist: artist.name }),
    canonical,
    type: 'profile',
    card: { kind: 'artist', id: artist.customSlug, version: profileCardVersion(artist) },
    structuredData: artistStructuredData(t, artist, canonical, rows, request.now),
    alternates: [...artistFeedLinks(context, artist), oembedLink(context, canonical, artist.name)],
    styles: [
      artistStyles({ medley: medley !== null, labelBrand: artist.labelBrand !== null }),
      ...brandSheets({ ...artistBranding(artist, releases[0]), site: 'fourtrack' }),
    ],
    data,
    body: <ArtistView view={context} facts={{ artist, medley, rows, offer, answer: outcome?.answer ?? null, only }} />,
  });
  if (outcome) return answerPage(outcome.status, document, outcome.headers);
  const changes = [nextChange(rows), nextPageChange(artist, request.now)].filter((at) => at !== null);
  return answerPage(200, document, {
    'cache-control': publicCacheControl(request.now, changes.length === 0 ? null : Math.min(...changes)),
  });
}
