// @vitest-environment jsdom
import { AppError } from '@countin/domain/errors';
import type { PageRow } from '@countin/domain/publisher';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DataAccessProvider } from '../access/data-access-context.tsx';
import { publishMedleyOptions } from '../medleys/publish-medley.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { withdrawReleaseOptions } from '../releases/withdraw-release.ts';
import { eventually } from '../testing/eventually.ts';
import { usePages } from './use-pages.ts';

afterEach(cleanup);

const row = (id: string): PageRow => ({
  key: { kind: 'artist', id },
  artistId: id,
  labelId: null,
  title: id,
  profileName: id,
  profileSlug: id,
  productSlug: null,
  state: 'live',
  publishedAt: 1,
  updatedAt: 1,
  release: null,
  may: { edit: true, publish: true },
});

/** Pages of a server in parts of two. */
function opened(ids: string[], failing = false) {
  const server = { ids, failing };
  const access = {
    callFunction: (name: string, { after }: { readonly after: string | null }) => {
      if (name !== 'studio/listPages') return Promise.resolve(name.endsWith('Medley') ? { publishedAt: 1 } : {});
      if (server.failing) return Promise.reject(new AppError('access/denied'));
      const from = after === null ? 0 : server.ids.indexOf(after) + 1;
      const found = server.ids.slice(from, from + 2);
      return Promise.resolve({ rows: found.map(row), next: from + 2 < server.ids.length ? found.at(-1) : null });
    },
    log: () => {},
  } as unknown as DataAccess;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <DataAccessProvider access={access}>{children}</DataAccessProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => usePages(), { wrapper });
  return { server, access, client, result, ids: () => result.current.rows.map(({ key }) => key.id) };
}

it('reads all parts in the background', async () => {
  const { result, ids } = opened(['a', 'b', 'c', 'd', 'e']);
  await eventually(() => expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(result.current.complete).toBe(true);
});

it('says that reading failed, and reads on when asked', async () => {
  const other = opened(['a', 'b', 'c'], true);
  await eventually(() => expect(other.result.current.error).not.toBeNull());
  other.server.failing = false;
  act(() => other.result.current.retry());
  await eventually(() => expect(other.ids()).toEqual(['a', 'b', 'c']));
});

it.each(['a release', 'a medley'])('reads the pages anew when %s has changed', async (what) => {
  const { server, access, client, ids } = opened(['a']);
  await eventually(() => expect(ids()).toEqual(['a']));
  server.ids = ['a', 'b', 'c'];
  const cache = client.getMutationCache();
  if (what === 'a release')
    await cache.build(client, withdrawReleaseOptions(access)).execute({ productId: 'x', to: 'archived' });
  else
    await cache
      .build(client, publishMedleyOptions(access))
      .execute({ artistId: 'x', slots: [{ title: 'x', clipId: 'x', productId: null }] });
  await eventually(() => expect(ids()).toEqual(['a', 'b', 'c']));
});
