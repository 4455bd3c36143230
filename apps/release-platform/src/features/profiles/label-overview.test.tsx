import { memoryAccess } from '@countin/data/testing';
import type { CallableOutput } from '@countin/domain/callables';
import type { Role } from '@countin/domain/permissions';
import { aLabelProfile, anArtistProfile, aUser } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnLabel } from '../../shell/profiles/own-label.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as LabelRoute } from './label-screen.tsx';

afterEach(cleanup);

type Listed = CallableOutput<'readAgreements'>['agreements'][number];

/** An agreement of the label with an artist of its roster. */
const agreement = (at: number, changes: Partial<Listed> = {}): Listed => ({
  partner: { id: `artist-${at}`, name: `Artist ${at + 1}`, customSlug: `artist-${at}` },
  state: 'in-force',
  grants: ['releases.see'],
  requested: null,
  waitsFor: null,
  offeredAt: Date.UTC(2026, 10, 20),
  agreedAt: Date.UTC(2026, 10, 21),
  ...changes,
});

interface Opened {
  /** Changed by offers. */
  readonly agreements?: Listed[];
  readonly role?: Role;
}

/** A label with a roster, of which the first artist shares its numbers. */
async function open(size: number, { agreements = [], role = 'owner' }: Opened = {}) {
  const artists = Array.from({ length: size }, (_, at) =>
    anArtistProfile({ id: `artist-${at}`, name: `Artist ${at + 1}`, customSlug: `artist-${at}`, createdBy: 'other' }),
  );
  const label = aLabelProfile({
    id: 'tide',
    createdBy: role === 'owner' ? 'me' : 'owner',
    artistIds: artists.map(({ id }) => id),
  });
  const requested: number[] = [];
  const offers: unknown[] = [];
  const access = memoryAccess(
    {
      'labelProfiles/tide': label,
      'users/me': aUser({ uid: 'me', ...(role !== 'owner' && { labelRoles: { tide: role } }) }),
      ...Object.fromEntries(artists.map((artist) => [`artistProfiles/${artist.id}`, artist])),
    },
    {
      'studio/readAgreements': () => ({ agreements }),
      'studio/offerAgreement': (input: { slug: string }) => {
        offers.push(input);
        agreements.push(
          agreement(Number(input.slug.slice(7)), { state: 'offered', waitsFor: 'artist', agreedAt: null }),
        );
        return { state: 'offered' };
      },
      'studio/readLabelNumbers': ({ artistIds }: { artistIds: string[] }) => {
        requested.push(artistIds.length);
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
    uid: 'me',
    user: role === 'owner' ? {} : { labelRoles: { tide: role } },
    access,
  });
  const roster = async () => within(await screen.findByRole('region', { name: 'Roster' }));
  /** The row of an artist, by its position in the roster. */
  const row = async (at: number) => {
    const item = (await (await roster()).findByText(`Artist ${at + 1}`)).closest('li');
    if (!item) throw new Error('an artist outside of a list');
    return within(item);
  };
  return { requested, lists, roster, row, offers };
}

test('a label without artists says what a roster is for', async () => {
  const { roster } = await open(0);
  expect(await (await roster()).findByText('Nobody on the roster yet')).toBeTruthy();
  expect((await roster()).queryByRole('link', { name: /^Artist/ })).toBeNull();
});

test('a label with one artist lists it, with the numbers that it shares', async () => {
  const { roster } = await open(1, { agreements: [agreement(0)] });
  expect(await (await roster()).findByRole('link', { name: 'Artist 1' })).toBeTruthy();
  expect(await (await roster()).findByText(/Followers:\s12/)).toBeTruthy();
  expect((await roster()).queryByRole('button')).toBeNull();
});

test('the releases, which come first, do not share a slow network with the roster', async () => {
  const { lists, roster } = await open(1);
  expect(await (await roster()).findByRole('link', { name: 'Artist 1' })).toBeTruthy();
  expect(lists.slice(0, 3)).toEqual(['releasePages', 'releasePages read', 'artistProfiles']);
});

test('an artist without an agreement is offered one, with the choice of what the label may do', async () => {
  const { row, offers } = await open(1);
  expect(await (await row(0)).findByText(/^No agreement/)).toBeTruthy();
  fireEvent.click((await row(0)).getByRole('button', { name: 'Offer Artist 1 an agreement' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer Artist 1 an agreement' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'See numbers' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  expect(await (await row(0)).findByText(/^Offered .*, no answer yet/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await row(0)).queryByRole('button')).toBeNull();
  expect(offers).toEqual([{ kind: 'label', profileId: 'tide', slug: 'artist-0', grants: ['releases.see'] }]);
});

test('each artist of the roster says what was agreed, or who has to answer', async () => {
  const { row } = await open(4, {
    agreements: [
      agreement(0),
      agreement(1, { grants: [] }),
      agreement(2, { state: 'offered', waitsFor: 'label', agreedAt: null }),
    ],
  });
  expect(await (await row(0)).findByText(/^Followers:\s12/)).toBeTruthy();
  expect(await (await row(1)).findByText('On the roster only')).toBeTruthy();
  expect(await (await row(2)).findByText(/wants to join the roster$/)).toBeTruthy();
  expect(await (await row(3)).findByText(/^No agreement/)).toBeTruthy();
  for (const at of [0, 1, 2]) expect((await row(at)).queryByRole('button')).toBeNull();
});

test.each<[Role, RegExp]>([
  ['editor', /^No agreement/],
  ['analyst', /^On 4track/],
  ['viewer', /^No agreement/],
])('a label’s %s cannot offer an agreement', async (role, text) => {
  const { row } = await open(2, { role });
  expect(await (await row(1)).findByText(text)).toBeTruthy();
  expect((await row(1)).queryByRole('button')).toBeNull();
});

test('a roster of two hundred artists is read page by page, in its order', async () => {
  const { roster, requested } = await open(200, { agreements: Array.from({ length: 200 }, (_, at) => agreement(at)) });
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
  expect(requested).toEqual([30, 30, 30, 30, 30, 30, 20]);
});
