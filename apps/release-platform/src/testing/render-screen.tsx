import { createTestQueryClient } from '@countin/data/testing';
import { startI18n } from '@countin/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

// A busy machine may take longer than the default second to answer a query.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a part of a screen with its texts, queries and links, in English. */
export async function renderScreen(screen: ReactNode) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces([
    'autosave',
    'release-editor',
    'product-links',
    'picture-upload',
    'slug-form',
    'releases',
    'dashboard',
    'signups',
    'common',
    'errors',
    'operation-errors',
  ]);
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{screen}</Suspense> }]);
  const view = render(
    <QueryClientProvider client={createTestQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router };
}
