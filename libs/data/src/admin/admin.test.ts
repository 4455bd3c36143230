import type { DirectoryEntry } from '@countin/domain/admin';
import { AppError } from '@countin/domain/errors';
import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';
import { findUsers, usersOptions } from './find-users.ts';
import { setSubscriptionOptions } from './user-changes.ts';

const mira: DirectoryEntry = {
  uid: 'mira',
  email: 'mira@example.com',
  emailKey: 'mira@example.com',
  displayName: 'Mira',
  nameKey: 'mira',
  userType: 'artist',
  subscription: 'free',
  suspended: false,
  createdAt: 1,
  lastSeenAt: 2,
  proRequestedAt: 3,
  requestedPro: true,
};
const tide: DirectoryEntry = { ...mira, uid: 'tide' };
const pro: DirectoryEntry = { ...mira, subscription: 'pro', proRequestedAt: null, requestedPro: false };
const accessWith = (callFunction: DataAccess['callFunction']) => ({ callFunction }) as DataAccess;

it('a search asks page after page with the cursor of the last answer', async () => {
  const requested: unknown[] = [];
  const access = accessWith(async (_name, input) => {
    requested.push(input);
    return requested.length === 1 ? { users: [mira], cursor: 'next' } : { users: [tide], cursor: null };
  });
  const search = new InfiniteQueryObserver(new QueryClient(), usersOptions(access, { text: 'mi' }));
  const dispose = search.subscribe(() => {});
  await search.refetch();
  const { data, hasNextPage } = await search.fetchNextPage();
  dispose();
  expect(requested.slice(-2)).toEqual([
    { text: 'mi', cursor: null },
    { text: 'mi', cursor: 'next' },
  ]);
  expect(data?.pages.flatMap(({ users }) => users.map(({ uid }) => uid))).toEqual(['mira', 'tide']);
  expect(hasNextPage).toBe(false);
});

it('an answer of another shape is an error', async () => {
  await expect(
    findUsers(
      accessWith(async () => ({ users: [{ uid: 'mira' }], cursor: null })),
      {},
    ),
  ).rejects.toMatchObject({ code: 'service/unknown' });
});

it('a change shows in the lists as they are, and makes stale what tells of the person', async () => {
  const change = async (callFunction: DataAccess['callFunction']) => {
    const client = new QueryClient();
    const lists = {
      pages: [
        { users: [tide], cursor: 'next' },
        { users: [mira], cursor: null },
      ],
      pageParams: [null, 'next'],
    };
    client.setQueryData(adminKeys.adminSearch({ text: 'mi' }), lists);
    const others = [
      adminKeys.adminUser('mira'),
      adminKeys.adminUser('tide'),
      adminKeys.adminAudit('mira'),
      adminKeys.adminAudit(null),
    ];
    for (const key of others) client.setQueryData(key, 'read before');
    await new MutationObserver(client, setSubscriptionOptions(accessWith(callFunction)))
      .mutate({ uid: 'mira', subscription: 'pro' })
      .catch(() => {});
    const stale = others.filter((key) => client.getQueryState(key)?.isInvalidated);
    return { list: client.getQueryData<typeof lists>(adminKeys.adminSearch({ text: 'mi' })), before: lists, stale };
  };
  const stale = [adminKeys.adminUser('mira'), adminKeys.adminAudit('mira'), adminKeys.adminAudit(null)];
  const done = await change(async () => ({ user: pro }));
  expect(done.list?.pages.map(({ users }) => users)).toEqual([[tide], [pro]]);
  expect(done.stale).toEqual(stale);
  // The server may have applied the change before the error, so the same queries become stale.
  const failed = await change(() => Promise.reject(new AppError('service/unavailable')));
  expect(failed.list).toEqual(failed.before);
  expect(failed.stale).toEqual(stale);
});
