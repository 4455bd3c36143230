import type { MusicProduct } from '@countin/domain';
import { expect, test } from 'vitest';
import { matchingReleases, type StateFilter } from './matching-releases.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function release(id: string, changes: Partial<MusicProduct> = {}): MusicProduct {
  return {
    id, artistId: 'a1', createdBy: 'u1', productSlug: id, status: 'published', publishedAt: NOW, createdAt: NOW, updatedAt: NOW,
    title: id, kind: 'ep', description: '', language: 'en', labelName: '', tracks: [], storeLinks: [],
    cover: { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#f2a541'], seed: 1 }, coverImage: null,
    releaseMoment: { mode: 'local', date: '2026-11-27', time: '00:00' },
    ...changes,
  };
}

const all = [
  release('sun', { title: 'Low Sun, Long Water', labelName: 'Tidewrack Records' }),
  release('ferry', { title: 'Canção do Ferry', releaseMoment: { mode: 'local', date: '2026-10-03', time: '00:00' } }),
  release('draft', { title: 'Untitled', status: 'draft', artistId: 'a2' }),
];
const find = (text: string, state: StateFilter = 'all') =>
  matchingReleases(all, { text, state, now: NOW, zone: 'UTC', artistNames: new Map([['a1', 'Mira Okafor'], ['a2', 'Ilse Brandt']]) }).map(({ id }) => id);

test('an empty search finds everything', () => {
  expect(find('')).toEqual(['sun', 'ferry', 'draft']);
});

test('every word counts, in title, artist or label, in any order', () => {
  expect(find('water low')).toEqual(['sun']);
  expect(find('mira tidewrack')).toEqual(['sun']);
  expect(find('ilse')).toEqual(['draft']);
  expect(find('mira untitled')).toEqual([]);
});

test('accents and case do not matter', () => {
  expect(find('CANCAO')).toEqual(['ferry']);
});

test('states follow the clock', () => {
  expect(find('', 'scheduled')).toEqual(['sun']);
  expect(find('', 'released')).toEqual(['ferry']);
  expect(find('', 'draft')).toEqual(['draft']);
});
