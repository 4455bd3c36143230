import { memoryAccess } from '@countin/data/testing';
import { UserStatusProvider } from '@countin/data/users';
import { releaseSearchTokens } from '@countin/domain/release';
import { aLabelProfile, aMusicProduct, anArtistProfile, aSignup, aUser } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteScreens } from './features.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { SiteScreensProvider } from '../shell/navigation/site-screens.ts';
import CommandPalette from '../shell/palette/command-palette.tsx';
import { addRecentItem } from '../shell/picker/recent-items.ts';

stubLayout();
beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const uid = 'mira';
const artist = anArtistProfile({ id: 'artist', name: 'Mira Okafor', createdBy: uid });
const label = aLabelProfile({ id: 'label', name: 'Tidewrack', createdBy: uid });
const release = aMusicProduct({ id: 'sun', title: 'Low Sun', artistId: artist.id, createdBy: uid });

const database = () =>
  memoryAccess({
    [`artistProfiles/${artist.id}`]: artist,
    [`labelProfiles/${label.id}`]: label,
    'musicProducts/sun': {
      ...release,
      searchTokens: releaseSearchTokens({ ...release, artistName: artist.name, artistSlug: artist.customSlug }),
    },
    [`artistProfiles/${artist.id}/signups/fan`]: aSignup({
      id: 'fan',
      ownerId: artist.id,
      name: 'Ines Duarte',
      contact: 'ines@example.com',
    }),
  });

async function open({ admin = false, access = database() } = {}) {
  const status = { user: aUser({ uid }), userType: admin ? 'admin' : 'artist', isAdmin: admin } as const;
  const Screen = () => (
    <UserStatusProvider status={status}>
      <SiteScreensProvider value={siteScreens}>
        <CommandPalette onClose={() => undefined} />
      </SiteScreensProvider>
    </UserStatusProvider>
  );
  const view = await renderRoute([{ path: '*', Component: Screen }], { path: '/dashboard', uid, access });
  const field = await screen.findByRole('combobox', { name: 'Go to' });
  return { ...view, access, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}
const groupNamed = (name: string) => screen.findByRole('group', { name });
const optionsOf = async (name: string) =>
  within(await groupNamed(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('without a text, recent items, screens and what can be created are offered', async () => {
  addRecentItem(() => window.localStorage, uid, { kind: 'release', to: '/somewhere', text: 'Salt' });
  await open();
  expect(await optionsOf('Recent')).toEqual(['Salt']);
  expect((await optionsOf('Screens')).slice(0, 3)).toEqual(['Dashboard', 'Collection', 'Publisher']);
  await expect.poll(() => optionsOf('Create')).toEqual(['New release', 'New artist', 'New label']);
});

test('a typed release is found on the server, and Enter opens it', async () => {
  const { router, field, type } = await open();
  type('sun');
  expect(await optionsOf('Releases')).toEqual(['Low SunMira Okafor']);
  fireEvent.keyDown(field, { key: 'Enter' });
  await expect.poll(() => router.state.location.pathname).toBe('/artist/artist/products/sun');
});

test('releases that were read before are shown at once, and never ones that the text does not match', async () => {
  const { access, type } = await open();
  access.put('musicProducts/salt', {
    ...aMusicProduct({ id: 'salt', title: 'Low Salt', artistId: artist.id, createdBy: uid, updatedAt: 1 }),
    searchTokens: releaseSearchTokens({
      title: 'Low Salt',
      productSlug: 'low-salt',
      labelName: '',
      artistName: artist.name,
      artistSlug: artist.customSlug,
    }),
  });
  type('lo');
  await expect.poll(() => optionsOf('Releases')).toEqual(['Low SunMira Okafor', 'Low SaltMira Okafor']);
  const answer = access.hold();
  type('low sa');
  expect(await optionsOf('Releases')).toEqual(['Low SaltMira Okafor']);
  type('low x');
  await expect.poll(() => screen.queryByRole('group', { name: 'Releases' })).toBeNull();
  answer();
});

test('artists, labels and each of their screens are found', async () => {
  const { router, field, type } = await open();
  type('tide');
  expect(await optionsOf('Artists and labels')).toEqual(['TidewrackLabel']);
  type('fans mira');
  expect(await optionsOf('Screens')).toEqual(['FansMira Okafor']);
  fireEvent.keyDown(field, { key: 'Enter' });
  await expect.poll(() => router.state.location.pathname).toBe('/artist/artist/signups');
});

test('a fan is found by name; the contact stays out of the address', async () => {
  const { router, field, type } = await open();
  type('ines');
  expect(await optionsOf('Fans')).toEqual(['Ines DuarteMira Okafor']);
  fireEvent.keyDown(field, { key: 'Enter' });
  await expect.poll(() => router.state.location.pathname).toBe('/artist/artist/signups');
  expect(router.state.location.search).toBe('');
  expect(router.state.location.state).toEqual({ search: 'ines@example.com' });
});

test('screens of admins are offered to admins only', async () => {
  const { type } = await open();
  type('user adm');
  expect(await screen.findByText('Nothing matches “user adm”.')).toBeTruthy();
  cleanup();
  const admin = await open({ admin: true });
  admin.type('user adm');
  expect(await optionsOf('Screens')).toEqual(['User Admin']);
});

test('a failed search leaves the other results, and can be repeated', async () => {
  const { access, type } = await open();
  await expect.poll(() => optionsOf('Create')).toHaveLength(3);
  access.errorCode = 'limit/too-many';
  type('sun');
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again', hidden: true }));
  access.errorCode = null;
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again', hidden: true }));
  expect(await optionsOf('Releases')).toEqual(['Low SunMira Okafor']);
});

test('creating opens the form in place of the palette', async () => {
  const { field, type } = await open();
  type('new label');
  await groupNamed('Create');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: 'New label' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Go to' })).toBeNull();
});
