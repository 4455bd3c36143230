import type { AuthSync } from '@countin/auth-sync/browser';
import { DataAccessProvider, type DataAccess } from '@countin/data/access';
import { AuthSyncProvider } from '@countin/data/cross-site-sign-in';
import { SessionProvider } from '@countin/data/session';
import { createTestQueryClient } from '@countin/data/testing';
import { UserStatusProvider, type UserStatus } from '@countin/data/users';
import type { User } from '@countin/domain/account';
import { aUser } from '@countin/domain/testing';
import { startI18n } from '@countin/i18n/react';
import { dataContext, reportCaughtError } from '@countin/screen-kit/loading';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router';
import { SitesProvider } from '@countin/app-shell';

// A busy machine may take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

interface OpenedRoute {
  readonly path: string;
  readonly uid: string;
  /** The roles of the user, and other fields that differ from the default. */
  readonly user?: Partial<User>;
  /** Cached answers by query key. */
  readonly stored?: readonly (readonly [QueryKey, unknown])[];
  /** The database and the functions; without it every request fails. */
  readonly access?: DataAccess;
}

const OFFLINE = {
  auth: { onAuthStateChanged: () => () => undefined },
  log: () => undefined,
} as unknown as DataAccess;

/** Opens screens as a signed-in user, in English. */
export async function renderRoute(
  routes: RouteObject[],
  { path, uid, user, stored = [], access = OFFLINE }: OpenedRoute,
) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces([
    'nav',
    'palette',
    'releases',
    'dashboard',
    'common',
    'errors',
    'operation-errors',
    'fan-states',
    'slug-form',
    'profile-editor',
    'release-lists',
    'publisher',
    'bulk',
    'label-editor',
    'artist-editor',
    'label-feed',
    'release-look',
    'signups',
    'admin',
    'account',
    'team',
    'agreements',
    'today',
    'autosave',
    'profile-settings',
    'product-links',
    'identifiers',
    'new-release',
    'release-editor',
    'release-detail',
    'import-run',
    'import-errors',
  ]);
  const client = createTestQueryClient();
  for (const [key, answer] of stored) client.setQueryData(key, answer);
  const sync = { otherSiteLink: () => null } as unknown as AuthSync;
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[dataContext, { access, client, uid: () => uid }]])),
  });
  const view = render(
    <QueryClientProvider client={client}>
      <DataAccessProvider access={access}>
        <SessionProvider initial={{ uid, email: null, photoURL: null }}>
          <UserStatusProvider status={statusOf(aUser({ uid, ...user }))}>
            <AuthSyncProvider sync={sync}>
              <SitesProvider
                sites={{
                  main: 'countin.example',
                  fourtrack: '4track.example',
                  short: 'cnt.example',
                  scheme: 'https',
                  port: null,
                }}
              >
                <Suspense>
                  <RouterProvider router={router} />
                </Suspense>
              </SitesProvider>
            </AuthSyncProvider>
          </UserStatusProvider>
        </SessionProvider>
      </DataAccessProvider>
    </QueryClientProvider>,
    { onCaughtError: reportCaughtError },
  );
  return { ...view, client, router };
}

function statusOf(user: User): UserStatus {
  return { user, userType: user.userType, isAdmin: user.userType === 'admin' };
}
