import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { feedConditions, feedFilter, isInFeed, type FeedChoice } from '../pages/label-feed.ts';
import { aReleasePage } from '../testing/builders.ts';
import { DEFAULT_FEED_SETTINGS, readSiteHost, siteHostSchema } from './feed-settings.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ALL: FeedChoice = { artist: null, kind: null };

describe('a site that may embed a feed', () => {
  it.each([
    ['blog.example.com', 'blog.example.com'],
    [' HTTPS://Blog.Example.com/path?x=1 ', 'blog.example.com'],
    ['*.example.com', '*.example.com'],
    ['http://127.0.0.1:4321/', '127.0.0.1:4321'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('typed as %s is %s', (typed, host) => {
    expect(readSiteHost(typed)).toBe(host);
  });

  it.each([
    '',
    'blog',
    '*',
    '*.com',
    'mira@blog.example',
    "a.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
  ])('is not %j', (typed) => {
    expect(readSiteHost(typed)).toBeNull();
  });

  it.each(['a.example b.example', "'self'", 'a.example;', 'a.example,b.example', 'https://a.example'])(
    'is not stored as %j, which a policy would read as something else',
    (host) => {
      expect(v.is(siteHostSchema, host)).toBe(false);
    },
  );
});

describe('a feed', () => {
  const filterOf = (settings: Partial<typeof DEFAULT_FEED_SETTINGS>, choice = ALL) => {
    const filter = feedFilter({ ...DEFAULT_FEED_SETTINGS, ...settings }, choice);
    if (!filter) throw new Error('the choice excludes every release');
    return filter;
  };

  it('has no release of a type that its label has excluded', () => {
    expect(feedFilter({ ...DEFAULT_FEED_SETTINGS, feedKinds: ['album'] }, { artist: null, kind: 'single' })).toBeNull();
  });

  it('counts a local release of January 1 to its own year in every time zone', () => {
    const release = aReleasePage({
      releaseMoment: { mode: 'local', date: '2026-01-01', time: '00:00' },
      firstInstant: Date.parse('2025-12-31T10:00:00Z'),
    });
    const own = filterOf({ feedFrom: 2026, feedUntil: 2026 });
    expect([isInFeed(own, release, NOW), isInFeed(filterOf({ feedUntil: 2025 }), release, NOW)]).toEqual([true, false]);
    const [least] = feedConditions('label', own, NOW).flatMap(([, operator, value]) =>
      operator === '>=' ? [value] : [],
    );
    expect(Number(least)).toBeLessThanOrEqual(release.firstInstant);
  });

  it('of upcoming releases has none that is out, and the other way round', () => {
    const at = (time: string) =>
      aReleasePage({ releaseMoment: { mode: 'instant', date: '2026-11-20', time, zone: 'UTC' } });
    const shown = (feedShows: 'upcoming' | 'released') =>
      ['11:59', '12:01'].filter((time) => isInFeed(filterOf({ feedShows }), at(time), NOW));
    expect([shown('upcoming'), shown('released')]).toEqual([['12:01'], ['11:59']]);
  });

  it('asks for a visitor’s artist instead of all artists of the settings, and keeps to those', () => {
    const filter = filterOf({ feedArtists: ['a', 'b'] }, { artist: 'mira-okafor', kind: null });
    const fields = feedConditions('label', filter, NOW).map(([field]) => field);
    expect(fields).toEqual(['labelId', 'status', 'artistSlug']);
    expect(isInFeed(filter, aReleasePage({ artistId: 'c', artistSlug: 'mira-okafor' }), NOW)).toBe(false);
  });
});
