import { keptKey, type KeptTarget } from '@countin/domain/collection';
import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { aMedley } from '@countin/domain/testing';
import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putUser } from '../testing/people.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { changeKept, removeKept, saveFolder } from './change-kept.ts';
import { keepItems } from './keep-items.ts';
import { endKeptFeed, readKeptCalendar, renewKeptFeed } from './kept-feeds.ts';
import { readCollection } from './read-collection.ts';
import { readKept } from './read-kept.ts';
import { readKeptKeys } from './read-kept-keys.ts';

const ANA = 'uid-ana';
const TIDE = { kind: 'release', id: 'product-tide' } as const;
const MIRA = { kind: 'artist', id: 'artist-mira' } as const;
const FOUR = { kind: 'medley', id: 'artist-mira' } as const;
const DAY = 86_400_000;

async function staged(): Promise<TestWorld> {
  const world = createWorld('collection');
  await putArtist(world);
  await putPage(world);
  await world.write(documents.medley('artist-mira').path, aMedley());
  return world;
}

const keep = (world: TestWorld, targets: readonly KeptTarget[], change: object = {}, dry = false) =>
  keepItems(world, ANA, { items: targets.map((target) => ({ ...target, folder: '', note: '', ...change })), dry });
const list = (world: TestWorld, change: Partial<ParsedInput<'readKept'>> = {}, uid = ANA) =>
  readKept(world, uid, { kind: null, folder: null, search: '', after: null, size: 60, ...change });
const keysOf = async (world: TestWorld, change: Partial<ParsedInput<'readKept'>> = {}, uid = ANA) =>
  (await list(world, change, uid)).rows.map(({ key }) => key);
const look = (world: TestWorld) => readCollection(world, ANA, { zone: 'Europe/Berlin' });

