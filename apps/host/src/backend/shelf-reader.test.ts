import { documents } from '@countin/domain/documents';
import type { Medley } from '@countin/domain/medley';
import type { ReleasePage } from '@countin/domain/release';
import { aMedley, aReleasePage } from '@countin/domain/testing';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpReader } from '../testing/reader-stage.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;

const { firestore, read, logged } = setUpReader('demo-shelf');

async function release(id: string, hoursFromNow: number, change: Partial<ReleasePage> = {}): Promise<void> {
  const page = aReleasePage({ id, firstInstant: NOW + hoursFromNow * HOUR, ...change });
  await firestore()
    .doc(documents.releasePage(id).path)
    .set({
      ...page,
      firstInstant: Timestamp.fromMillis(page.firstInstant),
      publishedAt: Timestamp.fromMillis(page.publishedAt),
    });
}

async function medley(artistId: string, position: number, change: Partial<Medley> = {}): Promise<void> {
  await firestore()
    .doc(documents.medley(artistId).path)
    .set({ ...aMedley({ artistId, position, ...change }), publishedAt: Timestamp.fromMillis(NOW) });
}

describe('New and Next reads', () => {
  beforeEach(async () => {
    await release('march', 2600);
    await release('tomorrow', 20);
    await release('in-a-week', 160);
    await release('today', -2);
    await release('last-month', -700);
    await release('this-second', 0);
    await release('archived', 1, { status: 'archived' });
    await release('unconfirmed', 2, { shelf: 'unconfirmed' });
    await release('held-back', -1, { shelf: 'held-back' });
    await release('broken', 3, { title: '' });
  });
  const ids = (found: readonly ReleasePage[]) => found.map(({ id }) => id);

  test('the next releases, the soonest first, and not the farthest', async () => {
    expect(ids(await read().nextReleases(NOW, 10))).toEqual(['tomorrow', 'in-a-week', 'march']);
    expect(ids(await read().nextReleases(NOW, 3))).toEqual(['tomorrow', 'in-a-week']);
    expect(logged).toEqual([
      expect.stringMatching(/^releasePages\/broken/),
      expect.stringMatching(/^releasePages\/broken/),
    ]);
  });

  test('released pages, newest first, from this instant on', async () => {
    expect(ids(await read().newestReleases(NOW, 10))).toEqual(['this-second', 'today', 'last-month']);
    expect(ids(await read().newestReleases(NOW, 2))).toEqual(['this-second', 'today']);
  });
});

describe('medleys that may lead the start page', () => {
  const artists = async (start: number, limit: number) =>
    (await read().listedMedleys(start, limit)).map(({ artistId }) => artistId);

  test('come in the order of their positions, around the ring, and none twice', async () => {
    for (const [at, artistId] of ['a', 'b', 'c', 'd', 'e'].entries()) await medley(artistId, at / 5);
    expect(await artists(0.3, 2)).toEqual(['c', 'd']);
    expect(await artists(0.7, 3)).toEqual(['e', 'a', 'b']);
    expect(await artists(0.4, 24)).toEqual(['c', 'd', 'e', 'a', 'b']);
    expect(await artists(0.95, 24)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('are those of confirmed profiles that are not held back', async () => {
    await medley('new-account', 0.4, { shelf: 'unconfirmed' });
    await medley('held-back', 0.45, { shelf: 'held-back' });
    expect(await artists(0.1, 24)).toEqual([]);
    await medley('confirmed', 0.05);
    expect(await artists(0.1, 24)).toEqual(['confirmed']);
  });
});
