import type { DirectoryEntry } from '@countin/domain/admin';
import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { Query } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { putDirectory } from '../testing/directory.ts';
import { aPerson } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { findUsers, USERS_PAGE } from './find-users.ts';
import { positionOf, writeCursor } from './list-position.ts';

type Search = v.InferInput<typeof callables.findUsers.input>;
const ask = (world: TestWorld, search: Search) =>
  findUsers(world, aPerson(), v.parse(callables.findUsers.input, search));
const uids = (users: readonly DirectoryEntry[]) => users.map(({ uid }) => uid);
const found = async (world: TestWorld, search: Search) => uids((await ask(world, search)).users);

describe('a search', () => {
  const world = createWorld('find-users');
  beforeAll(() =>
    putDirectory(world, [
      { uid: 'u1', email: 'Zoe@Example.com', displayName: 'Zoë Ferreira', createdAt: NOW - 4 },
      { uid: 'u2', email: 'adamu@example.com', displayName: 'Zoe Adamu', userType: 'admin', createdAt: NOW - 3 },
      { uid: 'u3', email: 'tide@example.com', displayName: '東京', subscription: 'pro', createdAt: NOW - 2 },
      {
        uid: 'zoe',
        email: 'mira@example.com',
        displayName: 'Mira',
        suspended: true,
        proRequestedAt: NOW,
        createdAt: NOW - 1,
      },
      { uid: 'u5', email: 'party@example.com', displayName: 'Zoe🎉', createdAt: NOW - 5 },
    ]),
  );

  test('without a text returns all people, newest first', async () => {
    expect(await found(world, {})).toEqual(['zoe', 'u3', 'u2', 'u1', 'u5']);
  });

  test('finds a uid, then beginnings of addresses, then of the words of names, each person once', async () => {
    expect(await found(world, { text: 'zoe' })).toEqual(['zoe', 'u1', 'u2', 'u5']);
  });

  test('ignores case, accents and spaces', async () => {
    expect(await found(world, { text: '  ZOË  F ' })).toEqual(['u1']);
    expect(await found(world, { text: '東' })).toEqual(['u3']);
    expect(await found(world, { text: 'zoe@EX' })).toEqual(['u1']);
  });

  test('finds any word of a name by its beginning, and nothing by its middle', async () => {
    expect(await found(world, { text: 'ferr' })).toEqual(['u1']);
    expect(await found(world, { text: 'ADAMÚ', userType: 'admin' })).toEqual(['u2']);
    expect(await found(world, { text: 'zoe f' })).toEqual(['u1']);
    expect(await found(world, { text: 'erreira' })).toEqual([]);
  });

  test('matches a uid exactly, and no part of it', async () => {
    expect(await found(world, { text: 'u3' })).toEqual(['u3']);
    expect(await found(world, { text: 'U3' })).toEqual([]);
    expect(await found(world, { text: 'u' })).toEqual([]);
  });

  test.each(['a/b', '..', '__name__', '\u{10ffff}', '%', '.*', '"'])(
    'takes %s for a text like any other',
    async (text) => {
      expect(await found(world, { text })).toEqual([]);
    },
  );

  test.each<[Search, readonly string[]]>([
    [{ userType: 'admin' }, ['u2']],
    [{ subscription: 'pro' }, ['u3']],
    [{ subscription: 'free', suspended: false }, ['u2', 'u1', 'u5']],
    [{ suspended: true }, ['zoe']],
    [{ requestedPro: true }, ['zoe']],
    [{ userType: 'artist', subscription: 'free', suspended: true, requestedPro: true }, ['zoe']],
    [{ text: 'zoe', suspended: false }, ['u1', 'u2', 'u5']],
    [{ text: 'zoe', userType: 'artist', subscription: 'free', suspended: false }, ['u1', 'u5']],
    [{ text: 'zoe', suspended: true }, ['zoe']],
  ])('can be narrowed: %o', async (search, expected) => {
    expect(await found(world, search)).toEqual(expected);
  });

  test('leaves out documents that do not parse, and logs them', async () => {
    const spoilt = createWorld('find-users');
    await putDirectory(spoilt, [{ uid: 'u1' }, { uid: 'u2' }]);
    await spoilt.db.doc(documents.directoryEntry('u1').path).update({ userType: 'king' });
    expect(await found(spoilt, {})).toEqual(['u2']);
    expect(spoilt.logged).toEqual(['userDirectory/u1 cannot be read.']);
  });

  test.each([
    'nonsense',
    Buffer.from('{"list":"auditLog","after":null}').toString('base64url'),
    writeCursor({ list: 'email', after: { value: 'a', id: 'a/b' } }) ?? '',
    writeCursor({ list: 'newest', after: { value: { seconds: 1e18, nanoseconds: 0 }, id: 'a' } }) ?? '',
  ])('does not go on at a made-up place: %s', async (cursor) => {
    await expect(ask(world, { cursor })).rejects.toMatchObject({ code: 'field/id', field: 'cursor' });
  });

  test('continues from a cursor whose person was deleted', async () => {
    const cursor = writeCursor({ list: 'email', after: positionOf('gone', 'n') });
    expect(await found(world, { text: '', cursor })).toEqual(['u5', 'u3', 'u1']);
  });
});

