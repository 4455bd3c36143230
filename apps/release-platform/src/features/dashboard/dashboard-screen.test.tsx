import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import type { MusicProduct } from '@countin/domain/release';
import { aLabelProfile, aMusicProduct, anArtistProfile, aSignup, aUser } from '@countin/domain/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';

afterEach(cleanup);

const uid = 'mira';
const artist = { ...anArtistProfile({ id: 'artist', createdBy: uid }), role: 'owner' };
const week = (signups = [aSignup({ artistId: artist.id })]) => ({ signups, more: false, wholeAt: 0 });

interface Stored {
  readonly releases?: readonly MusicProduct[];
  readonly artists?: readonly unknown[];
  readonly labels?: readonly unknown[];
}

const open = ({ releases = [], artists = [artist], labels = [] }: Stored) =>
  renderRoute([{ path: '/dashboard', Component: Dashboard }], {
    path: '/dashboard',
    uid,
    stored: [
      [queryKeys.user(uid), aUser({ uid })],
      [queryKeys.myArtists(uid), artists],
      [queryKeys.myLabels(uid), labels],
      [queryKeys.releasesOf(uid, null), { pages: [{ items: releases, next: null }], pageParams: [null] }],
      [queryKeys.signups(artist.id), week()],
    ],
  });

const release = (id: string, title: string) => aMusicProduct({ id, title, createdBy: uid, artistId: artist.id });

test('with exactly one release there is no heading over an empty list', async () => {
  await open({ releases: [release('one', 'Tide Lines')] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Releases' })).toBeNull();
  cleanup();
  await open({ releases: [release('one', 'Tide Lines'), release('two', 'Low Sun')] });
  expect(await screen.findByRole('heading', { name: 'Releases' })).toBeTruthy();
});

test('the first dashboard offers an artist and a label', async () => {
  await open({ artists: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'New label' }));
  expect(await screen.findByRole('dialog', { name: 'New label' })).toBeTruthy();
  expect(screen.getByText('Create an artist')).toBeTruthy();
});

test('a label manager without an artist finds both as well', async () => {
  await open({ artists: [], labels: [aLabelProfile({ createdBy: uid })] });
  expect(await screen.findByRole('button', { name: 'New label' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New artist' })).toBeTruthy();
});

test('a fan who signs up while it is open appears', async () => {
  const { client } = await open({ releases: [release('one', 'Tide Lines')] });
  expect(await screen.findByRole('heading', { name: 'New fans, 7 days' })).toBeTruthy();
  act(
    () =>
      void client.setQueryData(
        queryKeys.signups(artist.id),
        week([aSignup({ id: 'new', name: 'Ines Duarte', artistId: artist.id }), aSignup({ artistId: artist.id })]),
      ),
  );
  expect(await screen.findByText('Ines Duarte')).toBeTruthy();
});

test('"Try again" asks for everything that failed', async () => {
  const { client } = await open({ releases: [release('one', 'Tide Lines')] });
  await screen.findByRole('heading', { level: 2, name: 'Tide Lines' });
  const failing = [
    queryKeys.myArtists(uid),
    queryKeys.myLabels(uid),
    queryKeys.releasesOf(uid, null),
    queryKeys.signups(artist.id),
  ];
  await act(() => Promise.all(failing.map((queryKey) => client.refetchQueries({ queryKey }))));
  const failures = () => failing.map((key) => client.getQueryState(key)?.errorUpdateCount ?? 0);
  const before = failures();
  expect(before.every((count) => count > 0)).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await expect.poll(failures).toEqual(before.map((count) => count + 1));
});

test('a skeleton is shown until releases and profiles are loaded; one error names the cause, and can be retried', async () => {
  const access = memoryAccess({
    [`users/${uid}`]: aUser({ uid }),
    [`artistProfiles/${artist.id}`]: artist,
    'musicProducts/one': release('one', 'Tide Lines'),
  });
  access.errorCode = 'limit/too-many';
  const answer = access.hold();
  const { container } = await renderRoute([{ path: '/dashboard', Component: Dashboard }], {
    path: '/dashboard',
    uid,
    access,
  });
  await expect.poll(() => container.querySelector('[aria-busy]')).toBeTruthy();
  answer();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  access.errorCode = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('of many releases six are listed, and the rest are in the collection', async () => {
  await open({ releases: Array.from({ length: 12 }, (_, at) => release(`release-${at}`, `Song ${at}`)) });
  expect((await screen.findByRole('link', { name: /12/ })).getAttribute('href')).toBe('/collection');
  expect(screen.getAllByRole('link', { name: /^Song/ })).toHaveLength(7);
});
