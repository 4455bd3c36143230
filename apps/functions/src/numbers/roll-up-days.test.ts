import { addDays, dayOf, monthOf, numbersOf, type DayContent } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import { aStoredDayShard, aTally, peopleSetOf, sketchOf } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { runRollUps } from './roll-up-days.ts';

const TODAY = dayOf(NOW);
const YESTERDAY = addDays(TODAY, -1);
const OLD = addDays(TODAY, -100);

const content = (views: number, visitors: number): Partial<DayContent> => {
  const tally = aTally({
    counts: { views },
    people: { views: peopleSetOf(4) },
    visitors: sketchOf(visitors),
    tables: { country: { DE: [views, 0, 0, peopleSetOf(4)] } },
  });
  return { whole: tally, hours: { 9: { views } }, pages: { 'release.tide': tally } };
};
const put = (world: TestWorld, day: string, views: number, shard = 0, visitors = 10) =>
  world.db
    .doc(documents.dayShard('artist', 'mira', day, String(shard)).path)
    .set(aStoredDayShard(day, content(views, visitors), shard));
const run = (world: TestWorld) => runRollUps(world, world.now() + 60_000);
async function monthsOf(world: TestWorld, day: string) {
  const [whole, page] = [
    documents.monthNumbers('artist', 'mira', monthOf(day)),
    documents.pageMonth('artist', 'mira', monthOf(day), 'release.tide'),
  ];
  const month = readDocument(whole, await world.db.doc(whole.path).get());
  const pageMonth = readDocument(page, await world.db.doc(page.path).get());
  return { shards: [], months: month ? [month] : [], pageMonths: pageMonth ? [pageMonth] : [] };
}
/** Numbers of a day from its month alone. */
async function ofDay(world: TestWorld, day: string) {
  const later = Date.parse(addDays(day, 200));
  const read = await monthsOf(world, day);
  const [whole, page] = [undefined, 'release.tide'].map((each) => numbersOf({ from: day, to: day }, later, read, each));
  return { whole: whole?.total, page: page?.total };
}

test('a day that is over goes to its month, with visitors of all hosts counted once', async () => {
  const world = createWorld('roll-up');
  await Promise.all([put(world, YESTERDAY, 7), put(world, YESTERDAY, 5, 1, 12), put(world, TODAY, 3)]);
  await run(world);
  const { whole, page } = await ofDay(world, YESTERDAY);
  const expected = {
    counts: { views: 12 },
    people: { views: 4 },
    visitors: 12,
    tables: { country: { '*': [12, 0, 0, 4] } },
  };
  expect(whole).toEqual(expected);
  expect(page).toEqual(expected);
  // Today is not over.
  const month = await monthsOf(world, TODAY);
  expect(month.months[0]?.days[TODAY.slice(8)]).toBeUndefined();
});

test('a day that a host has written to since is rolled up again, and others of its month stay', async () => {
  const world = createWorld('roll-up');
  const before = addDays(YESTERDAY, -1);
  await put(world, YESTERDAY, 7);
  await put(world, before, 2);
  await run(world);
  await put(world, YESTERDAY, 9);
  await run(world);
  await run(world);
  expect((await ofDay(world, YESTERDAY)).whole?.counts).toEqual({ views: 9 });
  expect((await ofDay(world, before)).whole?.counts).toEqual({ views: 2 });
});

test('hours of days older than 90 days are removed once their month has the day', async () => {
  const world = createWorld('roll-up');
  await Promise.all([put(world, OLD, 4), put(world, YESTERDAY, 1)]);
  await run(world);
  const left = await world.db.collection(documents.dayNumbers('artist', 'mira').path).get();
  expect(left.docs.map(({ id }) => id)).toEqual([`${YESTERDAY}.0`]);
  expect((await ofDay(world, OLD)).whole?.counts).toEqual({ views: 4 });
});

test('salts of days that are over are removed, also where no visitor has come since', async () => {
  const world = createWorld('roll-up');
  const salts = world.db.doc(documents.visitorSalt(TODAY).path).parent;
  for (const day of [OLD, YESTERDAY, TODAY]) await salts.doc(day).set({ salt: 'a salt', createdAt: Date.parse(day) });
  await run(world);
  expect((await salts.get()).docs.map(({ id }) => id)).toEqual([TODAY]);
});
