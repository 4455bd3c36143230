import { DataAccessProvider, type DataAccess } from '@countin/data/access';
import { createTestQueryClient } from '@countin/data/testing';
import { startI18n } from '@countin/i18n/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router';
import { reportCaughtError } from '../loading/report-caught-error.ts';
import { dataContext } from '../loading/screen-loader.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

interface KitOptions {
  readonly routes?: RouteObject[];
  readonly path?: string;
  readonly client?: QueryClient;
}

/** Renders a component or routes with English texts, queries and a router. */
export async function renderKit(
  part: ReactNode,
  { routes, path = '/', client = createTestQueryClient() }: KitOptions = {},
) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['autosave', 'bulk', 'common', 'errors', 'operation-errors', 'nav']);
  const access = { log: () => undefined } as unknown as DataAccess;
  const router = createMemoryRouter(routes ?? [{ path: '*', element: part }], {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[dataContext, { access, client, uid: () => 'mira' }]])),
  });
  const view = render(
    <QueryClientProvider client={client}>
      <DataAccessProvider access={access}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </DataAccessProvider>
    </QueryClientProvider>,
    { onCaughtError: reportCaughtError },
  );
  return { ...view, router, client };
}
