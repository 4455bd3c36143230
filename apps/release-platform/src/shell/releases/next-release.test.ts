import { upcomingReleases, type MusicProduct } from '@countin/domain/release';
import { aMusicProduct, aTrack } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { featuredRelease, timeLeft } from './next-release.ts';
import { byNeed } from './release-order.ts';
import { releaseTasks } from './release-tasks.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function product(id: string, changes: Partial<MusicProduct> = {}): MusicProduct {
  return aMusicProduct({
    id,
    artistId: 'a1',
    createdBy: 'u1',
    productSlug: id,
    status: 'published',
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    title: id,
    kind: 'ep',
    description: '',
    language: 'en',
    labelName: '',
    tracks: [],
    storeLinks: [],
    cover: { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#f2a541'], seed: 1 },
    coverImage: null,
    releaseMoment: { mode: 'local', date: '2026-11-27', time: '00:00' },
    ...changes,
  });
}

test('the next release is the nearest one that is published and still to come', () => {
  const soon = product('soon');
  const later = product('later', {
    releaseMoment: { mode: 'instant', date: '2026-12-24', time: '18:00', zone: 'Europe/Lisbon' },
  });
  const out = product('out', { releaseMoment: { mode: 'local', date: '2026-11-01', time: '00:00' } });
  const draft = product('draft', {
    status: 'draft',
    releaseMoment: { mode: 'local', date: '2026-11-21', time: '00:00' },
  });
  expect(upcomingReleases([later, out, draft, soon], NOW, 'UTC').map((next) => next.product.id)).toEqual([
    'soon',
    'later',
  ]);
});

test('without an upcoming release, the draft changed last is first', () => {
  const drafts = [
    product('old', { status: 'draft', updatedAt: NOW - 10 }),
    product('new', { status: 'draft', updatedAt: NOW }),
  ];
  expect(featuredRelease(drafts, NOW, 'UTC')?.id).toBe('new');
  expect(featuredRelease([], NOW, 'UTC')).toBeNull();
});

test('the time left is never less than it is', () => {
  expect(timeLeft(86_400_000 + 3_600_000 + 60_001)).toEqual({ days: 1, hours: 1, minutes: 2 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('tasks are completed by the stored data', () => {
  const due = (changes: Partial<MusicProduct>) =>
    releaseTasks(product('p', changes))
      .filter(({ done }) => !done)
      .map(({ task }) => task);
  expect(due({})).toEqual(['tracks', 'description', 'storeLinks']);
  const hidden = {
    id: 'l',
    service: 'other',
    url: 'https://mira.example/',
    label: '',
    hidden: true,
    territories: [] as string[],
    source: 'pasted',
  } as const;
  expect(
    due({ status: 'draft', releaseMoment: null, tracks: [aTrack()], description: 'x', storeLinks: [hidden] }),
  ).toEqual(['moment', 'storeLinks', 'publish']);
  expect(due({ tracks: [aTrack()], description: 'x', storeLinks: [{ ...hidden, hidden: false }] })).toEqual([]);
});

test('a dashboard lists upcoming releases, then drafts, then released ones', () => {
  const at = (date: string) => ({ releaseMoment: { mode: 'local', date, time: '00:00' } }) as const;
  const products = [
    product('archived', { status: 'archived' }),
    product('long-out', at('2025-01-01')),
    product('out', at('2026-10-03')),
    product('old-draft', { status: 'draft', updatedAt: NOW - 10 }),
    product('draft', { status: 'draft' }),
    product('later', at('2026-12-24')),
    product('soon', at('2026-11-27')),
  ];
  expect(byNeed(products, NOW, 'UTC').map(({ id }) => id)).toEqual([
    'soon',
    'later',
    'draft',
    'old-draft',
    'out',
    'long-out',
    'archived',
  ]);
});
