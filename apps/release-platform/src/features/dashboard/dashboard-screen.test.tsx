import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import type { ListedProduct } from '@countin/domain/release';
import { aLabelProfile, aMusicProduct, anArtistProfile, aSignup, aUser } from '@countin/domain/testing';
import type { QueryKey } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';

afterEach(cleanup);

const uid = 'mira';
const artist = { ...anArtistProfile({ id: 'artist', createdBy: uid }), role: 'owner' };
const week = (signups = [aSignup({ ownerId: artist.id })]) => ({ signups, more: false, wholeAt: 0 });

interface Stored {
  readonly releases?: readonly ListedProduct[];
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
      [queryKeys.fanWeeks(artists.length > 0 ? [artist.id] : []), [week()]],
      [queryKeys.waiting(uid), { invitations: [], ownerships: [] }],
      [queryKeys.waitingOffers(uid), []],
      [queryKeys.deadLinks(uid), []],
      [queryKeys.reportedLinks(uid), []],
      [queryKeys.failedSending(artists.length > 0 ? [artist.id] : []), []],
    ],
  });

const release = (id: string, title: string) => aMusicProduct({ id, title, createdBy: uid, artistId: artist.id });
const released = (id: string, title: string): ListedProduct => ({
  ...release(id, title),
  status: 'published',
  releaseMoment: { mode: 'instant', date: '2026-01-01', time: '00:00', zone: 'UTC' },
});

