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

const medley = medleyCard(aMedley({ artistId: 'mira' }), artist);
const PAGES = [
  { cards: [release], next: null },
  { cards: [medley], next: null },
];

function open(outcome: Outcome | Error, stored: readonly string[] | Promise<readonly string[]> = []) {
  const requested: unknown[] = [];
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
      'studio/readKeptKeys': async ({ keys }: { keys: readonly string[] }) => {
        requested.push(keys);
        return { kept: (await stored).filter((key) => keys.includes(key)) };
      },
    },
  );
  return { requested, kept, removed, hook: renderWithData(() => useKeepCards(PAGES), access) };
}

it('one tap keeps the release of a card, and an undo takes it out again', async () => {
  const { kept, removed, hook } = open('kept');
  act(() => hook.current.keep(release));
  expect([...hook.current.keys]).toEqual(['release.salt']);
  await vi.waitFor(() => expect(hook.current.last).toEqual({ card: release, isNew: true }));
  expect(kept).toEqual([{ kind: 'release', id: 'salt' }]);
  act(() => hook.current.undo());
  expect([[...hook.current.keys], hook.current.last]).toEqual([[], null]);
  await vi.waitFor(() => expect(removed).toEqual(['release.salt']));
});

it('a medley is kept as the one of its artist', async () => {
  const { kept, hook } = open('kept');
  act(() => hook.current.keep(medley));
  await vi.waitFor(() => expect(kept).toEqual([{ kind: 'medley', id: 'mira' }]));
});

it('what was kept before is shown as kept, asked once a page of cards, and a tap says so without a call', async () => {
  const { requested, kept, removed, hook } = open('already', ['release.salt', 'release.other']);
  expect([...hook.current.keys]).toEqual([]);
  await vi.waitFor(() => expect([...hook.current.keys]).toEqual(['release.salt']));
  act(() => hook.current.keep(release));
  expect(hook.current.last).toEqual({ card: release, isNew: false });
  act(() => hook.current.undo());
  expect([...hook.current.keys]).toEqual(['release.salt']);
  expect([kept, removed]).toEqual([[], []]);
  expect(requested).toEqual([['release.salt'], ['medley.mira']]);
});

it('a tap before it is known says what was kept before, with nothing to undo: a note or a folder would be lost', async () => {
  const late = Promise.withResolvers<readonly string[]>();
  const { kept, hook } = open('already', late.promise);
  act(() => hook.current.keep(release));
  await vi.waitFor(() => expect(hook.current.last).toEqual({ card: release, isNew: false }));
  expect(kept).toHaveLength(1);
  late.resolve(['release.salt']);
});

it('an answer that comes after an undo does not show the card as kept again', async () => {
  const late = Promise.withResolvers<readonly string[]>();
  const { removed, hook } = open('kept', late.promise);
  act(() => hook.current.keep(release));
  await vi.waitFor(() => expect(hook.current.last?.isNew).toBe(true));
  act(() => hook.current.undo());
  await act(async () => late.resolve(['release.salt', 'medley.mira']));
  await vi.waitFor(() => expect([...hook.current.keys]).toEqual(['medley.mira']));
  expect(removed).toEqual(['release.salt']);
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
