import type { Language } from '@countin/domain/locale';
import { listCursorText, type ListCursor, type PageRequest, type PageServices } from '@countin/domain/pages';
import { DEFAULT_FEED_SETTINGS, type ArtistPage, type FeedSettings, type LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { artistUrl, feedPath, type FeedFormat } from '@countin/domain/urls';
import { languagesWith } from '@countin/i18n';
import { choiceQuery } from '../urls/feed-links.ts';
import { labelAddress } from '../urls/label-address.ts';

import { openPage, type PageContext } from '../page/page-context.ts';
import { isComing } from '../calendar/show-event.ts';
import { feedLine } from './feed-text.ts';
import { feedChoice, readLabelFeed } from './read-label-feed.ts';

export type FeedOwner =
  | { readonly kind: 'artist'; readonly profile: ArtistPage }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** Content of a feed, independent of its format. */
export interface ReleaseFeed {
  readonly context: PageContext;
  readonly title: string;
  readonly description: string;
  /** URL of the HTML page. */
  readonly home: string;
  /** URL of this page of the feed, of its first and of its next page (RFC 5005). */
  readonly self: string;
  readonly first: string;
  readonly next: string | null;
  /** WebSub hub of this address. Hubs are told about whole feeds, not about filters and further pages. */
  readonly hub: string | null;
  readonly fields: FeedSettings['feedFields'];
  readonly releases: readonly ReleasePage[];
  /** The artist whose upcoming shows a calendar has; null for a label. */
  readonly artist: ArtistPage | null;
}

/** Maximum number of entries of an artist's feed. Readers poll often and show the newest entries only. */
const ENTRIES = 50;
/** Calendars have no pages: they hold every upcoming release up to this number. */
const EVENTS = 200;
/** Time between the first and the last time zone to reach a `local` moment, milliseconds. */
const WAVE_MS = 26 * 3_600_000;

/**
 * Reads the content of a feed. The language comes from the URL or from the owner's profile, not from the client.
 * Programs fetch feeds, and all clients get the same one.
 */
export async function readFeed(
  request: PageRequest,
  services: PageServices,
  owner: FeedOwner,
  format: FeedFormat,
): Promise<ReleaseFeed> {
  const { name } = owner.profile;
  const settings = owner.kind === 'label' ? owner.profile : DEFAULT_FEED_SETTINGS;
  const context = openFeed(request, services, owner.profile.language, settings.feedLanguages);
  const { releases, next } = await releasesOf(request, services, owner, format === 'ics');
  const addresses = addressesOf(context, owner, format, next);
  const { t } = context;
  const label = owner.kind === 'label';
  const about = label ? t('label:description', { label: name }) : t('artist:description', { artist: name });
  const artist = owner.kind === 'artist' ? owner.profile : null;
  const shows = format === 'ics' && artist ? artist.shows.filter((show) => isComing(show, request.now)) : [];
  const isEmpty = releases.length + shows.length === 0;
  return {
    context,
    title: feedLine(label ? t('label:feedTitle', { label: name }) : t('label:artistFeedTitle', { artist: name })),
    description: feedLine(isEmpty ? `${about} ${t('label:nothing')}` : about),
    ...addresses,
    hub: addresses.self.includes('?') || format === 'ics' ? null : (services.hub ?? null),
    fields: settings.feedFields,
    releases,
    artist,
  };
}

/** @param offered languages that the owner has chosen for the feed; all if empty */
function openFeed(request: PageRequest, services: PageServices, language: Language, offered: readonly Language[]) {
  const own = offered.length === 0 || offered.includes(language) ? language : offered[0];
  const wanted = languagesWith('label').find((known) => known === own);
  return openPage({ ...request, acceptLanguage: '', cookies: {} }, services, 'countin', 'label', wanted, offered);
}

async function releasesOf(
  request: PageRequest,
  services: PageServices,
  owner: FeedOwner,
  coming: boolean,
): Promise<{ readonly releases: readonly ReleasePage[]; readonly next: ListCursor | null }> {
  const { read } = services;
  if (owner.kind === 'artist') {
    const { id } = owner.profile;
    const releases = coming
      ? await read.comingReleases({ artistId: id }, request.now - WAVE_MS, ENTRIES)
      : await read.releasesOfArtist(id, ENTRIES);
    return { releases, next: null };
  }
  const { profile } = owner;
  if (!coming) return readLabelFeed(request, services, profile, profile.feedCount);
  const withoutPlace = new URLSearchParams([...request.query].filter(([name]) => name !== 'after'));
  // The soonest first, whatever the feed's order: what exceeds the limit is furthest away.
  const soonest: LabelProfile = { ...profile, feedOrder: 'oldest' };
  const upcoming: LabelProfile = profile.feedShows === 'all' ? { ...soonest, feedShows: 'upcoming' } : soonest;
  const { releases } = await readLabelFeed({ now: request.now, query: withoutPlace }, services, upcoming, EVENTS);
  return { releases, next: null };
}

function addressesOf(context: PageContext, { kind, profile }: FeedOwner, format: FeedFormat, next: ListCursor | null) {
  const { origins, request } = context;
  const { customSlug } = profile;
  const base = (kind === 'label' ? origins.subdomain(customSlug) : artistUrl(origins, customSlug)) + feedPath(format);
  const choice = kind === 'label' ? feedChoice(request) : { artist: null, kind: null };
  const lang = request.query.get('lang');
  const kept = { ...(lang !== null && { lang }) };
  const after = kind === 'label' ? request.query.get('after') : null;
  const first = base + choiceQuery(choice, kept);
  return {
    home: kind === 'label' ? labelAddress(context, profile) : artistUrl(origins, customSlug),
    first,
    self: after === null ? first : base + choiceQuery(choice, { ...kept, after }),
    next: next && base + choiceQuery(choice, { ...kept, after: listCursorText(next) }),
  };
}
