import { memoryAccess } from '@countin/data/testing';
import type { CallableOutput } from '@countin/domain/callables';
import { releaseSearchTokens } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as Products } from '../lists/products-screen.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', name: 'Mira', createdBy: 'mira' });
const DAY = 86_400_000;

type Deleted = CallableOutput<'listDeletedReleases'>['releases'][number];

/** The releases of an artist, one of them deleted by Ben; and what was asked of the server. */
async function open(user = 'mira', artistRoles: Record<string, 'editor' | 'manager'> = {}) {
  const requested: string[] = [];
  const deleted: Deleted[] = [
    { productId: 'old', title: 'Old Draft', deletedAt: Date.now(), removeAt: Date.now() + 30 * DAY, deletedBy: 'Ben' },
  ];
  const release = aMusicProduct({ id: 'one', title: 'Low Sun', artistId: artist.id, createdBy: 'mira' });
  const searchTokens = releaseSearchTokens({ ...release, artistName: artist.name, artistSlug: artist.customSlug });
  const access = memoryAccess(
    { 'artistProfiles/artist': artist, 'musicProducts/one': { ...release, searchTokens } },
    {
      'studio/listDeletedReleases': () => ({ releases: [...deleted] }),
      'studio/countReleaseContent': () => ({ page: true, labelFeeds: 1, waiting: 12, kept: 7, campaigns: 0, tasks: 3 }),
      'studio/deleteRelease': ({ productId }: { productId: string }) => {
        requested.push(`delete ${productId}`);
        return { removeAt: Date.now() + 30 * DAY };
      },
      'studio/restoreRelease': ({ productId }: { productId: string }) => {
        requested.push(`restore ${productId}`);
        deleted.length = 0;
        return {};
      },
    },
  );
  await renderRoute(
    [{ element: <Outlet context={artist} />, children: [{ path: '/products', Component: Products }] }],
    { path: '/products', uid: user, access, user: { artistRoles } },
  );
  await screen.findByText('Low Sun');
  return requested;
}

test('a release is deleted from the list, after what ends with it was said', async () => {
  const requested = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Low Sun' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Low Sun?' });
  const waiting = await within(dialog).findByText('Waiting fans who won’t be notified');
  expect(waiting.parentElement?.textContent).toContain('12');
  const kept = within(dialog).getByText('Fans who keep it in their collection');
  expect(kept.parentElement?.textContent).toContain('7');
  expect(within(dialog).queryByText('Campaigns not sent')).toBeNull();
  expect(within(dialog).getByText('Label feeds that show it').parentElement?.textContent).toContain('1');
  expect(requested).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete release' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(requested).toEqual(['delete one']);
});

test('a deleted release says who deleted it and until when, and comes back', async () => {
  const requested = await open();
  const list = await screen.findByRole('list', { name: 'Deleted releases' });
  expect(list.textContent).toMatch(/Deleted by Ben on .+Gone for good on/);
  fireEvent.click(within(list).getByRole('button', { name: 'Restore Old Draft' }));
  await expect.poll(() => screen.queryByText('Old Draft')).toBeNull();
  expect(requested).toEqual(['restore old']);
});

test('an editor can do neither', async () => {
  await open('ada', { artist: 'editor' });
  expect(screen.queryByRole('button', { name: 'Delete Low Sun' })).toBeNull();
  expect(screen.queryByText('Deleted releases')).toBeNull();
});
