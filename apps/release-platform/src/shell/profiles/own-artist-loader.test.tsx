import { memoryAccess } from '@countin/data/testing';
import { anArtistProfile } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { ownArtistLoader } from './own-artist-loader.ts';

afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', createdBy: 'mira' });

test.each([
  { who: 'the owner', uid: 'mira', reads: ['artist'] },
  { who: 'another user', uid: 'tide', reads: [] },
])('the reads of an artist’s screen start for $who: $reads', async ({ uid, reads }) => {
  const started: string[] = [];
  const { client } = await renderRoute(
    [
      {
        path: '/artist/:artistId',
        loader: ownArtistLoader(({ artistId }) => started.push(artistId)),
        Component: () => <h1>Artist</h1>,
        HydrateFallback: () => null,
      },
    ],
    { path: '/artist/artist', uid, access: memoryAccess({ 'artistProfiles/artist': artist }) },
  );
  expect(await screen.findByRole('heading', { name: 'Artist' })).toBeTruthy();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(started).toEqual(reads);
});