describe('a large directory', () => {
  const PEOPLE = 10_000;
  const world = createWorld('find-users-large');
  beforeAll(
    () =>
      putDirectory(
        world,
        Array.from({ length: PEOPLE }, (_, index) => {
          const number = String(index).padStart(5, '0');
          // The same instant for many: pages must neither repeat nor lose a person.
          return {
            uid: `uid-${number}`,
            email: `sam${number}@example.com`,
            displayName: `Sam ${number}`,
            createdAt: NOW - Math.floor(index / 100),
            subscription: index % 50 === 0 ? ('pro' as const) : ('free' as const),
          };
        }),
      ),
    120_000,
  );

  /** How many documents the database hands out meanwhile. */
  async function readsOf(work: () => Promise<unknown>): Promise<number> {
    const get = vi.spyOn(Query.prototype, 'get');
    try {
      await work();
      const pages = await Promise.all(get.mock.results.map(({ value }) => value as ReturnType<Query['get']>));
      return pages.reduce((sum, page) => sum + page.size, 0);
    } finally {
      get.mockRestore();
    }
  }

  test.each<Search>([
    {},
    { text: 's' },
    { text: 'sam0' },
    { text: 'sam 0' },
    { text: '000' },
    { text: '00007' },
    { text: '0', subscription: 'pro' },
    { text: 'uid-00007' },
    { subscription: 'pro' },
    { text: 'sam', subscription: 'pro' },
    { text: 'unknown' },
    { requestedPro: true },
  ])('is searched with a page of reads: %o', async (search) => {
    expect(await readsOf(() => ask(world, search))).toBeLessThanOrEqual(USERS_PAGE + 1);
  });

  test('is paged with each person once, each page at the cost of the first', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const at: string | null = cursor;
      let answer: Awaited<ReturnType<typeof ask>> | undefined;
      const reads = await readsOf(async () => void (answer = await ask(world, { subscription: 'pro', cursor: at })));
      expect(reads).toBeLessThanOrEqual(USERS_PAGE);
      seen.push(...uids(answer?.users ?? []));
      cursor = answer?.cursor ?? null;
      pages += 1;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(PEOPLE / 50);
    expect(seen).toHaveLength(PEOPLE / 50);
    expect(pages).toBe(PEOPLE / 50 / USERS_PAGE + 1);
  });

  test('returns a person who matches by address and name once, over all pages', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof ask>> = await ask(world, { text: 'sam0', cursor, subscription: 'pro' });
      seen.push(...uids(answer.users));
      ({ cursor } = answer);
    } while (cursor !== null);
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen).toHaveLength(PEOPLE / 50);
  });
});
