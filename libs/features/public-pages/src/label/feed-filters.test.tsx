import { aLabelProfile, aReleasePage } from '@countin/domain/testing';
import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { describe, expect, it } from 'vitest';
import { aRequest, NOW, pageOf, someServices } from '../testing/page-services.ts';
import { labelFeed } from './label-page.tsx';

const label = (settings: Partial<LabelProfile> = {}) => aLabelProfile(settings);
const out = (id: string, overrides: Partial<ReleasePage> = {}) =>
  aReleasePage({
    id,
    title: id,
    productSlug: id,
    labelId: label().id,
    firstInstant: Date.parse('2025-06-01T00:00:00Z'),
    releaseMoment: { mode: 'instant', date: '2025-06-01', time: '00:00', zone: 'UTC' },
    ...overrides,
  });
const soon = out('soon', {
  firstInstant: NOW + 86_400_000,
  releaseMoment: { mode: 'instant', date: '2026-11-21', time: '12:00', zone: 'UTC' },
});
const RELEASES = [
  soon,
  out('mira-single', { kind: 'single' }),
  out('mira-album', { kind: 'album' }),
  out('tide-album', { kind: 'album', artistId: 'artist-tide', artistSlug: 'tide-pool', artistName: 'Tide Pool' }),
];

async function open(path: string, settings: Partial<LabelProfile> = {}) {
  const { services } = someServices({ releases: RELEASES, label: label(settings) });
  return pageOf(await labelFeed(aRequest(path), services));
}
const titles = (page: Document) => [...page.querySelectorAll('.feed li .row-title')].map((title) => title.textContent);

describe('a visitor', () => {
  it('narrows the feed by the form’s own fields, which keep the label and the language', async () => {
    const page = await open('/feed?label=tide-line&lang=en');
    const form = page.querySelector('form');
    expect([...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))).toEqual([
      'label',
      'lang',
      'artist',
      'kind',
    ]);
    expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual(['/feed', 'get']);
    expect(titles(await open('/feed?label=tide-line&artist=&kind=album'))).toEqual(['tide-album', 'mira-album']);
  });

  it.each(['tide-pool', 'Tide Pool', ' TIDE POOL '])('finds an artist typed as %j', async (artist) => {
    const page = await open(`/feed?label=tide-line&artist=${encodeURIComponent(artist)}`);
    expect(titles(page)).toEqual(['tide-album']);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      'http://tide-line.cnt.localhost:5173/feed.rss?artist=tide-pool',
    );
  });

  it.each(['mira', 'oka', 'MIRA ok', 'okafor mira'])('finds an artist by a part of the name: %j', async (artist) => {
    const query = `label=tide-line&artist=${encodeURIComponent(artist)}`;
    const page = await open(`/feed?${query}`);
    expect(titles(page)).toEqual(['soon', 'mira-single', 'mira-album']);
    expect(page.querySelector<HTMLInputElement>('input[name=artist]')?.value).toBe(artist);
    expect(titles(await open(`/feed?${query}&kind=album`))).toEqual(['mira-album']);
    expect(titles(await open(`/feed?${query}`, { feedArtists: ['artist-tide'] }))).toEqual([]);
  });

  it('finds an artist whose name has no Latin letters, by a part of it', async () => {
    const yuki = out('furin', { artistId: 'artist-yuki', artistSlug: 'yuki-tanabe', artistName: '田辺ゆき' });
    const { services } = someServices({ releases: [...RELEASES, yuki], label: label() });
    for (const typed of ['田辺', 'tanabe', '田辺ゆき']) {
      const page = pageOf(
        await labelFeed(aRequest(`/feed?label=tide-line&artist=${encodeURIComponent(typed)}`), services),
      );
      expect(titles(page), typed).toEqual(['furin']);
    }
  });

  it('is offered the names of artists', async () => {
    const page = await open('/feed?label=tide-line');
    expect([...page.querySelectorAll('#feed-artists option')].map((option) => option.getAttribute('value'))).toEqual([
      'Mira Okafor',
      'Tide Pool',
    ]);
  });

  it.each([
    ['tide-pool', 'Tide Pool'],
    ['Tide Pool', 'Tide Pool'],
    ['Nobody at all', 'Nobody at all'],
  ])('sees the artist typed as %j again as %j', async (artist, shown) => {
    const page = await open(`/feed?label=tide-line&artist=${encodeURIComponent(artist)}`);
    expect(page.querySelector<HTMLInputElement>('input[name=artist]')?.value).toBe(shown);
  });

  it.each(['artist=nobody', 'artist=%E5%B1%B1', 'artist=mira-okafor&kind=ep', 'kind=single&artist=tide-pool'])(
    'reads that nothing matches %s, and finds the way back',
    async (query) => {
      const page = await open(`/feed?label=tide-line&${query}`);
      expect(page.querySelector('.feed-empty')?.textContent).toBe('No releases match this feed.');
      expect(page.querySelector('.filter-actions a')?.getAttribute('href')).toBe('/feed?label=tide-line');
    },
  );
});

describe('a label’s settings', () => {
  const feed = '/feed?label=tide-line';
  it('choose artists, types, states and years', async () => {
    expect(titles(await open(feed, { feedArtists: ['artist-tide'] }))).toEqual(['tide-album']);
    expect(titles(await open(feed, { feedKinds: ['single'] }))).toContain('mira-single');
    expect(titles(await open(feed, { feedShows: 'upcoming' }))).toEqual(['soon']);
    expect(titles(await open(feed, { feedFrom: 2026 }))).toEqual(['soon']);
    expect(titles(await open(feed, { feedUntil: 2025, feedShows: 'released' }))).toHaveLength(3);
  });

  it('leave out fields of an entry', async () => {
    const page = await open(feed, { feedFields: ['artist'] });
    expect(page.querySelectorAll('.feed img, .feed .line, .feed [role=timer]')).toHaveLength(0);
    expect(page.querySelectorAll('.feed .row-artist')).toHaveLength(4);
  });

  it('order and number the entries', async () => {
    const page = await open(feed, { feedOrder: 'oldest', feedShows: 'released', feedCount: 2 });
    expect(titles(page)).toEqual(['mira-album', 'mira-single']);
    const next = page.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    expect(titles(await open(next, { feedOrder: 'oldest', feedShows: 'released', feedCount: 2 }))).toEqual([
      'tide-album',
    ]);
  });

  it('offer languages: another one falls back to the first of them', async () => {
    const page = await open(`${feed}&lang=ja`, { feedLanguages: ['de', 'fr'] });
    expect(['de', 'fr']).toContain(page.documentElement.lang);
    expect([...page.querySelectorAll('.languages a')].map((link) => link.getAttribute('lang')).sort()).toEqual([
      'de',
      'fr',
    ]);
  });
});
