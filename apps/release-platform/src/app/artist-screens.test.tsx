import '../testing/stub-match-media.ts';
import { memoryAccess } from '@countin/data/testing';
import type { User } from '@countin/domain/account';
import { can, mayByAgreement, MEMBER_ROLES, type MemberRole, type OperationOf } from '@countin/domain/permissions';
import { aMedley, aMusicProduct, anArtistProfile, aUser } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { generatePath } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SECTION_MENUS } from '../shell/navigation/section-menus.ts';
import CommandPalette from '../shell/palette/command-palette.tsx';
import { renderRoute } from '../testing/render-route.tsx';
import { siteScreens } from './features.ts';
import { routesIn, siteRoutes, teamSeenBy } from './testing/site-routes.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'mira', name: 'Mira Okafor', createdBy: 'owner' });
const release = aMusicProduct({ id: 'sun', title: 'Low Sun', artistId: artist.id, createdBy: 'owner' });
const ids = { artistId: artist.id, productId: release.id };

const routes = siteRoutes([
  { path: '/palette', element: <CommandPalette onClose={() => undefined} /> },
  {
    lazy: () => import('../shell/profiles/own-artist.tsx'),
    children: [
      { lazy: () => import('../shell/profiles/artist-sections.tsx'), children: routesIn('artist-sections') },
      { lazy: () => import('../shell/releases/release-sections.tsx'), children: routesIn('release-sections') },
    ],
  },
]);

type Reader = MemberRole | 'a label that sees' | 'a label that edits' | 'a stranger';

const READERS: Readonly<Record<Reader, Partial<User>>> = {
  ...(Object.fromEntries(MEMBER_ROLES.map((role) => [role, { artistRoles: { [artist.id]: role } }])) as Record<
    MemberRole,
    Partial<User>
  >),
  'a label that sees': { agreedArtists: { [artist.id]: { tide: 'see' } } },
  'a label that edits': { agreedArtists: { [artist.id]: { tide: 'edit' } } },
  'a stranger': {},
};
const NAMES = Object.keys(READERS) as Reader[];

function mayOf(reader: Reader): (operation: OperationOf<'artist'>) => boolean {
  const { artistRoles, agreedArtists } = aUser(READERS[reader]);
  return (operation) => can(artistRoles[artist.id], operation) || mayByAgreement(agreedArtists, artist.id, operation);
}

const built = siteScreens.map(({ pattern }) => pattern);
const MENU = [...SECTION_MENUS.artist, ...SECTION_MENUS.release].filter(({ pattern }) => built.includes(pattern));
const [OVERVIEW] = MENU;

async function open(path: string, reader: Reader) {
  const user = aUser({ ...READERS[reader], uid: 'reader' });
  return renderRoute(routes, {
    path,
    uid: user.uid,
    user,
    access: memoryAccess(
      {
        [`artistProfiles/${artist.id}`]: artist,
        [`musicProducts/${release.id}`]: release,
        [`medleys/${artist.id}`]: aMedley({ artistId: artist.id }),
        'users/reader': user,
      },
      {
        'studio/readTeam': () => teamSeenBy('viewer'),
        'studio/readAgreements': () => ({ agreements: [] }),
        'studio/readPlan': () => ({
          artist: {
            zone: null,
            fanLanguages: ['en'],
            mailDomain: { domain: 'localhost', verified: true },
            hasTextFans: false,
          },
          releases: [],
          tasks: [],
        }),
      },
    ),
  });
}

const CASES = NAMES.flatMap((reader) => MENU.map(({ pattern, needs }) => ({ reader, pattern, needs })));

test.each(CASES)('as $reader, $pattern is open with $needs alone', async ({ reader, pattern, needs }) => {
  const may = mayOf(reader);
  const { router } = await open(generatePath(pattern, ids), reader);
  const heading = await screen.findByRole('heading', { level: 1 });
  // The overview leads members who may see releases only to them.
  const led = pattern === OVERVIEW?.pattern && !may('profile.read') && may('release.read');
  if (led) await expect.poll(() => router.state.location.pathname).toBe('/artist/mira/products');
  const refused = heading.textContent === 'There is nothing here';
  expect(refused).toBe(!led && !may(needs));
});

test.each(NAMES)('the menus of an artist and of a release lead %s to what opens', async (reader) => {
  const may = mayOf(reader);
  for (const [menu, name, path] of [
    ['artist', 'Screens of this artist', '/artist/mira/products'],
    ['release', 'Screens of this release', '/artist/mira/products/sun'],
  ] as const) {
    await open(path, reader);
    await screen.findByRole('heading', { level: 1 });
    const allowed = SECTION_MENUS[menu].filter(({ pattern, needs }) => built.includes(pattern) && may(needs));
    const links = screen.queryAllByRole('navigation', { name }).flatMap((shown) =>
      within(shown)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    // One screen alone needs no menu.
    expect(links).toEqual(allowed.length > 1 ? allowed.map(({ pattern }) => generatePath(pattern, ids)) : []);
    cleanup();
  }
});

test.each(NAMES)('the palette offers %s the screens that open', async (reader) => {
  const role = aUser(READERS[reader]).artistRoles[artist.id];
  await open('/palette', reader);
  const field = await screen.findByRole('combobox', { name: 'Go to' });
  fireEvent.change(field, { target: { value: 'mira' } });
  // The overview is the artist's own entry.
  const allowed = SECTION_MENUS.artist
    .slice(1)
    .filter(({ pattern, needs }) => built.includes(pattern) && can(role, needs));
  await expect
    .poll(() => within(screen.getByRole('listbox')).queryAllByRole('option', { name: /Mira Okafor/ }).length)
    .toBe(allowed.length + (role ? 1 : 0));
});

test.each<[Reader, string]>([
  ['editor', 'Edit the medley'],
  ['viewer', 'See the medley'],
])('the overview leads as %s to the medley: %s', async (reader, name) => {
  await open('/artist/mira', reader);
  expect((await screen.findByRole('link', { name: /the medley$/ })).textContent).toBe(name);
});
