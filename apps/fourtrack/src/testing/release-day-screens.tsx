import { SitesProvider } from '@countin/app-shell';
import { DataAccessProvider } from '@countin/data/access';
import { AuthSyncProvider } from '@countin/data/cross-site-sign-in';
import { releasesOptions } from '@countin/data/releases';
import { createTestQueryClient, memoryAccess, type MemoryAccess } from '@countin/data/testing';
import { startI18n } from '@countin/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

export { Coming } from '../features/collection/coming.tsx';
export { KeptRow } from '../features/collection/kept-row.tsx';
export { DiscoverCard } from '../features/discover/discover-card.tsx';
export { NextRelease } from '../features/studio/next-release.tsx';

const SITES = {
  main: 'countin.example',
  fourtrack: '4track.example',
  short: 'cnt.example',
  scheme: 'https',
  port: null,
} as const;

/** Loads the texts of every screen that tells the day of a release. */
export async function loadTexts(): Promise<void> {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['discover', 'collection', 'common', 'release', 'studio', 'errors', 'operation-errors']);
}

/** Renders such a part of a screen for an artist that has the listed releases. */
export function show(
  element: ReactNode,
  listed: readonly object[] = [],
  data: MemoryAccess = memoryAccess(),
): HTMLElement {
  const client = createTestQueryClient();
  const { queryKey } = releasesOptions(data, { uid: 'me', artistId: 'artist' });
  client.setQueryData(queryKey, { pages: [{ items: listed, next: null }], pageParams: [null] } as never);
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container } = render(
    <QueryClientProvider client={client}>
      <DataAccessProvider access={data}>
        <AuthSyncProvider sync={{ otherSiteLink: () => null } as never}>
          <SitesProvider sites={SITES}>
            <RouterProvider router={router} />
          </SitesProvider>
        </AuthSyncProvider>
      </DataAccessProvider>
    </QueryClientProvider>,
  );
  return container;
}
