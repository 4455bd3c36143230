import { AuthSyncProvider, createQueryClient, DataAccessProvider, queryKeys, SessionProvider, type DataAccess } from '@countin/data';
import type { AuthSync } from '@countin/auth-sync/browser';
import { anArtistProfile, aLabelProfile } from '@countin/domain/testing';
import { startI18n } from '@countin/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SitesProvider } from '../navigation/sites-context.tsx';
import { Component as OwnArtist, useOwnArtist } from './own-artist.tsx';
import { Component as OwnLabel } from './own-label.tsx';
import { Component as LabelRoute } from './label-route.tsx';

afterEach(cleanup);

const artist = anArtistProfile({ id: 'mira', createdBy: 'owner', name: 'Mira Okafor' });
const other = anArtistProfile({ id: 'yuki', createdBy: 'somebody-else', name: 'Yuki Tanabe', customSlug: 'yuki-tanabe' });
const label = aLabelProfile({ id: 'tide', createdBy: 'owner', artistIds: ['yuki', 'mira'] });

function ArtistScreen() {
  return <h1>{useOwnArtist().name}</h1>;
}

/** Opens a screen as a person, with what the database would answer. */
async function open(path: string, uid: string) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['nav', 'releases', 'dashboard', 'common', 'errors']);
  const client = createQueryClient();
  client.setQueryData(queryKeys.artist(artist.id), artist);
  client.setQueryData(queryKeys.label(label.id), label);
  client.setQueryData(queryKeys.roster(label.artistIds), { pages: [[other, artist]], pageParams: [0] });
  const access = { auth: { onAuthStateChanged: () => () => undefined } } as unknown as DataAccess;
  const sync = { siblingLink: () => null } as unknown as AuthSync;
  const router = createMemoryRouter(
    [
      { Component: OwnArtist, children: [{ path: '/artist/:artistId', Component: ArtistScreen }] },
      { Component: OwnLabel, children: [{ path: '/label/:labelId', Component: LabelRoute }] },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <DataAccessProvider access={access}>
        <SessionProvider initial={{ uid, email: null, photoURL: null }}>
          <AuthSyncProvider sync={sync}>
            <SitesProvider sites={{ main: 'countin.example', fourtrack: '4track.example', short: 'cnt.example', scheme: 'https', port: null }}>
              <Suspense><RouterProvider router={router} /></Suspense>
            </SitesProvider>
          </AuthSyncProvider>
        </SessionProvider>
      </DataAccessProvider>
    </QueryClientProvider>,
  );
}

test.each(['/artist/mira', '/label/tide'])('%s opens for its owner and is not here for anyone else', async (path) => {
  await open(path, 'owner');
  expect(await screen.findByRole('heading', { level: 1, name: path === '/artist/mira' ? artist.name : label.name })).toBeTruthy();
  cleanup();
  await open(path, 'somebody-else');
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not here' })).toBeTruthy();
  expect(screen.queryByText(/Mira Okafor|Tide Line/)).toBeNull();
});

test('a label shows its whole roster: own artists lead to their screen, others to their public page', async () => {
  await open('/label/tide', 'owner');
  expect((await screen.findByRole('link', { name: 'Mira Okafor' })).getAttribute('href')).toBe('/artist/mira');
  expect(screen.getByRole('link', { name: 'Yuki Tanabe' }).getAttribute('href')).toBe('https://4track.example/yuki-tanabe');
});
