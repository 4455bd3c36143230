import type { ListedProduct, ReleaseMoment } from '@countin/domain/release';
import { aMusicProduct } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { greetingFor } from './greeting.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

function product(date: string | null, status: ListedProduct['status'] = 'published'): ListedProduct {
  const releaseMoment: ReleaseMoment | null = date === null ? null : { mode: 'local', date, time: '18:00' };
  return aMusicProduct({
    id: 'p',
    artistId: 'a1',
    createdBy: 'u1',
    productSlug: 'p',
    status,
    publishedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    title: 'Low Sun',
    kind: 'ep',
    description: '',
    language: 'en',
    labelName: '',
    tracks: [],
    storeLinks: [],
    releaseMoment,
    cover: { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#f2a541'], seed: 1 },
    coverImage: null,
  });
}

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-27', 'week'],
  ['2026-11-28', 'later'],
])('a release on %s is greeted as %s', (date, kind) => {
  expect(greetingFor([product(date)], NOW, 'UTC')).toMatchObject({ kind, tasks: 3 });
});

test('a user without artist or release is welcomed', () => {
  expect(greetingFor([], NOW, 'UTC')).toEqual({ kind: 'first' });
});

test('a member who only reads is promised no steps of their own', () => {
  expect(greetingFor([], NOW, 'UTC', false)).toEqual({ kind: 'member' });
  expect(greetingFor([product('2026-10-03')], NOW, 'UTC', false)).toEqual({ kind: 'quiet' });
});

test('a user with only published releases is asked for the next one', () => {
  expect(greetingFor([product('2026-10-03')], NOW, 'UTC')).toEqual({ kind: 'quiet' });
});

test('a draft is mentioned with its missing entries', () => {
  expect(greetingFor([product(null, 'draft'), product('2026-10-03')], NOW, 'UTC')).toEqual({ kind: 'draft', tasks: 5 });
});
