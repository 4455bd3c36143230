import { addDays, dayOf, figuresOf, sumOfDay, type DayContent } from '@countin/domain/numbers';
import { documents, readDocument, type OutboxMessage } from '@countin/domain/documents';
import { aSignup } from '@countin/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { importFans } from '../fans/import-fans.ts';
import { queuedMessage } from '../messages/message.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { countRecords, SETTLED_MS } from './count-records.ts';
import { runRollUps } from './roll-up-days.ts';

const ARTIST = 'artist-mira';
const HOUR = 3_600_000;
const TODAY = dayOf(NOW);

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('count-records');
  await putArtist(world);
  // Counting begins with the first run.
  await run(NOW);
});

const run = async (at: number) => {
  world.setNow(at);
  await countRecords(world, at + HOUR);
};
const putConfirmed = (id: string, confirmedAt: number, change: Parameters<typeof aSignup>[0] = {}) =>
  setDocument(
    world.db,
    refTo(world.db, documents.signup(ARTIST, id)),
    aSignup({ id, state: 'confirmed', confirmedAt, ...change }),
  );
const putMessage = (id: string, kind: OutboxMessage['kind'], change: Partial<OutboxMessage>) =>
  setDocument(world.db, refTo(world.db, documents.outboxMessage(id)), {
    ...queuedMessage(id, kind, { ...aSignup(), ownerId: ARTIST, productId: 'product-tide' }, NOW),
    state: 'sent',
    nextAttemptAt: null,
    ...change,
  });
async function dayOfArtist(day = TODAY): Promise<DayContent> {
  const shards = await world.db.collection(documents.dayNumbers('artist', ARTIST).path).where('day', '==', day).get();
  return sumOfDay(shards.docs.flatMap((each) => readDocument(documents.dayNumbers, each)?.content ?? []));
}
const countsOf = async (day?: string) => (await dayOfArtist(day)).whole.counts;

test('imported fans are no signups, whether they have confirmed before or confirm by the link of a mail', async () => {
  const input = { artistId: ARTIST, dryRun: false, source: 'Mailing list of the 2025 tour', language: 'en' } as const;
  const rowOf = (contact: string) => ({ contact, name: '', language: null, country: null });
  await importFans(world, 'uid-mira', { ...input, proven: true, rows: [rowOf('ana@example.com')] });
  await importFans(world, 'uid-mira', { ...input, proven: false, rows: [rowOf('ben@example.com')] });
  await runReleaseDay(world, Number.POSITIVE_INFINITY);
  const token = /\/r\/([\w-]{43})/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await confirmSignup(world, '203.0.113.9', { token })).toMatchObject({ state: 'confirmed' });
  await putConfirmed('one', NOW + 1000);
  await run(NOW + 2 * HOUR);
  expect(await countsOf()).toEqual({ confirmed: 1 });
});

test('confirmed signups, messages and their clicks are in the numbers, in their hour and of their release', async () => {
  await putConfirmed('one', NOW + 1000, { productId: 'product-tide' });
  await putConfirmed('two', NOW + 2000, { productId: null });
  await putMessage('mail', 'release', { sentAt: NOW + 1000 });
  await putMessage('campaign', 'campaign', { sentAt: NOW, productId: null, clickedAt: NOW + HOUR });
  await putMessage('text', 'campaign', { sentAt: NOW, channel: 'phone', productId: null, clickedAt: NOW + HOUR });
  await putMessage('unconfirmed', 'confirm', { sentAt: NOW });
  await putMessage('waiting', 'release', { state: 'queued', sentAt: null });
  await run(NOW + 2 * HOUR);
  const { whole, hours, pages } = await dayOfArtist();
  expect(whole.counts).toEqual({ confirmed: 2, mailsSent: 2, mailClicks: 1, textsSent: 1, textClicks: 1 });
  expect(hours).toEqual({
    10: { confirmed: 2, mailsSent: 2, textsSent: 1 },
    11: { mailClicks: 1, textClicks: 1 },
  });
  expect(pages['release.product-tide']?.counts).toEqual({ confirmed: 1, mailsSent: 1 });
});