describe('keeping', () => {
  test('puts what was kept last on top, each as fans see it', async () => {
    const world = await staged();
    await keep(world, [TIDE]);
    await keep(world, [MIRA, FOUR]);
    const { rows, next } = await list(world);
    expect(rows.map(({ key, state, title }) => [key, state, title])).toEqual([
      ['artist.artist-mira', 'there', 'Mira Okafor'],
      [
        'medley.artist-mira',
        'there',
        aMedley()
          .slots.map(({ title }) => title)
          .join(' · '),
      ],
      ['release.product-tide', 'there', 'Tide Lines'],
    ]);
    expect(next).toBeNull();
  });

  test('says what can be played: what is there of an artist with a medley', async () => {
    const world = await staged();
    await putPage(world, { id: 'other', artistId: 'artist-silent' });
    await putPage(world, { id: 'old', status: 'archived' });
    await keep(world, [{ kind: 'release', id: 'other' }, { kind: 'release', id: 'old' }, TIDE, MIRA, FOUR]);
    const playable = async () =>
      (await list(world)).rows
        .filter((row) => row.playable)
        .map(({ key }) => key)
        .sort();
    expect(await playable()).toEqual([keptKey(MIRA), keptKey(FOUR), 'release.old', keptKey(TIDE)].sort());
    await world.db.doc(documents.medley('artist-mira').path).delete();
    expect(await playable()).toEqual([]);
  });

  test('twice keeps it once, and leaves note, folder and position alone', async () => {
    const world = await staged();
    await keep(world, [TIDE, MIRA]);
    await changeKept(world, ANA, { keys: [keptKey(TIDE)], note: 'for Sunday', folder: 'rain' });
    const before = await list(world);
    const { results } = await keep(world, [MIRA, TIDE, TIDE], { note: 'from a device' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['already', 'already']);
    expect(await list(world)).toEqual(before);
  });

  test('is known of some items at once: those of the caller, in any number', async () => {
    const world = await staged();
    await keep(world, [TIDE, FOUR]);
    const others = Array.from({ length: 97 }, (_none, at) => `release.other-${at}`);
    const keys = [keptKey(TIDE), ...others, keptKey(MIRA), keptKey(FOUR)];
    expect((await readKeptKeys(world, ANA, { keys })).kept.sort()).toEqual([keptKey(FOUR), keptKey(TIDE)].sort());
    expect(await readKeptKeys(world, 'uid-ben', { keys })).toEqual({ kept: [] });
    await removeKept(world, ANA, { keys: [keptKey(TIDE)] });
    expect(await readKeptKeys(world, ANA, { keys })).toEqual({ kept: [keptKey(FOUR)] });
  });

  test('says what is not there, and stores nothing of it', async () => {
    const world = await staged();
    const { results } = await keep(world, [
      { kind: 'release', id: 'nothing' },
      { kind: 'medley', id: 'missing' },
      TIDE,
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'kept']);
    expect(await keysOf(world)).toEqual([keptKey(TIDE)]);
  });

  test('dry writes nothing', async () => {
    const world = await staged();
    expect((await keep(world, [TIDE], {}, true)).results).toEqual([
      { key: keptKey(TIDE), outcome: 'kept', title: 'Tide Lines' },
    ]);
    expect(await keysOf(world)).toEqual([]);
  });

  test('is of the caller alone', async () => {
    const world = await staged();
    await keep(world, [TIDE]);
    expect(await keysOf(world, {}, 'uid-ben')).toEqual([]);
    await removeKept(world, 'uid-ben', { keys: [keptKey(TIDE)] });
    await changeKept(world, 'uid-ben', { keys: [keptKey(TIDE)], note: 'mine' });
    expect((await list(world)).rows).toMatchObject([{ note: '' }]);
  });

  test('goes by the device’s time, but not beyond now', async () => {
    const world = await staged();
    await keep(world, [TIDE], { keptAt: world.now() - DAY });
    await keep(world, [MIRA], { keptAt: world.now() + DAY });
    expect((await list(world)).rows.map(({ keptAt }) => keptAt)).toEqual([world.now(), world.now() - DAY]);
  });
});

describe('a list', () => {
  test('goes on page by page, in the order of the positions, also of equal ones', async () => {
    const world = await staged();
    const targets = Array.from({ length: 7 }, (_, at) => ({ kind: 'release', id: `r${at}` }) as const);
    for (const { id } of targets) await putPage(world, { id, title: `Song ${id}` });
    await keep(world, targets);
    await changeKept(world, ANA, { keys: ['release.r2', 'release.r5'], order: 'b00V' });
    const pages: string[] = [];
    let after: ParsedInput<'readKept'>['after'] = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(world, { size: 2, after });
      pages.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect([...pages].sort()).toEqual(targets.map(({ id }) => id));
    expect(pages.indexOf('r5')).toBe(pages.indexOf('r2') + 1);
  });

  test('is narrowed by kind, folder and words, in any script', async () => {
    const world = await staged();
    await putPage(world, { id: 'other', title: '雨の歌', artistName: 'Zoë' });
    await keep(world, [TIDE, MIRA, { kind: 'release', id: 'other' }]);
    await changeKept(world, ANA, { keys: [keptKey(TIDE), keptKey(MIRA)], folder: 'rain' });
    expect(await keysOf(world, { kind: 'release' })).toEqual([keptKey(TIDE), 'release.other']);
    expect(await keysOf(world, { kind: 'release', folder: 'rain' })).toEqual([keptKey(TIDE)]);
    expect(await keysOf(world, { folder: '' })).toEqual(['release.other']);
    expect(await keysOf(world, { search: 'zoe 歌' })).toEqual(['release.other']);
    expect(await keysOf(world, { search: 'mira', kind: 'artist' })).toEqual([keptKey(MIRA)]);
  });

  test('shows what was withdrawn, archived or deleted as such', async () => {
    const world = await staged();
    await putPage(world, { id: 'old', status: 'archived' });
    await keep(world, [TIDE, { kind: 'release', id: 'old' }, MIRA, FOUR]);
    await world.db.doc(documents.releasePage('product-tide').path).delete();
    await world.db.doc(documents.artistProfile('artist-mira').path).update({ deletedAt: new Date(world.now()) });
    expect((await list(world)).rows.map(({ title, state, artistSlug }) => [title, state, artistSlug])).toEqual([
      ['Tide Lines', 'withdrawn', null],
      ['Tide Lines', 'archived', 'mira-okafor'],
      ['Mira Okafor', 'deleted', null],
      [expect.any(String), 'withdrawn', null],
    ]);
  });

  test('notices a new title, and is found by it from then on', async () => {
    const world = await staged();
    await keep(world, [TIDE]);
    const changes = { title: 'Ebb', productSlug: 'ebb' };
    await updateDocument(world.db, refTo(world.db, documents.releasePage('product-tide')), changes);
    expect((await list(world)).rows).toMatchObject([{ title: 'Ebb' }]);
    expect(await keysOf(world, { search: 'ebb' })).toEqual([keptKey(TIDE)]);
    expect(await keysOf(world, { search: 'tide' })).toEqual([]);
  });

  test('finds names in other scripts by their slugs', async () => {
    const world = await staged();
    const names = { artistName: '田辺ゆき', artistSlug: 'yuki-tanabe', productSlug: 'yoru-no-furin' };
    await putPage(world, { id: 'ja', title: '夜の風鈴', ...names });
    await keep(world, [TIDE, { kind: 'release', id: 'ja' }]);
    expect(await keysOf(world, { search: 'Tanabe furin' })).toEqual(['release.ja']);
  });
});

describe('folders', () => {
  test('of two devices at once are both kept', async () => {
    const world = await staged();
    await Promise.all([
      saveFolder(world, ANA, { id: 'rain', name: 'Rain' }),
      saveFolder(world, ANA, { id: 'sun', name: 'Sun' }),
    ]);
    await saveFolder(world, ANA, { id: 'sun', name: 'Sunday' });
    const names = (await look(world)).folders.map(({ name }) => name);
    expect(names.sort()).toEqual(['Rain', 'Sunday']);
    expect((await saveFolder(world, ANA, { id: 'rain', name: null })).folders).toEqual([{ id: 'sun', name: 'Sunday' }]);
  });

  test('have a limit', async () => {
    const world = await staged();
    const folders = Array.from({ length: LIMITS.folders }, (_, at) => ({ id: `f${at}`, name: 'F' }));
    await world.write(documents.collectionState(ANA).path, { uid: ANA, folders });
    await expect(saveFolder(world, ANA, { id: 'more', name: 'More' })).rejects.toMatchObject({
      code: 'field/too-many',
    });
    await saveFolder(world, ANA, { id: 'f1', name: 'Renamed' });
  });
});

describe('the collection', () => {
  const at = (date: string) => ({ mode: 'instant', date, time: '18:00', zone: 'UTC' }) as const;
  const put = (world: TestWorld, id: string, date: string, change: object = {}) =>
    putPage(world, { id, title: id, releaseMoment: at(date), firstInstant: Date.parse(`${date}T18:00Z`), ...change });

  test('has what comes next of kept artists and releases, soonest first, each once', async () => {
    const world = await staged();
    await put(world, 'soon', '2026-06-20');
    await put(world, 'elsewhere', '2026-06-18', { artistId: 'artist-tide' });
    await put(world, 'not-kept', '2026-06-19', { artistId: 'artist-tide' });
    await put(world, 'withdrawn', '2026-06-19', { status: 'archived' });
    await keep(world, [MIRA, { kind: 'release', id: 'elsewhere' }, { kind: 'release', id: 'soon' }]);
    const { next, news, count } = await look(world);
    expect(next.map(({ id }) => id)).toEqual(['elsewhere', 'soon', 'product-tide']);
    expect([news, count]).toEqual([[], 3]);
  });

  test('has what came out since the visit before, for as long as the visit goes on', async () => {
    const world = await staged();
    await put(world, 'soon', '2026-06-20');
    await put(world, 'before', '2026-06-01');
    await keep(world, [MIRA]);
    expect((await look(world)).news).toEqual([]);
    world.setNow(Date.parse('2026-06-21T00:00Z'));
    for (const _ of [1, 2]) expect((await look(world)).news.map(({ id }) => id)).toEqual(['soon']);
    world.passTime(DAY);
    expect((await look(world)).news).toEqual([]);
  });

  test('follows a release that was moved after it was kept', async () => {
    const world = await staged();
    await put(world, 'soon', '2026-06-20', { artistId: 'artist-tide' });
    await keep(world, [{ kind: 'release', id: 'soon' }]);
    await put(world, 'soon', '2026-08-20', { artistId: 'artist-tide' });
    expect((await look(world)).next).toMatchObject([{ releaseMoment: { date: '2026-08-20' } }]);
  });
});

describe('the calendar', () => {
  const read = async (world: TestWorld, token: string) =>
    (await readKeptCalendar(world, '203.0.113.7', { token })).body;
  const GONE = { code: 'collection/calendar-gone' };
  const titles = (body: string) =>
    new ical.Component(ical.parse(body) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ical.Event(event).summary);

  test('has everything that is kept, in one text that stays the same until something changes', async () => {
    const world = await staged();
    await keep(world, [MIRA]);
    const { token } = await renewKeptFeed(world, ANA);
    const before = await read(world, token);
    expect(titles(before)).toEqual(['Tide Lines – Mira Okafor']);
    world.passTime(60_000);
    expect(await read(world, token)).toBe(before);
    // Versions are the release's. The reader and the time of reading do not change them.
    const { token: later } = await renewKeptFeed(world, ANA);
    expect(await read(world, later)).toBe(before);
    await removeKept(world, ANA, { keys: [keptKey(MIRA)] });
    const after = await read(world, later);
    expect(titles(after)).toEqual([]);
    expect(after).toContain('BEGIN:VTIMEZONE');
  });

  test('has an address that a new one ends, that can be ended, and whose token is stored nowhere', async () => {
    const world = await staged();
    const first = await renewKeptFeed(world, ANA);
    const second = await renewKeptFeed(world, ANA);
    await expect(read(world, first.token)).rejects.toMatchObject(GONE);
    expect((await look(world)).feedSince).toBe(second.createdAt);
    const [path = ''] = await world.list('collectionFeeds');
    expect(JSON.stringify([path, await world.read(path)])).not.toContain(second.token);
    await endKeptFeed(world, ANA);
    await expect(read(world, second.token)).rejects.toMatchObject(GONE);
    expect((await look(world)).feedSince).toBeNull();
  });

  test('of a suspended user shows nothing meanwhile', async () => {
    const world = await staged();
    const { token } = await renewKeptFeed(world, ANA);
    await putUser(world, ANA, { suspended: true });
    await expect(read(world, token)).rejects.toMatchObject(GONE);
  });
});
