import { memoryAccess } from '@countin/data/testing';
import type { CallableOutput } from '@countin/domain/callables';
import { anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as Signups } from './signups-screen.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ createdBy: 'mira' });
type List = CallableOutput<'readFanLists'>['lists'][number];
const aList = (change: Partial<List>): List => ({
  id: 'mira_1',
  state: 'reviewing',
  fans: 300,
  waiting: 200,
  results: { sent: 90, bounced: 10, complained: 1 },
  ...change,
});

async function open(lists: readonly List[]) {
  const access = memoryAccess(
    {},
    { 'studio/countFans': () => ({ count: 0 }), 'studio/readFanLists': () => ({ lists }) },
  );
  const route = { path: '/', element: <Outlet context={artist} />, children: [{ path: 'fans', Component: Signups }] };
  await renderRoute([route], { path: '/fans', uid: 'mira', access });
  await screen.findByRole('heading', { name: 'Fans' });
}

test('fans who wait for a review are named, with what happens next', async () => {
  await open([aList({})]);
  expect(await screen.findByText('Your imported list is under review')).toBeTruthy();
  expect(screen.getByText(/the others wait: 200\. Two days after you write to them/)).toBeTruthy();
});

test('a list on hold says why', async () => {
  await open([aList({ state: 'held', waiting: 300 })]);
  expect(await screen.findByText('Your imported list is on hold')).toBeTruthy();
  expect(screen.getByText(/Refused: 10, reported as spam: 1\. Fans who wait: 300/)).toBeTruthy();
});

test('a list of which none waits is not mentioned', async () => {
  await open([aList({ waiting: 0 }), aList({ id: 'mira_2', state: 'refused', waiting: 5 })]);
  expect(await screen.findByText('Your imported list was refused')).toBeTruthy();
  expect(screen.queryByText('Your imported list is under review')).toBeNull();
});

test('the import says that a first list is looked at, before it begins', async () => {
  await open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const proven = await screen.findByLabelText(/They have already confirmed/);
  expect(screen.queryByText(/first hundred fans/)).toBeNull();
  fireEvent.click(proven);
  expect(screen.getByText(/its first hundred fans get messages at once/)).toBeTruthy();
});
