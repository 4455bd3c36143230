import '../testing/stub-match-media.ts';
import type { AuthSync } from '@countin/auth-sync/browser';
import { queryKeys, type DataAccess } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { QueryClient } from '@tanstack/react-query';
import type { DataRouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { paths } from '../paths/paths.ts';
import { createAppRouter, OWN_ARTIST, OWN_LABEL } from './router.tsx';

/** The ids of the routes above each path. */
function parentsOf(routes: readonly DataRouteObject[], above: readonly string[] = []): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { path, id, children } of routes) {
    if (path !== undefined) found.set(path, above);
    for (const entry of parentsOf(children ?? [], [...above, id])) found.set(...entry);
  }
  return found;
}

test('every screen of an artist or a label lies below the guard that lets its owner alone in', () => {
  const router = createAppRouter({
    access: {} as DataAccess,
    sync: {} as AuthSync,
    syncRequest: null,
    client: new QueryClient(),
  });
  const parents = parentsOf(router.routes);
  router.dispose();
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  const ofArtist = patterns.filter((pattern) => pattern.startsWith('/artist/:artistId'));
  const ofLabel = patterns.filter((pattern) => pattern.startsWith('/label/:labelId'));
  expect(ofArtist).toContain(paths.medley.pattern);
  expect(ofLabel).toContain(paths.labelPage.pattern);
  for (const pattern of ofArtist) expect(parents.get(pattern), pattern).toContain(OWN_ARTIST);
  for (const pattern of ofLabel) expect(parents.get(pattern), pattern).toContain(OWN_LABEL);
});

test('opening a screen fills the query cache before the screen is rendered', async () => {
  window.history.pushState({}, '', paths.collection.to());
  const client = new QueryClient();
  const auth = { currentUser: { uid: 'mira' } } as unknown as DataAccess['auth'];
  const sync = { guard: () => Promise.resolve(null) } as unknown as AuthSync;
  const router = createAppRouter({ access: { ...memoryAccess(), auth }, sync, syncRequest: null, client });
  await expect.poll(() => client.getQueryData(queryKeys.myArtists('mira'))).toEqual([]);
  router.dispose();
});

describe('an unknown address', () => {
  const openedAt = async (path: string) => {
    window.history.pushState({}, '', path);
    const sync = { guard: () => Promise.resolve(null) } as unknown as AuthSync;
    const auth = { currentUser: { uid: 'mira' } } as unknown as DataAccess['auth'];
    const router = createAppRouter({
      access: { ...memoryAccess(), auth },
      sync,
      syncRequest: null,
      client: new QueryClient(),
    });
    await expect.poll(() => router.state.location.pathname).not.toBe(path);
    router.dispose();
    return router.state.location.pathname;
  };

  test.each(['/nonsense', '/artist', '/artist/a/b/c/d/e/f'])(
    '%s leads users who are signed in to the dashboard',
    async (path) => {
      expect(await openedAt(path)).toBe(paths.dashboard.to());
    },
  );
});
