import { foldCalendar, lastInstant } from '@countin/domain/release';
import { Feed } from 'feed';
import { createEvents } from 'ics';
import { releaseEvent } from '../calendar/release-event.ts';
import { isComing, showEvent } from '../calendar/show-event.ts';
import { SITE_NAMES } from '../brand/site-identity.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedLine } from './feed-text.ts';
import type { ReleaseFeed } from './read-feed.ts';

/**
 * RSS 2.0 with the addresses of its pages (RFC 5005) and of its hub (WebSub).
 * https://www.rssboard.org/rss-specification
 */
export function writeRss(
  { context, title, description, home, self, first, next, hub }: ReleaseFeed,
  entries: readonly FeedEntry[],
  changedAt: Date,
): string {
  const feed = new Feed({
    title: xmlText(title),
    description: xmlText(description),
    link: home,
    language: context.language,
    updated: changedAt,
    feed: self,
    generator: false,
    ttl: 60,
  });
  feed.addExtension({
    name: 'atom:link',
    objects: [
      atomLink('self', self),
      atomLink('first', first),
      ...(next === null ? [] : [atomLink('next', next)]),
      ...(hub !== null ? [{ _attributes: { href: xmlText(hub), rel: 'hub' } }] : []),
      // The library's XML writer takes a list for repeated elements; its type knows single ones only.
    ] as unknown as Record<string, unknown>,
  });
  for (const { id, title: name, url, image, html, announcedAt, changedAt: date } of entries) {
    feed.addItem({
      title: sectionText(name),
      link: url,
      guid: id,
      date,
      description: html,
      published: announcedAt,
      ...(image !== null && {
        enclosure: { url: image, type: image.includes('.webp') ? 'image/webp' : 'image/svg+xml', length: 0 },
      }),
    });
  }
  return feed.rss2();
}

const atomLink = (rel: string, href: string) => ({
  _attributes: { href: xmlText(href), rel, type: 'application/rss+xml' },
});

/** The library takes an escaped ampersand for a plain one. */
const xmlText = (text: string) => text.replaceAll('&', '&amp;');

/** The library closes a CDATA section safely once, and a second end in it would be one. */
const sectionText = (text: string) => text.replaceAll(']]>', ']] >');

/** JSON Feed 1.1; the library writes version 1. https://www.jsonfeed.org/version/1.1/ */
export function writeJsonFeed(
  { context, title, description, home, self, next, hub }: ReleaseFeed,
  entries: readonly FeedEntry[],
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    ...(next !== null && { next_url: next }),
    language: context.language,
    ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      ...(entry.summary !== '' && { summary: entry.summary }),
      ...(entry.image !== null && { image: entry.image }),
      language: entry.language,
      ...(entry.artist !== null && { authors: [entry.artist] }),
      date_published: entry.announcedAt.toISOString(),
      date_modified: entry.changedAt.toISOString(),
    })),
  });
}

/**
 * Upcoming releases, as a calendar to subscribe to (RFC 5545).
 *
 * @throws what kept it from being written
 */
export function writeCalendar({ context, title, description, releases, artist }: ReleaseFeed): string {
  const coming = releases.filter((release) => lastInstant(release.releaseMoment) > context.request.now);
  const shows = artist?.shows.filter((show) => isComing(show, context.request.now)) ?? [];
  const events = [
    ...coming.map((release) =>
      releaseEvent(context, { ...release, title: feedLine(release.title), artistName: feedLine(release.artistName) }),
    ),
    ...(artist
      ? shows.map((show) =>
          showEvent(
            context,
            { ...artist, name: feedLine(artist.name) },
            { ...show, venue: feedLine(show.venue), city: feedLine(show.city) },
          ),
        )
      : []),
  ];
  const { value, error } = createEvents(events, {
    productId: `-//${SITE_NAMES.countin}//Releases//EN`,
    method: 'PUBLISH',
    calName: title,
  });
  if (!value) throw error ?? new Error('no calendar was written');
  return foldCalendar(events.length === 0 ? withoutEvents(value, description) : value);
}

/** A calendar needs a component (RFC 5545, 3.6). Without events it has the time zone alone, and says that it is empty. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function withoutEvents(calendar: string, description: string): string {
  const lines = [`X-WR-CALDESC:${calendarText(description)}`, ...ZONE, 'END:VCALENDAR'];
  return calendar.replace('END:VCALENDAR', () => lines.join('\r\n'));
}

const calendarText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
