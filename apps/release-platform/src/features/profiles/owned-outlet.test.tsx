import { queryKeys } from '@countin/data/access';
import type { User } from '@countin/domain/account';
import { anArtistProfile, aLabelProfile } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as LabelRoute } from './label-screen.tsx';
import { Component as OwnArtist, useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { Component as OwnLabel } from '../../shell/profiles/own-label.tsx';

afterEach(cleanup);

const artist = anArtistProfile({ id: 'mira', createdBy: 'owner', name: 'Mira Okafor' });
const other = anArtistProfile({ id: 'yuki', createdBy: 'another', name: 'Yuki Tanabe', customSlug: 'yuki-tanabe' });
const label = aLabelProfile({ id: 'tide', createdBy: 'owner', artistIds: ['yuki', 'mira'] });

function ArtistScreen() {
  return <h1>{useOwnArtist().name}</h1>;
}

const FansScreen = artistScreen('fans.read', () => <h1>Fans</h1>);
const FeedScreen = labelScreen('feed.edit', () => <h1>Feed settings</h1>);

const open = (path: string, uid: string, user: Partial<User> = {}) =>
  renderRoute(
    [
      {
        Component: OwnArtist,
        children: [
          { path: '/artist/:artistId', Component: ArtistScreen },
          { path: '/artist/:artistId/signups', Component: FansScreen },
        ],
      },
      {
        Component: OwnLabel,
        children: [
          { path: '/label/:labelId', Component: LabelRoute },
          { path: '/label/:labelId/feed-settings', Component: FeedScreen },
        ],
      },
    ],
    {
      path,
      uid,
      user,
      stored: [
        [queryKeys.artist(artist.id), artist],
        [queryKeys.label(label.id), label],
        [queryKeys.roster(label.artistIds), { pages: [[other, artist]], pageParams: [0] }],
      ],
    },
  );

test.each(['/artist/mira', '/label/tide'])(
  '%s opens for its owner and is "not found" for other users',
  async (path) => {
    await open(path, 'owner');
    expect(
      await screen.findByRole('heading', { level: 1, name: path === '/artist/mira' ? artist.name : label.name }),
    ).toBeTruthy();
    cleanup();
    await open(path, 'another');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeTruthy();
    expect(screen.queryByText(/Mira Okafor|Tide Line/)).toBeNull();
  },
);

test.each([
  ['/artist/mira', artist.name, { artistRoles: { mira: 'analyst' } }],
  ['/label/tide', label.name, { labelRoles: { tide: 'viewer' } }],
] as const)('%s opens for its members', async (path, name, user) => {
  await open(path, 'another', user);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  cleanup();
  await open(path, 'another', { artistRoles: { tide: 'manager' }, labelRoles: { mira: 'manager' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeTruthy();
});

test.each([
  ['manager', 'Fans'],
  ['editor', 'There is nothing here'],
] as const)('to a member with the role %s, the screen of the fans shows: %s', async (role, name) => {
  await open('/artist/mira/signups', 'another', { artistRoles: { mira: role } });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

test.each([
  ['editor', 'Feed settings'],
  ['analyst', 'There is nothing here'],
] as const)('to a member with the role %s, the settings of the feed show: %s', async (role, name) => {
  await open('/label/tide/feed-settings', 'another', { labelRoles: { tide: role } });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

test('a label shows its whole roster: own artists lead to their screen, others to their public page', async () => {
  await open('/label/tide', 'owner');
  expect((await screen.findByRole('link', { name: 'Mira Okafor' })).getAttribute('href')).toBe('/artist/mira');
  expect(screen.getByRole('link', { name: 'Yuki Tanabe' }).getAttribute('href')).toBe(
    'https://4track.example/yuki-tanabe',
  );
});
