import type { Origins } from '../deployment/deployment.ts';
import type { Language } from '../locale/language.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Formats of a feed, by the extension of its path. */
export const FEED_FORMATS = ['rss', 'json', 'ics'] as const;
/** RSS 2.0, JSON Feed 1.1 or iCalendar. */
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Path of an artist's page on 4track. */
export function artistPath(slug: string): string {
  return buildPath(PUBLIC_PATHS.artist, { slug });
}

/** Artist slug, in any spelling, from a path made by {@link artistPath}; null for any other path. */
export function parseArtistPath(path: string): string | null {
  return matchPath(PUBLIC_PATHS.artist, path)?.slug ?? null;
}

/** Path of an artist's feed on 4track. */
export function artistFeedPath(slug: string, format: FeedFormat): string {
  return buildPath(PUBLIC_PATHS.artistFeed, { slug, format });
}

/** Parses a path made by {@link artistFeedPath}; null for any other path. */
export function parseArtistFeedPath(path: string): { readonly slug: string; readonly format: FeedFormat } | null {
  const found = matchPath(PUBLIC_PATHS.artistFeed, path);
  const format = FEED_FORMATS.find((each) => each === found?.format);
  return found && format ? { slug: found.slug, format } : null;
}

/** Path of a feed on a subdomain, and on the main host with a label in the query. */
export function feedPath(format: FeedFormat): string {
  return buildPath(PUBLIC_PATHS.feed, { format });
}

/** Format of a path made by {@link feedPath}; null for any other path. */
export function parseFeedPath(path: string): FeedFormat | null {
  const found = matchPath(PUBLIC_PATHS.feed, path)?.format;
  return FEED_FORMATS.find((each) => each === found) ?? null;
}

/** Path of a label's releases on the main host. The query names the label. */
export function labelFeedPath(slug: string): string {
  return `${PUBLIC_PATHS.labelFeed}?${new URLSearchParams({ label: slug })}`;
}

/** Path of the page after following an artist, on the artist's subdomain. Contains no data about the follower. */
export function medleySuccessPath(language: Language): string {
  return `${PUBLIC_PATHS.medleySuccess}?${new URLSearchParams({ state: 'unconfirmed', lang: language })}`;
}

/** URL of an artist's page on 4track. */
export function artistUrl({ fourtrack }: Pick<Origins, 'fourtrack'>, slug: string): string {
  return fourtrack + artistPath(slug);
}

/** URL on the subdomain of an artist or a label; its start page if no path is given. */
export function subdomainUrl(
  { subdomain }: Pick<Origins, 'subdomain'>,
  slug: string,
  path: string = PUBLIC_PATHS.start,
): string {
  return subdomain(slug) + path;
}
