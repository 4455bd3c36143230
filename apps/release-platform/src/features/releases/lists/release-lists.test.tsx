import type { MemoryAccess } from '@countin/data/testing';
import { anArtistProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { stubLayout } from '@countin/screen-kit/testing';
import { releaseServer as database, uid } from './release-server.test-data.ts';
import { Component as Collection } from './collection-screen.tsx';
import { Component as Products } from './products-screen.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', name: 'Mira', createdBy: uid });

const open = (access: MemoryAccess, path = '/collection') =>
  renderRoute(
    [
      { path: '/collection', Component: Collection },
      { element: <Outlet context={artist} />, children: [{ path: '/products', Component: Products }] },
    ],
    { path, uid, access },
  );
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe.each([
  { path: '/collection', name: 'Collection', empty: 'Your collection is empty', size: '120' },
  { path: '/products', name: 'Releases', empty: 'No releases yet', size: '-1' },
])('$name', ({ path, name, empty, size }) => {
  test('shows a skeleton until the releases are loaded', async () => {
    const access = database([{ title: 'Low Sun' }]);
    const release = access.hold();
    const { container } = await open(access, path);
    await expect.poll(() => container.querySelector('[aria-busy]')).toBeTruthy();
    release();
    expect(await screen.findByText('Low Sun')).toBeTruthy();
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  test('without releases offers to make one', async () => {
    await open(database([]), path);
    expect(await screen.findByText(empty)).toBeTruthy();
    expect(await screen.findAllByRole('button', { name: 'New release' })).toHaveLength(1);
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('says why it could not be loaded, and loads with "Try Again"', async () => {
    const access = database([{ title: 'Low Sun' }]);
    access.errorCode = 'limit/too-many';
    await open(access, path);
    expect(await screen.findByRole('alert')).toBeTruthy();
    access.errorCode = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Low Sun')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('has only releases near the window in the document', async () => {
    await open(database(Array.from({ length: 120 }, (_, at) => ({ title: `Song ${at}` }))), path);
    expect(await screen.findByText('Song 119')).toBeTruthy();
    expect(rows(name).length).toBeLessThan(60);
    expect(rows(name)[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(rows(name)[0]?.getAttribute('aria-setsize')).toBe(size);
  });
});

test.each(['grid', 'list'])('the collection tells artist and state of each release: %s', async (view) => {
  const access = database([
    { title: 'Low Sun', status: 'archived' },
    {
      title: 'Salt',
      status: 'published',
      releaseMoment: { mode: 'instant', date: '2020-05-01', time: '12:00', zone: 'UTC' },
    },
    { title: 'Tide Lines' },
  ]);
  access.put('artistProfiles/other', anArtistProfile({ id: 'other', name: 'Lea', createdBy: uid }));
  await open(access, `/collection?view=${view}`);
  await screen.findByText('Low Sun');
  const texts = rows('Collection').map(({ textContent }) => textContent ?? '');
  for (const [title, state] of [
    ['Low Sun', 'Archived'],
    ['Salt', 'Out now'],
    ['Tide Lines', 'Draft'],
  ]) {
    const text = texts.find((each) => each.includes(title ?? ''));
    expect(text).toContain('Mira');
    expect(text?.endsWith(state ?? '')).toBe(true);
  }
});

test('a search and a state narrow the collection, and can be cleared', async () => {
  const { router } = await open(
    database([
      { title: 'Low Sun' },
      { title: 'Salt', status: 'archived' },
      { title: 'Tide Lines', status: 'archived' },
    ]),
  );
  fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), { target: { value: 'archived' } });
  await expect
    .poll(() => rows('Collection').map(({ textContent }) => textContent?.slice(0, 4)))
    .toEqual(['Tide', 'Salt']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sal' } });
  await expect.poll(() => rows('Collection')).toHaveLength(1);
  await expect.poll(() => router.state.location.search).toBe('?state=archived&q=sal');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await expect.poll(() => rows('Collection')).toHaveLength(3);
  expect(router.state.location.search).toBe('');
});
