import type { Agreement } from '@countin/domain/agreements';
import { documents } from '@countin/domain/documents';
import { aFigures, aLabelProfile, anAgreement, anArtistProfile, aStoredMonth } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { putTestMember } from '../testing/members.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { readRosterNumbers } from './read-roster-numbers.ts';

const LABEL = 'label-tide';
const DAYS = { from: '2026-05-01', to: '2026-05-28' };
const day = (views: number) => ({
  whole: aFigures({
    counts: { views, storeClicks: 1 },
    visitors: 2,
    tables: { country: { DE: [views, 1, 0, 5] } },
  }),
  pages: { artist: { counts: { views }, visitors: 2 } },
});

/** Three artists on the roster; the label's role for the first alone includes the numbers. */
async function stage(change: Partial<Agreement> = {}): Promise<TestWorld> {
  const world = createWorld('roster-numbers');
  const artistIds = ['mira', 'yuki', 'ada'];
  await world.write(
    `labelProfiles/${LABEL}`,
    aLabelProfile({ createdBy: 'uid-tide', artistIds: [...artistIds, 'gone'] }),
  );
  for (const id of artistIds) {
    await world.write(`artistProfiles/${id}`, anArtistProfile({ id, name: id.toUpperCase(), createdBy: `uid-${id}` }));
    await world.write(
      `artistProfiles/${id}/monthNumbers/2026-05`,
      aStoredMonth('2026-05', { '02': day(10), 31: day(99) }),
    );
  }
  const agree = (artistId: string, fields: Partial<Agreement>) =>
    world.write(documents.agreement(LABEL, artistId).path, { ...anAgreement({ artistId }), ...fields });
  await agree('mira', { grants: ['releases.see', 'numbers.see'], ...change });
  await agree('yuki', { grants: ['releases.see'] });
  await agree('ada', { grants: ['releases.see', 'numbers.see'] });
  return world;
}
const requested = { labelId: LABEL, range: DAYS, onlyArtist: null, page: null };

test('the roster’s numbers are those of artists who share them, and the others are named', async () => {
  const { numbers, artists, withheld } = await readRosterNumbers(await stage(), 'uid-tide', requested);
  expect(numbers.total).toMatchObject({ counts: { views: 20, storeClicks: 2 }, visitors: 4 });
  expect(numbers.total.tables.country).toEqual({ DE: [20, 2, 0, 5] });
  expect(numbers.days).toHaveLength(28);
  expect(numbers.days[1]).toMatchObject({ day: '2026-05-02', counts: { views: 20, storeClicks: 2 }, visitors: 4 });
  expect(artists.map(({ name, views }) => [name, views])).toEqual([
    ['MIRA', 10],
    ['ADA', 10],
  ]);
  expect(withheld).toEqual([{ artistId: 'yuki', name: 'YUKI' }]);
});

const CHANGES: readonly Partial<Agreement>[] = [
  { state: 'ended', grants: ['numbers.see'] },
  { grants: ['releases.see'] },
];

test.each(CHANGES)('an artist is not in it from the moment of %j', async (change) => {
  const world = await stage(change);
  const { artists, withheld } = await readRosterNumbers(world, 'uid-tide', requested);
  expect(artists.map(({ artistId }) => artistId)).toEqual(['ada']);
  expect(withheld.map(({ artistId }) => artistId)).toEqual(['mira', 'yuki']);
  await expect(readRosterNumbers(world, 'uid-tide', { ...requested, onlyArtist: 'mira' })).rejects.toMatchObject({
    code: 'access/denied',
  });
});

test('one artist is shown alone, and none who shares nothing or is on another roster', async () => {
  const world = await stage();
  const one = await readRosterNumbers(world, 'uid-tide', { ...requested, onlyArtist: 'ada' });
  expect([one.numbers.total.counts.views, one.artists.map(({ name }) => name)]).toEqual([10, ['ADA']]);
  await world.write('artistProfiles/other', anArtistProfile({ id: 'other', createdBy: 'uid-tide' }));
  for (const onlyArtist of ['yuki', 'other', 'unknown'])
    await expect(readRosterNumbers(world, 'uid-tide', { ...requested, onlyArtist })).rejects.toMatchObject({
      code: 'access/denied',
    });
});

test('every role of the label reads them, and no one else does', async () => {
  const world = await stage();
  await putTestMember(world, 'viewer', 'viewer', { kind: 'label', profileId: LABEL });
  expect((await readRosterNumbers(world, 'viewer', requested)).artists).toHaveLength(2);
  for (const uid of ['uid-mira', 'stranger'])
    await expect(readRosterNumbers(world, uid, requested)).rejects.toMatchObject({ code: 'access/denied' });
});

test('a roster without artists has numbers of nothing', async () => {
  const world = createWorld('roster-empty');
  await world.write(`labelProfiles/${LABEL}`, aLabelProfile({ createdBy: 'uid-tide', artistIds: [] }));
  const { numbers, artists } = await readRosterNumbers(world, 'uid-tide', requested);
  expect([numbers.total.counts, numbers.days.length, artists]).toEqual([{}, 28, []]);
});

test('a year of a large roster is refused, and three months of it are not', async () => {
  const world = createWorld('roster-large');
  const artistIds = Array.from({ length: 100 }, (_, at) => `a${at}`);
  await world.write(`labelProfiles/${LABEL}`, aLabelProfile({ createdBy: 'uid-tide', artistIds }));
  await Promise.all(
    artistIds.flatMap((artistId) => [
      world.write(`artistProfiles/${artistId}`, anArtistProfile({ id: artistId })),
      world.write(documents.agreement(LABEL, artistId).path, { ...anAgreement({ artistId }), grants: ['numbers.see'] }),
    ]),
  );
  const year = { from: '2025-06-01', to: '2026-05-31' };
  await expect(readRosterNumbers(world, 'uid-tide', { ...requested, range: year })).rejects.toMatchObject({
    code: 'numbers/too-many',
  });
  const months = { from: '2026-03-01', to: '2026-05-31' };
  expect((await readRosterNumbers(world, 'uid-tide', { ...requested, range: months })).artists).toHaveLength(100);
});
