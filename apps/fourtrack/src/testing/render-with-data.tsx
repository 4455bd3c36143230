import { DataAccessProvider, type DataAccess } from '@countin/data/access';
import { createTestQueryClient } from '@countin/data/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Runs a hook with queries, and with a router at a path. */
export function renderWithData<T>(hook: () => T, access: DataAccess, path = '/') {
  const client = createTestQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DataAccessProvider access={access}>{children}</DataAccessProvider>
    </QueryClientProvider>
  );
  const held: { result: { current: T } | null } = { result: null };
  const Inside = () => {
    held.result = { current: hook() };
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Inside /> }], { initialEntries: [path] });
  renderHook(() => undefined, { wrapper: () => wrapper({ children: <RouterProvider router={router} /> }) });
  return {
    router,
    get current(): T {
      if (!held.result) throw new Error('not rendered');
      return held.result.current;
    },
  };
}
