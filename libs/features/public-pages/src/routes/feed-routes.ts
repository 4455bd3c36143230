import { originsOf } from '@countin/domain/deployment';
import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { artistFeedPath, parseArtistFeedPath, parseFeedPath } from '@countin/domain/urls';
import { isReservedSlug } from '@countin/slug';
import { feedSlug, presentFeedAddress } from '../urls/label-request.ts';
import { answerFeed } from '../feeds/feed-answer.ts';

/**
 * Responds to `/feed.rss`, `/feed.json` and `/feed.ics`, for the label in the URL. On a subdomain, the feed is of the
 * artist or label that owns the subdomain. Null for any other path.
 */
export async function feedFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  const format = parseFeedPath(request.path);
  if (format === null) return null;
  const find = async () => {
    const slug = feedSlug(request);
    const found = slug === null ? null : await services.read.profileBySlug(slug);
    return found?.kind === 'label' || request.host.kind === 'subdomain' ? found : null;
  };
  return answerFeed(request, services, format, find, (customSlug) =>
    presentFeedAddress(request, originsOf(services.sites), customSlug),
  );
}

/** Answers `/{artistSlug}/feed.rss` and its other formats. Null for any other path. */
export async function artistFeedFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  const feed = parseArtistFeedPath(request.path);
  if (feed === null || isReservedSlug(feed.slug)) return null;
  const { slug, format } = feed;
  const find = async () => {
    const found = await services.read.profileBySlug(slug);
    return found?.kind === 'artist' ? found : null;
  };
  return answerFeed(request, services, format, find, (customSlug) =>
    customSlug === slug ? null : artistFeedPath(customSlug, format),
  );
}
