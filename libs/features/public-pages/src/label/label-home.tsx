import {
  ALL_RELEASES,
  profileCardVersion,
  readFeedPage,
  type FeedPage,
  type PageRequest,
  type PageResponse,
  type PageServices,
} from '@countin/domain/pages';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { brandSheets } from '../brand/brand-css.ts';
import { profileColours } from '../catalogue/profile-colours.ts';
import { nextChange, releaseRow } from '../catalogue/release-row.ts';
import { renderDocument } from '../document/render-document.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { answerPage } from '../page/answer.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { openPage } from '../page/page-context.ts';
import { labelFeedLinks, WHOLE_FEED } from '../urls/feed-links.ts';
import { labelAddress } from '../urls/label-address.ts';
import { oembedLink } from '../urls/oembed-link.ts';
import { requestedCursor, requestedRosterStart } from '../urls/label-request.ts';
import { answerSignup } from '../signup/signup-answer.ts';
import { labelOffer } from '../signup/signup-offer.ts';
import { SIGNUP_STYLES } from '../signup/signup-styles.ts';
import { LabelHomeView } from './label-home-view.tsx';
import { FEED_PAGE, type LabelData } from './label-page.tsx';
import type { LabelHomeFacts } from './label-sections.tsx';
import { LABEL_STYLES } from './label-styles.ts';
import { labelStructuredData } from './label-structured-data.ts';
import { shownSections } from './shown-sections.ts';

/** Artists on one page of a roster. */
export const ROSTER_PAGE = 24;

/**
 * A label's public page, at the root of its subdomain, or a further page of its releases or roster. After its form was
 * sent, it shows the outcome.
 */
export async function labelHome(
  request: PageRequest,
  services: PageServices,
  label: LabelProfile,
): Promise<PageResponse> {
  const context = openPage(request, services, 'countin', 'label');
  const read = await readHome(request, services, label);
  const shown = read.feed.releases;
  const rows = shown.map((release) => releaseRow(context, release));
  const pinned = read.pinned.map((release) => releaseRow(context, release));
  const { part, artistsFrom } = read;
  const offer = labelOffer(label, shown[0]);
  const outcome = request.method === 'POST' ? await answerSignup(context, offer) : null;
  const takesFans = part === 'all' && label.archivedAt === undefined;
  const nextArtist = artistsFrom + ROSTER_PAGE;
  const facts: LabelHomeFacts = {
    label,
    pinned,
    rows,
    nextRelease: read.feed.next,
    artists: read.artists,
    artistsFrom,
    nextArtist: nextArtist < label.artistIds.length ? nextArtist : null,
    part,
    signup: takesFans ? { offer, answer: outcome?.answer ?? null } : null,
  };
  const address = labelAddress(context, label);
  const data: LabelData = { page: 'label', language: context.language, countdown: countdownSetup(context) };
  const document = await renderDocument(context, {
    title: label.name,
    description: context.t('label:description', { label: label.name }),
    // Further pages change with every release: only the first is for search engines.
    ...(part === 'all' && {
      canonical: address,
      card: { kind: 'label', id: label.customSlug, version: profileCardVersion(label) },
    }),
    structuredData: labelStructuredData(context, label, address, shown),
    alternates: [
      ...labelFeedLinks(context, label, WHOLE_FEED),
      ...(label.feedEmbedding === 'nowhere' ? [] : [oembedLink(context, address, label.name)]),
    ],
    styles: [
      LABEL_STYLES + (takesFans ? SIGNUP_STYLES : ''),
      ...brandSheets({ ...label, colours: profileColours(label, shown[0] ?? read.pinned[0]) }),
    ],
    data,
    body: <LabelHomeView view={context} facts={facts} />,
  });
  if (outcome) return answerPage(outcome.status, document, outcome.headers);
  return answerPage(200, document, {
    'cache-control': publicCacheControl(request.now, nextChange([...rows, ...pinned])),
  });
}

interface HomeReads extends Pick<LabelHomeFacts, 'part' | 'artistsFrom'> {
  readonly feed: FeedPage;
  readonly pinned: readonly ReleasePage[];
  readonly artists: readonly ArtistProfile[];
}

/** Content of the page, read in parallel; sections that are off are not read. */
async function readHome(request: PageRequest, { read }: PageServices, label: LabelProfile): Promise<HomeReads> {
  const { now } = request;
  const after = requestedCursor(request);
  const artistsFrom = after ? 0 : requestedRosterStart(request);
  const part = after ? 'releases' : artistsFrom > 0 ? 'roster' : 'all';
  const sections = shownSections(label);
  const artistIds = label.artistIds.slice(artistsFrom, artistsFrom + ROSTER_PAGE);
  const [feed, pinned, artists] = await Promise.all([
    part !== 'roster' && sections.includes('releases')
      ? readFeedPage((filter, ...requested) => read.releasesOfLabel(label.id, { filter, now }, ...requested), {
          filter: ALL_RELEASES,
          most: FEED_PAGE,
          now,
          after,
        })
      : Promise.resolve({ releases: [], next: null }),
    part === 'all' && sections.includes('pinned') && label.pinned.length > 0
      ? read.releasesByIds(label.pinned)
      : Promise.resolve([]),
    part !== 'releases' && sections.includes('roster') && artistIds.length > 0
      ? read.artistsByIds(artistIds)
      : Promise.resolve([]),
  ]);
  // A pinned release may have left the label since.
  return { feed, pinned: pinned.filter(({ labelId }) => labelId === label.id), artists, artistsFrom, part };
}
