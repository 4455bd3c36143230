import type { AuthSync } from '@countin/auth-sync/browser';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { syncLoader } from './sync-loader.ts';

function begin(
  opened: Parameters<typeof syncLoader>[1],
  handleSyncRequest: AuthSync['handleSyncRequest'] = async () => ({ show: 'nothing' }),
) {
  const seen: string[] = [];
  const load = syncLoader(
    { handleSyncRequest: (search: string) => (seen.push(search), handleSyncRequest(search)) } as AuthSync,
    opened,
  );
  return {
    seen,
    go: (address: string) => load({ request: new Request(`https://4track.fm${address}`) } as LoaderFunctionArgs),
  };
}

test('the document’s sync request is used once, later ones come from navigations', () => {
  const { seen, go } = begin({ search: '?token=a.b.c', place: 'top' });
  go('/auth/sync');
  go('/auth/sync?next=/profile');
  expect(seen).toEqual(['?token=a.b.c', '?next=/profile']);
});

test('the wanted path is kept after its removal from the address bar, unless it leaves the site', () => {
  expect(begin({ search: '?token=a.b.c&next=%2Fprofile%3Fa%3D1%23b', place: 'top' }).go('/auth/sync').next).toBe(
    '/profile?a=1#b',
  );
  expect(begin({ search: '?next=//evil.example', place: 'top' }).go('/auth/sync').next).toBeNull();
});

test('a part that did not load is the screen’s to tell', async () => {
  const { go } = begin(null, () => Promise.reject(new Error('offline')));
  await expect(go('/auth/sync').outcome).rejects.toThrow('offline');
});
