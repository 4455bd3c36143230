import type { PageRequest, PageResponse, PageServices } from '@countin/domain/pages';
import type { FeedFormat } from '@countin/domain/urls';
import { nextChange, releaseRow } from '../catalogue/release-row.ts';
import { movedTo } from '../page/answer.ts';
import { publicCacheControl } from '../page/cache-control.ts';
import { feedEntry } from './feed-entry.ts';
import { FEED_TYPES } from '../urls/feed-links.ts';
import { readFeed, type FeedOwner, type ReleaseFeed } from './read-feed.ts';
import { writeCalendar, writeJsonFeed, writeRss } from './write-feed.ts';

/**
 * Responds with the feed of the artist or label that `find` returns.
 *
 * @param presentAddress address of the same feed by the present slug, null if it was asked for by that one
 */
export async function answerFeed(
  request: PageRequest,
  services: PageServices,
  format: FeedFormat,
  find: () => Promise<FeedOwner | null>,
  presentAddress: (customSlug: string) => string | null,
): Promise<PageResponse> {
  try {
    const owner = await find();
    if (!owner) return plain(404, {});
    // Programs that follow a calendar do not all follow redirects.
    const present = format === 'ics' ? null : presentAddress(owner.profile.customSlug);
    return present === null ? await feedOf(request, services, format, owner) : movedTo(present, request.now);
  } catch (error) {
    services.log('A feed could not be read', error);
    return plain(503, { 'retry-after': '60' });
  }
}

async function feedOf(
  request: PageRequest,
  services: PageServices,
  format: FeedFormat,
  owner: FeedOwner,
): Promise<PageResponse> {
  const feed = await readFeed(request, services, owner, format);
  const entries = feed.releases.map((release) => feedEntry(feed.context, release, feed.fields));
  const changedAt = new Date(Math.max(owner.profile.updatedAt, ...entries.map((entry) => entry.changedAt.getTime())));
  const body = {
    rss: () => writeRss(feed, entries, changedAt),
    json: () => writeJsonFeed(feed, entries),
    ics: () => writeCalendar(feed),
  }[format]();
  return {
    status: 200,
    headers: {
      'content-type': `${FEED_TYPES[format].type}; charset=utf-8`,
      'last-modified': changedAt.toUTCString(),
      ...hubLinks(feed),
      // Feed readers that run in a browser fetch from any origin.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': publicCacheControl(
        request.now,
        nextChange(feed.releases.map((release) => releaseRow(feed.context, release))),
      ),
    },
    body,
  };
}

/** Discovery of the hub (WebSub, 4), for programs that read no content. Calendars have no other way. */
function hubLinks({ hub, self }: ReleaseFeed): Readonly<Record<string, string>> {
  return hub !== null ? { link: `<${hub}>; rel="hub", <${self}>; rel="self"` } : {};
}

function plain(status: number, headers: Readonly<Record<string, string>>): PageResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: '',
  };
}
