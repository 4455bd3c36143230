import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Context of an example: a router and a query client, but no server. */
export function CatalogueFrame({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>
  );
}