test('with exactly one release there is no heading over an empty list', async () => {
  await open({ releases: [release('one', 'Tide Lines')] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Releases' })).toBeNull();
  cleanup();
  await open({ releases: [release('one', 'Tide Lines'), released('two', 'Low Sun')] });
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

test.each([
  ['analyst', [], null],
  ['viewer', [], 'No releases yet'],
  ['editor', ['From nothing to a link in three steps.'], 'No releases yet'],
] as const)('without a release, a member who is %s is told what is true for the role', async (role, steps, empty) => {
  await open({ artists: [{ ...anArtistProfile({ id: 'artist', createdBy: 'tide' }), role }] });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeTruthy();
  expect(screen.queryAllByText(/three steps/).map(({ textContent }) => textContent)).toEqual(steps);
  expect(screen.queryByText('No releases yet')?.textContent ?? null).toBe(empty);
});

test('a fan who signs up while it is open appears', async () => {
  const { client } = await open({ releases: [release('one', 'Tide Lines')] });
  expect(await screen.findByRole('heading', { name: 'New fans, 7 days' })).toBeTruthy();
  act(
    () =>
      void client.setQueryData(queryKeys.fanWeeks([artist.id]), [
        week([aSignup({ id: 'new', name: 'Ines Duarte', ownerId: artist.id }), aSignup({ ownerId: artist.id })]),
      ]),
  );
  expect(await screen.findByText('Ines Duarte')).toBeTruthy();
});

test('a block that fails alone says so, and its "Try Again" repeats only its own requests', async () => {
  const { client } = await open({ releases: [release('one', 'Tide Lines')] });
  await screen.findByRole('heading', { level: 2, name: 'Tide Lines' });
  const profiles = [queryKeys.myArtists(uid), queryKeys.myLabels(uid)];
  const others = [queryKeys.releasesOf(uid, null), queryKeys.fanWeeks([artist.id])];
  await act(() => Promise.all(profiles.map((queryKey) => client.refetchQueries({ queryKey }))));
  const failures = (keys: readonly QueryKey[]) => keys.map((key) => client.getQueryState(key)?.errorUpdateCount);
  expect(failures(profiles)).toEqual([1, 1]);
  const block = screen.getByRole('region', { name: 'Artists and labels' });
  expect(await within(block).findByRole('alert')).toBeTruthy();
  const fans = screen.getByRole('region', { name: 'New fans, 7 days' });
  expect(within(fans).queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
  const before = failures(others);
  fireEvent.click(within(block).getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => failures(profiles)).toEqual([2, 2]);
  expect(failures(others)).toEqual(before);
});

test('fans that cannot be read leave the releases on the screen', async () => {
  const { client } = await open({ releases: [release('one', 'Tide Lines')] });
  await screen.findByRole('heading', { level: 2, name: 'Tide Lines' });
  await act(() => client.refetchQueries({ queryKey: queryKeys.fanWeeks([artist.id]) }));
  const block = screen.getByRole('region', { name: 'New fans, 7 days' });
  expect(await within(block).findByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(within(block).getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
});

test('a skeleton is shown until releases and profiles are loaded; each block names its error, and can be retried', async () => {
  const access = memoryAccess(
    {
      [`users/${uid}`]: aUser({ uid }),
      [`artistProfiles/${artist.id}`]: artist,
      'musicProducts/one': release('one', 'Tide Lines'),
    },
    {
      'studio/listWaiting': () => ({ invitations: [], ownerships: [] }),
      'studio/readAgreementOffers': () => ({ offers: [] }),
      'studio/readPlan': () => ({
        artist: {
          zone: null,
          fanLanguages: [],
          mailDomain: { domain: 'localhost', verified: true },
          hasTextFans: false,
        },
        releases: [],
        tasks: [],
      }),
    },
  );
  access.errorCode = 'limit/too-many';
  const answer = access.hold();
  const { container } = await renderRoute([{ path: '/dashboard', Component: Dashboard }], {
    path: '/dashboard',
    uid,
    access,
  });
  await expect.poll(() => container.querySelector('[aria-busy]')).toBeTruthy();
  answer();
  // Releases, profiles, and what waits for an answer.
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(3);
  access.errorCode = null;
  for (const button of screen.getAllByRole('button', { name: 'Try Again' })) fireEvent.click(button);
  expect(await screen.findByRole('heading', { level: 2, name: 'Tide Lines' })).toBeTruthy();
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('of many releases six are listed, and the rest are in the collection', async () => {
  await open({ releases: Array.from({ length: 12 }, (_, at) => released(`release-${at}`, `Song ${at}`)) });
  expect((await screen.findByRole('link', { name: /12/ })).getAttribute('href')).toBe('/collection');
  expect(screen.getAllByRole('link', { name: /^Song/ })).toHaveLength(6);
});

test('a deleted profile is listed where it can be restored, and its releases are not; roles and archives are marked', async () => {
  const deleted = { ...anArtistProfile({ id: 'gone', name: 'Old Name', createdBy: uid, deletedAt: 1 }), role: 'owner' };
  const notMine = {
    ...anArtistProfile({ id: 'other', name: 'Not Mine', createdBy: 'tide', deletedAt: 1 }),
    role: 'editor',
  };
  const joined = { ...anArtistProfile({ id: 'kite', name: 'Kite', createdBy: 'tide', archivedAt: 1 }), role: 'viewer' };
  await open({
    artists: [artist, deleted, notMine, joined],
    releases: [
      release('one', 'Tide Lines'),
      release('two', 'Low Sun'),
      aMusicProduct({ id: 'three', title: 'Lost Song', createdBy: uid, artistId: 'gone' }),
    ],
  });
  const block = await screen.findByRole('region', { name: 'Artists and labels' });
  expect(await within(block).findByText('Viewer')).toBeTruthy();
  expect(within(block).getByText('Archived')).toBeTruthy();
  expect(within(block).getByText('Deleted')).toBeTruthy();
  expect(within(block).getByRole('link', { name: 'Old Name' }).getAttribute('href')).toBe('/artist/gone');
  expect(within(block).queryByText('Not Mine')).toBeNull();
  expect(screen.queryByText('Lost Song')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'New release' }));
  expect(await screen.findByRole('dialog', { name: 'New release' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Old Name' })).toBeNull();
});

test('a release beside the featured one is in one block: what it lacks, or the list', async () => {
  await open({ releases: [release('one', 'Tide Lines'), release('two', 'Low Sun'), released('three', 'Salt')] });
  const unfinished = await screen.findByRole('region', { name: 'Unfinished pages' });
  expect(within(unfinished).getByRole('link', { name: 'Low Sun' })).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Releases' });
  expect(within(list).getByRole('link', { name: 'Salt' })).toBeTruthy();
  expect(within(list).queryByRole('link', { name: 'Low Sun' })).toBeNull();
});
