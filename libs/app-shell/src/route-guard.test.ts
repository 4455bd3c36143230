import type { Access, AuthSync } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { routeGuard } from './route-guard.ts';

/** Router with one guarded screen, and a record of the guard's calls. */
function aRouter(startAt: string, decide: (needed: Access, wanted: string) => string | null) {
  const requested: string[] = [];
  const sync = {
    guard: async (needed: Access, wanted: string) => {
      requested.push(wanted);
      return decide(needed, wanted);
    },
  } as unknown as AuthSync;
  const nothing = { Component: () => null };
  const router: DataRouter = createMemoryRouter(
    [
      {
        middleware: [routeGuard(sync, {} as DataAccess, 'signed-in', () => router)],
        children: [{ path: '/screen', loader: () => 'loaded', ...nothing }],
      },
      { path: '/login', ...nothing },
      { path: '/', ...nothing },
    ],
    { initialEntries: [startAt] },
  );
  return {
    router,
    requested,
    idle: () => expect.poll(() => [router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']),
  };
}
const back = (_needed: Access, wanted: string) => `/login?${new URLSearchParams({ back: wanted })}`;

test('the hash is kept, in the first address and on later navigations', async () => {
  const first = aRouter('/screen?q=1#part', back);
  await first.idle();
  expect(first.router.state.location.search).toBe('?back=%2Fscreen%3Fq%3D1%23part');

  const later = aRouter('/', back);
  await later.idle();
  await later.router.navigate('/screen?q=2#other');
  expect([later.requested, later.router.state.location.pathname]).toEqual([['/screen?q=2#other'], '/login']);
});

test('nothing of a guarded screen loads for a redirected visitor', async () => {
  const { router, idle } = aRouter('/screen', back);
  await idle();
  expect(Object.values(router.state.loaderData)).not.toContain('loaded');
});

test('an authorised visitor stays', async () => {
  const { router, idle } = aRouter('/screen', () => null);
  await idle();
  expect(router.state.location.pathname).toBe('/screen');
  expect(Object.values(router.state.loaderData)).toContain('loaded');
});
