import type { FeedChoice } from '@countin/domain/pages';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { artistUrl, FEED_FORMATS, feedPath, type FeedFormat } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';

/** Another form of a page, as `<link rel="alternate">` names it. */
export interface AlternateLink {
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** Media types of the formats of a feed, and what readers call them. */
export const FEED_TYPES = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
  ics: { type: 'text/calendar', name: null },
} as const satisfies Readonly<Record<FeedFormat, { readonly type: string; readonly name: string | null }>>;

export interface NamedFeedLink extends AlternateLink {
  readonly name: string;
}

/** A label's feeds, at its own address, with the filter of the page. */
export function labelFeedLinks(
  view: PageView,
  { name, customSlug }: Pick<LabelProfile, 'name' | 'customSlug'>,
  choice: FeedChoice,
): NamedFeedLink[] {
  return linksAt(view, view.origins.subdomain(customSlug), view.t('label:feedTitle', { label: name }), choice);
}

/** No filter. */
export const WHOLE_FEED: FeedChoice = { artist: null, kind: null };

/** Whether a visitor sees a part of the feed. */
export function isNarrowed({ artist, kind }: FeedChoice): boolean {
  return artist !== null || kind !== null;
}

/** Query of a feed with a visitor's filter, with its `?`; empty for the whole feed. */
export function choiceQuery({ artist, kind }: FeedChoice, further: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(artist && { artist }), ...(kind && { kind }), ...further }).toString();
  return query === '' ? '' : `?${query}`;
}

/** An artist's feeds, at the artist's one address. */
export function artistFeedLinks(
  view: PageView,
  { name, customSlug }: Pick<ArtistProfile, 'name' | 'customSlug'>,
): NamedFeedLink[] {
  return linksAt(view, artistUrl(view.origins, customSlug), view.t('label:artistFeedTitle', { artist: name }));
}

function linksAt({ t }: PageView, base: string, title: string, choice?: FeedChoice): NamedFeedLink[] {
  return FEED_FORMATS.map((format) => ({
    type: FEED_TYPES[format].type,
    title,
    name: FEED_TYPES[format].name ?? t('label:calendar'),
    href: base + feedPath(format) + (choice ? choiceQuery(choice) : ''),
  }));
}
