import { aMusicProduct } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { unfinishedReleases } from './unfinished-releases.ts';

const mine = [{ id: 'artist' }];
const release = (id: string, change: Parameters<typeof aMusicProduct>[0] = {}) =>
  aMusicProduct({ id, artistId: 'artist', status: 'draft', ...change });
const live = { status: 'published', publishedAt: 5 } as const;

test('drafts and pages that were changed since they went live are unfinished, in their order', () => {
  const releases = [
    release('changed', { ...live, updatedAt: 6 }),
    release('live', { ...live, updatedAt: 5 }),
    release('draft'),
    release('archived', { status: 'archived' }),
  ];
  expect(unfinishedReleases(releases, mine).map(({ id }) => id)).toEqual(['changed', 'draft']);
});

test('what the user may not edit is left out', () => {
  expect(unfinishedReleases([release('draft')], [{ id: 'other' }])).toEqual([]);
});

test('of ten thousand drafts the first four are listed', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => release(`r${at}`));
  expect(unfinishedReleases(many, mine).map(({ id }) => id)).toEqual(['r0', 'r1', 'r2', 'r3']);
});
