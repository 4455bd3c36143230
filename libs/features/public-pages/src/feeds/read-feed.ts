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

/** Content of a feed, independent of its format. */
export interface ReleaseFeed {
  readonly context: PageContext;
  readonly title: string;
  readonly description: string;
  /** URL of the HTML page. */
  readonly home: string;
  /** URL of the page or host that the feed's path is appended to. */
  readonly base: string;
  readonly releases: readonly ReleasePage[];
}

/** Maximum number of entries. Readers poll often and show the newest entries only. */
const ENTRIES = 50;
/** Time between the first and the last time zone to reach a `local` moment, milliseconds. */
const WAVE_MS = 26 * 3_600_000;

/**
 * Reads the content of a feed. The language comes from the URL or from the owner's profile, not from the client:
 * feeds are fetched by programs, and all clients get the same feed.
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
