import { memoryAccess } from '@countin/data/testing';
import { medleyCard, releaseCard } from '@countin/domain/discovery';
import { aMedley, aReleasePage, anArtistProfile } from '@countin/domain/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithData } from '../../testing/render-with-data.tsx';
import { useKeepCards } from './use-keep-cards.ts';

const artist = anArtistProfile({ id: 'mira' });
const release = releaseCard(aReleasePage({ id: 'salt', artistId: 'mira' }), artist, true);

afterEach(cleanup);

type Outcome = 'kept' | 'already' | 'full';

function open(outcome: Outcome | Error) {
  const kept: unknown[] = [];
  const removed: unknown[] = [];
  const access = memoryAccess(
    {},
    {
      'studio/keepItems': (input: { items: readonly { kind: string; id: string }[] }) => {
        if (outcome instanceof Error) throw outcome;
        kept.push(...input.items);
        return { results: input.items.map(({ kind, id }) => ({ key: `${kind}.${id}`, outcome, title: '' })) };
      },
      'studio/removeKept': ({ keys }: { keys: readonly string[] }) => {
        removed.push(...keys);
        return {};
      },
    },
  );
  return { kept, removed, hook: renderWithData(() => useKeepCards(), access) };
}

it('one tap keeps the release of a card, and an undo takes it out again', async () => {
  const { kept, removed, hook } = open('kept');
  act(() => hook.current.keep(release));
  expect([...hook.current.keys]).toEqual(['release.salt']);
  await vi.waitFor(() => expect(hook.current.last).toBe(release));
  expect(kept).toEqual([{ kind: 'release', id: 'salt' }]);
  act(() => hook.current.undo());
  expect([[...hook.current.keys], hook.current.last]).toEqual([[], null]);
  await vi.waitFor(() => expect(removed).toEqual(['release.salt']));
});

it('a medley is kept as the one of its artist', async () => {
  const { kept, hook } = open('kept');
  act(() => hook.current.keep(medleyCard(aMedley({ artistId: 'mira' }), artist)));
  await vi.waitFor(() => expect(kept).toEqual([{ kind: 'medley', id: 'mira' }]));
});

it('what was kept before is shown as kept, with nothing to undo: a note or a folder would be lost', async () => {
  const { kept, hook } = open('already');
  act(() => hook.current.keep(release));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  expect([[...hook.current.keys], hook.current.last]).toEqual([['release.salt'], null]);
});

it('a full collection says so, and the card is not shown as kept', async () => {
  const { hook } = open('full');
  act(() => hook.current.keep(release));
  await vi.waitFor(() => expect(hook.current.full).toBe(true));
  expect([...hook.current.keys]).toEqual([]);
});

it('a failure is told, and the card is not shown as kept', async () => {
  const { hook } = open(new Error('offline'));
  act(() => hook.current.keep(release));
  await vi.waitFor(() => expect(hook.current.error).not.toBeNull());
  expect([...hook.current.keys]).toEqual([]);
});