test('records are of people: five of one person are those of one, also when they were counted in several windows', async () => {
  await setDocument(world.db, refTo(world.db, documents.visitorSalt(TODAY)), {
    salt: Buffer.alloc(32, 7).toString('base64'),
    createdAt: NOW,
  });
  const ofAna = (at: number) => putConfirmed(`ana-${at}`, NOW + at, { contact: 'ana@example.com' });
  for (const at of [1, 2, 3]) await ofAna(at);
  await run(NOW + HOUR);
  await ofAna(HOUR);
  await putConfirmed('ben', NOW + HOUR + 1, { contact: 'ben@example.com' });
  await run(NOW + 3 * HOUR);
  const { whole } = await dayOfArtist();
  expect(figuresOf(whole)).toMatchObject({ counts: { confirmed: 5 }, people: { confirmed: 2 } });
  expect(JSON.stringify(whole)).not.toContain('ana');
});

test('records of a day whose salt is gone are of people where they are of enough', async () => {
  const put = (nth: number) => putConfirmed(`fan-${nth}`, NOW + nth, { contact: `fan-${nth}@example.com` });
  for (const nth of [1, 2, 3, 4]) await put(nth);
  await run(NOW + HOUR);
  expect(figuresOf((await dayOfArtist()).whole).people).toEqual({});
  for (const nth of [1, 2, 3, 4, 5]) await put(HOUR + nth);
  await run(NOW + 3 * HOUR);
  expect(figuresOf((await dayOfArtist()).whole).people).toEqual({ confirmed: 5 });
});

test('each record counts once, however often and late the schedule runs, and two at once', async () => {
  for (let at = 0; at < 5; at += 1) await putConfirmed(`fan-${at}`, NOW + at * 40 * 60_000);
  await Promise.all([run(NOW + HOUR), run(NOW + HOUR)]);
  await run(NOW + HOUR);
  await run(NOW + HOUR + 30_000);
  await run(NOW + 5 * HOUR);
  expect(await countsOf()).toEqual({ confirmed: 5 });
});

test('a run that was killed between a day and the end of its window is repeated, and counts nothing twice', async () => {
  await putConfirmed('one', NOW + 1000);
  await run(NOW + HOUR);
  const state = refTo(world.db, documents.countedRecords('confirmed'));
  const stored = readDocument(state, await state.ref.get());
  // As if the last write of the run had not been made.
  await setDocument(world.db, state, { until: NOW - SETTLED_MS, counting: stored!.until });
  await putConfirmed('two', stored!.until + 1000);
  await run(NOW + 3 * HOUR);
  expect(await countsOf()).toEqual({ confirmed: 2 });
});

test('a record is counted once it is settled, so that none appears behind the window', async () => {
  await putConfirmed('one', NOW + HOUR - 1000);
  await run(NOW + HOUR);
  expect(await countsOf()).toEqual({});
  await run(NOW + HOUR + SETTLED_MS + 60_000);
  expect(await countsOf()).toEqual({ confirmed: 1 });
});

test('more than a page of fans are counted, and go to the month with what hosts have counted', async () => {
  const batch = world.db.batch();
  for (let at = 0; at < 520; at += 1)
    setDocument(
      batch,
      refTo(world.db, documents.signup(ARTIST, `fan-${at}`)),
      aSignup({ id: `fan-${at}`, state: 'confirmed', confirmedAt: NOW + 1000 }),
    );
  await batch.commit();
  await run(NOW + HOUR);
  expect(await countsOf()).toEqual({ confirmed: 520 });
  const tomorrow = Date.parse(addDays(TODAY, 1)) + HOUR;
  world.setNow(tomorrow);
  await runRollUps(world, tomorrow + HOUR);
  const month = documents.monthNumbers('artist', ARTIST, TODAY.slice(0, 7));
  const days = readDocument(month, await world.db.doc(month.path).get())?.days;
  expect(days?.[TODAY.slice(8)]?.whole.counts).toEqual({ confirmed: 520 });
});

test('a removed artist, and days whose hours are gone, get nothing', async () => {
  await putConfirmed('one', NOW + 1000);
  await run(NOW + 100 * 24 * HOUR);
  expect(await countsOf()).toEqual({});
  await putConfirmed('two', NOW + 100 * 24 * HOUR);
  await world.db.doc(documents.artistProfile(ARTIST).path).delete();
  await run(NOW + 101 * 24 * HOUR);
  expect(await countsOf(dayOf(NOW + 100 * 24 * HOUR))).toEqual({});
});
