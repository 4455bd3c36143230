import type { ArtistProfile, LabelProfile } from '@countin/domain';
import type { PageView } from '../page/page-view.ts';

/** Another form of a page, as `<link rel="alternate">` names it. */
export interface AlternateLink {
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

/** Formats that a feed comes in, by the end of its name. */
export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
  ics: { type: 'text/calendar', name: null },
} as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

export interface NamedFeedLink extends AlternateLink {
  readonly name: string;
}

/** A label's feeds, at its own address. */
export function labelFeedLinks(
  view: PageView,
  { name, customSlug }: Pick<LabelProfile, 'name' | 'customSlug'>,
): NamedFeedLink[] {
  return linksAt(view, view.origins.subdomain(customSlug), view.t('label:feedTitle', { label: name }));
}

/** An artist's feeds, at the artist's one address. */
export function artistFeedLinks(
  view: PageView,
  { name, customSlug }: Pick<ArtistProfile, 'name' | 'customSlug'>,
): NamedFeedLink[] {
  return linksAt(view, `${view.origins.fourtrack}/${customSlug}`, view.t('label:artistFeedTitle', { artist: name }));
}

function linksAt({ t }: PageView, base: string, title: string): NamedFeedLink[] {
  return Object.entries(FEED_FORMATS).map(([format, { type, name }]) => ({
    type,
    title,
    name: name ?? t('label:calendar'),
    href: `${base}/feed.${format}`,
  }));
}
