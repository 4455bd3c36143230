import { lastInstant } from '@countin/domain/release';
import { feedPath } from '@countin/domain/urls';
import { Feed } from 'feed';
import { createEvents } from 'ics';
import { releaseEvent } from '../calendar/release-event.ts';
import { SITE_NAMES } from '../brand/site-identity.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedLine } from './feed-text.ts';
import type { ReleaseFeed } from './read-feed.ts';

/** RSS 2.0 with the feed's own address in it. https://www.rssboard.org/rss-specification */
export function writeRss(
  { context, title, description, home, base }: ReleaseFeed,
  entries: readonly FeedEntry[],
  changedAt: Date,
): string {
  const feed = new Feed({
    title: xmlText(title),
    description: xmlText(description),
    link: home,
    language: context.language,
    updated: changedAt,
    feed: base + feedPath('rss'),
    generator: false,
    ttl: 60,
  });
  for (const { id, title: name, url, image, html, announcedAt, changedAt: date } of entries) {
    feed.addItem({
      title: sectionText(name),
      link: url,
      guid: id,
      date,
      description: html,
      published: announcedAt,
      enclosure: { url: image, type: image.includes('.webp') ? 'image/webp' : 'image/svg+xml', length: 0 },
    });
  }
  return feed.rss2();
}

/** The library takes an escaped ampersand for a plain one. */
const xmlText = (text: string) => text.replaceAll('&', '&amp;');

/** The library closes a CDATA section safely once, and a second end in it would be one. */
const sectionText = (text: string) => text.replaceAll(']]>', ']] >');

/** JSON Feed 1.1; the library writes version 1. https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(
  { context, title, description, home, base }: ReleaseFeed,
  entries: readonly FeedEntry[],
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: base + feedPath('json'),
    language: context.language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      summary: entry.summary,
      image: entry.image,
      language: entry.language,
      authors: [entry.artist],
      date_published: entry.announcedAt.toISOString(),
      date_modified: entry.changedAt.toISOString(),
    })),
  });
}

/**
 * What is coming, as a calendar to follow (RFC 5545).
 *
 * @throws what kept it from being written
 */
export function writeCalendar({ context, title, releases }: ReleaseFeed): string {
  const coming = releases.filter((release) => lastInstant(release.releaseMoment) > context.request.now);
  const events = coming.map((release) =>
    releaseEvent(context, { ...release, title: feedLine(release.title), artistName: feedLine(release.artistName) }),
  );
  const { value, error } = createEvents(events, {
    productId: `-//${SITE_NAMES.countin}//Releases//EN`,
    method: 'PUBLISH',
    calName: title,
  });
  if (!value) throw error ?? new Error('no calendar was written');
  return value;
}
