import { memoryAccess } from '@countin/data/testing';
import type { CallableInput } from '@countin/domain/callables';
import type { DirectoryEntry } from '@countin/domain/admin';
import { useListFilters } from '@countin/screen-kit/list';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { stubLayout } from '@countin/screen-kit/testing';
import type { PeopleFilter } from './people-filter.ts';
import { PeopleView } from './people-view.tsx';

stubLayout();
afterEach(cleanup);

const PAGE = 50;
const NONE: PeopleFilter = {};

const people = (count: number, changes: Partial<DirectoryEntry> = {}): DirectoryEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    uid: `user-${at}`,
    email: `user-${at}@example.com`,
    emailKey: `user-${at}@example.com`,
    displayName: `Person ${at}`,
    nameKey: `person ${at}`,
    userType: 'artist',
    subscription: 'free',
    suspended: false,
    createdAt: 1_700_000_000_000,
    lastSeenAt: 1_700_000_000_000,
    proRequestedAt: null,
    requestedPro: false,
    ...changes,
  }));

function PeopleScreen() {
  return <PeopleView filters={useListFilters(NONE)} person={null} />;
}

/** Opens the user list; the server finds users by the start of their address and by suspension. */
async function open(users: readonly DirectoryEntry[]) {
  const access = memoryAccess(
    {},
    {
      'account/findUsers': ({ text = '', suspended = null, cursor = null }: CallableInput<'findUsers'>) => {
        const found = users.filter(
          (user) => user.email.startsWith(text) && (suspended === null || user.suspended === suspended),
        );
        const from = Number(cursor ?? 0);
        const next = from + PAGE < found.length ? String(from + PAGE) : null;
        return { users: found.slice(from, from + PAGE), cursor: next };
      },
    },
  );
  return {
    access,
    show: () => renderRoute([{ path: '/', Component: PeopleScreen }], { path: '/', uid: 'admin', access }),
  };
}
const rows = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');

test('the search is there at once, above a skeleton, until the users are loaded', async () => {
  const { access, show } = await open(people(2));
  const release = access.hold();
  const { container } = await show();
  expect(await screen.findByRole('search')).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  release();
  expect(await screen.findByText('2 people')).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('without users it says when users appear', async () => {
  const { show } = await open([]);
  await show();
  expect(await screen.findByText('Nobody is here yet')).toBeTruthy();
});

test('an error is shown below the search, and "Try Again" loads the users', async () => {
  const { access, show } = await open(people(1));
  access.errorCode = 'limit/too-many';
  await show();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('search')).toBeTruthy();
  access.errorCode = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Person 0')).toBeTruthy();
});

test('a search without a match can be cleared', async () => {
  const { show } = await open(people(3));
  await show();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zoe' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everybody' }));
  await expect.poll(() => rows()).toHaveLength(3);
});

test('a filter asks the server', async () => {
  const { show } = await open([...people(1, { uid: 'gone', displayName: 'Gone', suspended: true }), ...people(2)]);
  await show();
  await screen.findByText('3 people');
  fireEvent.click(screen.getByRole('button', { name: 'Suspended' }));
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Gone')]);
});

test('of many users only those near the window are in the document', async () => {
  const { show } = await open(people(120));
  await show();
  expect(await screen.findByText('50 people, more below')).toBeTruthy();
  expect(rows().length).toBeLessThan(40);
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('-1');
});
