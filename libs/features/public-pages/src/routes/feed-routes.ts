import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import { parseArtistFeedPath, parseFeedPath } from '@countin/domain/urls';
import { isReservedSlug } from '@countin/slug';
import { feedSlug } from '../urls/label-request.ts';
import { answerFeed } from '../feeds/feed-answer.ts';

/**
 * Responds to `/feed.rss`, `/feed.json` and `/feed.ics`, for the label in the URL. On a subdomain, the feed is of the
 * artist or label that owns the subdomain. Null for any other path.
 */
export async function feedFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  const format = parseFeedPath(request.path);
  if (format === null) return null;
  return answerFeed(request, services, format, async () => {
    const slug = feedSlug(request);
    const found = slug === null ? null : await services.read.profileBySlug(slug);
    return found?.kind === 'label' || request.host.kind === 'subdomain' ? found : null;
  });
}

/** Answers `/{artistSlug}/feed.rss` and its other formats. Null for any other path. */
export async function artistFeedFile(request: PageRequest, services: PageServices): Promise<PageResponse | null> {
  const feed = parseArtistFeedPath(request.path);
  if (feed === null || isReservedSlug(feed.slug)) return null;
  const { slug, format } = feed;
  return answerFeed(request, services, format, async () => {
    const found = await services.read.profileBySlug(slug);
    return found?.kind === 'artist' ? found : null;
  });
}
