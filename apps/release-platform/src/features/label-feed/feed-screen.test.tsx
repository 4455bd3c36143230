import { queryKeys } from '@countin/data/access';
import { feedFilter } from '@countin/domain/pages';
import { aLabelProfile, anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as OwnLabel } from '../../shell/profiles/own-label.tsx';
import { Component as FeedScreen } from './feed-screen.tsx';

afterEach(cleanup);

const artistIds = Array.from({ length: 40 }, (_, at) => `artist-${at}`);
/** A chosen artist who is not on the roster any more. */
const chosen = anArtistProfile({ id: 'left', name: 'Artist Who Left', customSlug: 'who-left' });
const label = aLabelProfile({ id: 'tide', createdBy: 'owner', artistIds, feedArtists: [chosen.id] });
const release = aReleasePage({ title: 'Low Water', artistName: 'Mira Okafor', kind: 'ep' });

async function open(query: string) {
  const artist = new URLSearchParams(query).get('artist');
  const listed = [chosen.id, ...artistIds];
  const firstArtists = listed.slice(0, 30).map((id) => (id === chosen.id ? chosen : anArtistProfile({ id, name: id })));
  await renderRoute([{ Component: OwnLabel, children: [{ path: '/label/:labelId/feed', Component: FeedScreen }] }], {
    path: `/label/tide/feed${query}`,
    uid: 'owner',
    stored: [
      [queryKeys.label(label.id), label],
      [queryKeys.roster(listed), { pages: [firstArtists], pageParams: [0] }],
      [
        queryKeys.labelFeed(label.id, feedFilter(label, { artist, kind: null })),
        { pages: [{ releases: [release], next: null }], pageParams: [null] },
      ],
    ],
  });
}

test('the filter of a feed begins with the artists that its settings name, and can be extended', async () => {
  await open('');
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options.slice(0, 3)).toEqual(['All artists', 'Artist Who Left', 'artist-0']);
  expect(screen.getByRole('button', { name: 'Show more artists' })).toBeTruthy();
  expect(screen.getByText(/Mira Okafor.*EP/)).toBeTruthy();
});

test('a filter for an artist who is not loaded yet is shown as chosen', async () => {
  await open('?artist=artist-39');
  expect((await screen.findByLabelText<HTMLSelectElement>('Artist')).value).toBe('artist-39');
});
