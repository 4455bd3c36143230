import { memoryAccess } from '@countin/data/testing';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnLabel } from '../../shell/profiles/own-label.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as LabelRoute } from './label-screen.tsx';

afterEach(cleanup);

/** A label with a roster, of which the first artist shares its numbers. */
async function open(size: number) {
  const artists = Array.from({ length: size }, (_, at) =>
    anArtistProfile({ id: `artist-${at}`, name: `Artist ${at + 1}`, customSlug: `artist-${at}`, createdBy: 'other' }),
  );
  const label = aLabelProfile({ id: 'tide', createdBy: 'owner', artistIds: artists.map(({ id }) => id) });
  const asked: number[] = [];
  const access = memoryAccess(
    {
      'labelProfiles/tide': label,
      ...Object.fromEntries(artists.map((artist) => [`artistProfiles/${artist.id}`, artist])),
    },
    {
      'studio/readLabelNumbers': ({ artistIds }: { artistIds: string[] }) => {
        asked.push(artistIds.length);
        return {
          artists: artistIds
            .filter((id) => id === 'artist-0')
            .map((artistId) => ({ artistId, followers: 12, waiting: 3 })),
        };
      },
    },
  );
  const lists: string[] = [];
  const { find } = access.store;
  Object.assign(access.store, {
    find: (collection: string, query: Parameters<typeof find>[1]) => {
      lists.push(collection);
      const found = find(collection, query);
      void found.then(() => lists.push(`${collection} read`));
      return found;
    },
  });
  await renderRoute([{ Component: OwnLabel, children: [{ path: '/label/:labelId', Component: LabelRoute }] }], {
    path: '/label/tide',
    uid: 'owner',
    access,
  });
  const roster = async () => within(await screen.findByRole('region', { name: 'Roster' }));
  return { asked, lists, roster };
}

test('a label without artists says what a roster is for', async () => {
  const { roster } = await open(0);
  expect(await (await roster()).findByText('Nobody on the roster yet')).toBeTruthy();
  expect((await roster()).queryByRole('link', { name: /^Artist/ })).toBeNull();
});

test('a label with one artist lists it, with the numbers that it shares', async () => {
  const { roster } = await open(1);
  expect(await (await roster()).findByRole('link', { name: 'Artist 1' })).toBeTruthy();
  expect(await (await roster()).findByText(/Followers:\s12/)).toBeTruthy();
  expect((await roster()).queryByRole('button')).toBeNull();
});

test('the releases, which come first, do not share a slow network with the roster', async () => {
  const { lists, roster } = await open(1);
  expect(await (await roster()).findByRole('link', { name: 'Artist 1' })).toBeTruthy();
  expect(lists.slice(0, 3)).toEqual(['releasePages', 'releasePages read', 'artistProfiles']);
});

test('a roster of two hundred artists is read page by page, in its order', async () => {
  const { roster, asked } = await open(200);
  const list = await roster();
  const region = screen.getByRole('region', { name: 'Roster' });
  // Queries by role take seconds with two hundred rows.
  const names = () => [...region.querySelectorAll('a')].map(({ textContent }) => textContent);
  await expect.poll(() => names().length).toBe(30);
  expect(names().slice(0, 2)).toEqual(['Artist 1', 'Artist 2']);
  for (const count of [60, 90, 120, 150, 180, 200]) {
    await expect.poll(() => region.querySelector('button')?.disabled).toBe(false);
    fireEvent.click(await list.findByText('Show more artists'));
    await expect.poll(() => names().length, { timeout: 10_000 }).toBe(count);
  }
  expect(names().at(-1)).toBe('Artist 200');
  expect(region.querySelector('button')).toBeNull();
  expect(asked).toEqual([30, 30, 30, 30, 30, 30, 20]);
});
