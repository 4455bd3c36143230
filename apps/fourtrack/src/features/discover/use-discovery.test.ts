import { memoryAccess } from '@countin/data/testing';
import { releaseCard } from '@countin/domain/discovery';
import { aReleasePage, anArtistProfile } from '@countin/domain/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithData } from '../../testing/render-with-data.tsx';
import { useDiscovery } from './use-discovery.ts';
import { useHiddenArtists } from './use-hidden-artists.ts';
import { discoveryQueryOf } from './discovery-query.ts';

const WANTED = discoveryQueryOf('', { shelf: 'new', genre: '', language: '', week: '', place: '' });
const SEARCHED = { ...WANTED, text: 'song' };
const OUT = { mode: 'local', date: '2026-01-09', time: '00:00' } as const;
const artists = ['ana', 'ben'].map((id) => anArtistProfile({ id, name: id }));
const cards = artists.map((artist) =>
  releaseCard(
    aReleasePage({ id: `of-${artist.id}`, artistId: artist.id, artistName: artist.name, releaseMoment: OUT }),
    artist,
    true,
  ),
);

afterEach(cleanup);

/** The screen's lists. Whom the user hides is known later than the cards. */
async function openLate() {
  const hidden = Promise.withResolvers<object>();
  const answers = [hidden.promise];
  const readHiddenArtists = vi.fn(async () => answers.shift());
  const access = memoryAccess(
    {},
    {
      'fans/readShelf': () => ({ cards, next: null }),
      'studio/readHiddenArtists': readHiddenArtists,
    },
  );
  const everShown = new Set<string>();
  const screen = renderWithData(() => {
    const hidden = useHiddenArtists();
    const list = useDiscovery(WANTED, hidden);
    for (const { artistId } of list.items) everShown.add(artistId);
    return list;
  }, access);
  await vi.waitFor(() => expect(readHiddenArtists).toHaveBeenCalled());
  return { screen, everShown, hidden, answers };
}

const BEN = { artists: [{ artistId: 'ben', name: 'Ben' }] };

it('shows nobody before it is known who is hidden', async () => {
  const { screen, everShown, hidden } = await openLate();
  await act(async () => undefined);
  expect(screen.current).toMatchObject({ count: 0, isPending: true });
  hidden.resolve(BEN);
  await vi.waitFor(() => expect(screen.current.items.map(({ artistId }) => artistId)).toEqual(['ana']));
  expect([...everShown]).toEqual(['ana']);
});

it('says so where it cannot be known, and asks again on demand', async () => {
  const { screen, everShown, hidden, answers } = await openLate();
  hidden.resolve({ artists: 'broken' });
  await vi.waitFor(() => expect(screen.current).toMatchObject({ count: 0, error: expect.any(Error) as Error }));
  expect([...everShown]).toEqual([]);
  answers.push(Promise.resolve(BEN));
  act(() => screen.current.retry());
  await vi.waitFor(() => expect(screen.current).toMatchObject({ count: 1, error: null }));
  expect([...everShown]).toEqual(['ana']);
});

it('has each result of a search once, also where a further page has it again', async () => {
  const [ana, ben] = cards;
  const answers = [
    { cards: [ben], next: { id: 'of-ben', values: [1], order: 0, artistId: 'ben' } },
    { cards: [ana, ben], next: null },
  ];
  const access = memoryAccess(
    {},
    { 'fans/searchDiscovery': () => answers.shift(), 'studio/readHiddenArtists': () => ({ artists: [] }) },
  );
  const screen = renderWithData(() => useDiscovery(SEARCHED, useHiddenArtists()), access);
  const shown = () => screen.current.items.map(({ artistId }) => artistId);
  await vi.waitFor(() => expect(shown()).toEqual(['ben']));
  act(() => screen.current.readNext());
  await vi.waitFor(() => expect(shown()).toEqual(['ben', 'ana']));
});
