import type { PageRequest, PageServices } from '@countin/domain/pages';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { artistUrl } from '@countin/domain/urls';
import { languagesWith } from '@countin/i18n';
import { labelAddress } from '../urls/label-address.ts';
import { openPage, type PageContext } from '../page/page-context.ts';
import { feedLine } from './feed-text.ts';

export type FeedOwner =
  | { readonly kind: 'artist'; readonly profile: ArtistProfile }
  | { readonly kind: 'label'; readonly profile: LabelProfile };

/** Everything a feed is written from. */
export interface ReleaseFeed {
  readonly context: PageContext;
  readonly title: string;
  readonly description: string;
  /** The page for people. */
  readonly home: string;
  /** URL of the page or host that the feed's path is appended to. */
  readonly base: string;
  readonly releases: readonly ReleasePage[];
}

/** Entries of a feed; readers ask often and look at the newest. */
const ENTRIES = 50;
/** A `local` moment comes to the last zone of the world this long after the first. */
const WAVE_MS = 26 * 3_600_000;

/**
 * What a feed is written from. Everybody gets the same: its language is the address's or its owner's, since feeds are
 * fetched by programs.
 */
export async function readFeed(
  request: PageRequest,
  services: PageServices,
  owner: FeedOwner,
  coming: boolean,
): Promise<ReleaseFeed> {
  const { language, name, id, customSlug } = owner.profile;
  const wanted = languagesWith('label').includes(language) ? language : undefined;
  const context = openPage({ ...request, acceptLanguage: '', cookies: {} }, services, 'countin', 'label', wanted);
  const { read } = services;
  const releases = coming
    ? await read.comingReleases(
        owner.kind === 'label' ? { labelId: id } : { artistId: id },
        request.now - WAVE_MS,
        ENTRIES,
      )
    : await (owner.kind === 'label' ? read.releasesOfLabel(id, ENTRIES) : read.releasesOfArtist(id, ENTRIES));
  const { t, origins } = context;
  const label = owner.kind === 'label';
  return {
    context,
    title: feedLine(label ? t('label:feedTitle', { label: name }) : t('label:artistFeedTitle', { artist: name })),
    description: feedLine(label ? t('label:description', { label: name }) : t('artist:description', { artist: name })),
    home: label ? labelAddress(context, owner.profile) : artistUrl(origins, customSlug),
    base: label ? origins.subdomain(customSlug) : artistUrl(origins, customSlug),
    releases,
  };
}
