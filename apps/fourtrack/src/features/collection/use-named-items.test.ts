import { memoryAccess } from '@countin/data/testing';
import { keptKey, type KeptTarget } from '@countin/domain/collection';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithData } from '../../testing/render-with-data.tsx';
import { useNamedItems } from './use-named-items.ts';

const LIST = 'countin-kept';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The server, with room for so many. */
function aServer(room: number) {
  const kept = new Set<string>();
  const keepItems = ({ items, dry = false }: { items: KeptTarget[]; dry?: boolean }) => {
    expect(items.length).toBeLessThanOrEqual(100);
    const results = items.map((item) => {
      const key = keptKey(item);
      const outcome = kept.has(key) ? 'already' : item.id === 'gone' ? 'unknown' : kept.size < room ? 'kept' : 'full';
      if (outcome === 'kept' && !dry) kept.add(key);
      return { key, outcome, title: `Title of ${item.id}` };
    });
    return { results };
  };
  return { kept, access: memoryAccess({}, { 'studio/keepItems': keepItems }) };
}

const onDevice = (keys: readonly string[]) =>
  localStorage.setItem(LIST, JSON.stringify(Object.fromEntries(keys.map((key, at) => [key, at]))));
const device = () => Object.keys(JSON.parse(localStorage.getItem(LIST) ?? '{}') as object);
const releases = (number: number) => Array.from({ length: number }, (_, at) => `release.r${at}`);

it('moves more than one call takes, and leaves on the device what found no room or is not there', async () => {
  onDevice([...releases(150), 'release.gone']);
  const { kept, access } = aServer(120);
  const named = renderWithData(useNamedItems, access, '/collection');
  await vi.waitFor(() => expect(named.current).toMatchObject({ kept: 120, full: 30, stays: true, requested: [] }));
  expect(kept.size).toBe(120);
  expect(device()).toEqual([...releases(150).slice(120), 'release.gone']);
});

it('leaves everything on the device while the server does not answer', async () => {
  onDevice(releases(3));
  const { access } = aServer(10);
  access.errorCode = 'service/unknown';
  const named = renderWithData(useNamedItems, access, '/collection');
  await vi.waitFor(() => expect(named.current.error).not.toBeNull());
  expect(device()).toEqual(releases(3));
});

it('asks before it adds what a link names, and not for what this device has kept itself', async () => {
  onDevice(['release.r0']);
  const { kept, access } = aServer(10);
  const named = renderWithData(useNamedItems, access, '/collection?keep=release.r0,artist.mira,release.gone,hostile');
  await vi.waitFor(() => expect(named.current).toMatchObject({ kept: 1, requested: [{ title: 'Title of mira' }] }));
  expect([...kept]).toEqual(['release.r0']);
  act(() => named.current.add());
  await vi.waitFor(() => expect(named.current).toMatchObject({ kept: 2, requested: [] }));
  expect([...kept]).toEqual(['release.r0', 'artist.mira']);
  expect(named.router.state.location.search).toBe('');
});

it('adds nothing of a link that its reader refuses', async () => {
  const { kept, access } = aServer(10);
  const named = renderWithData(useNamedItems, access, '/collection?kind=artist&keep=artist.mira');
  await vi.waitFor(() => expect(named.current.requested).toHaveLength(1));
  act(() => named.current.leave());
  await vi.waitFor(() => expect(named.router.state.location.search).toBe('?kind=artist'));
  expect(kept.size).toBe(0);
  expect(named.current.requested).toEqual([]);
});
