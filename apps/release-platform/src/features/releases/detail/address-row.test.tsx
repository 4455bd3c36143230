import { memoryAccess } from '@countin/data/testing';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { releaseOptions } from '@countin/data/releases';
import { useDataAccess } from '@countin/data/access';
import { useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { AddressRow } from './address-row.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', name: 'Mira', createdBy: 'mira', customSlug: 'mira-okafor' });

/** The address of a release whose artist has another one at `salt`; and what was asked of the server. */
async function open({ user = 'mira', title = 'Low Tide' } = {}) {
  const server = { requested: [] as string[], error: null as ErrorCode | null };
  const product = aMusicProduct({ id: 'one', title, artistId: 'artist', createdBy: 'mira', productSlug: 'release-x7' });
  const documents = {
    'artistProfiles/artist': artist,
    'artistProfiles/artist/productSlugs/salt': { productId: 'other', createdBy: 'mira' },
    'artistProfiles/artist/productSlugs/former': { productId: 'one', createdBy: 'mira' },
    'musicProducts/one': product,
  };
  const access = memoryAccess(documents, {
    'studio/changeReleaseSlug': ({ productSlug }: { productSlug: string }) => {
      if (server.error) throw new AppError(server.error);
      server.requested.push(productSlug);
      access.put('musicProducts/one', { ...product, productSlug });
      return {};
    },
  });
  function Row() {
    const { data } = useSuspenseQuery(releaseOptions(useDataAccess(), 'one'));
    return <AddressRow product={data} title={data.title} />;
  }
  await renderRoute([{ element: <Outlet context={artist} />, children: [{ path: '/', Component: Row }] }], {
    path: '/',
    uid: user,
    access,
    user: { artistRoles: user === 'mira' ? {} : { artist: 'editor' } },
  });
  await screen.findByText(/mira-okafor\.release-x7$/);
  return server;
}

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }));
  return within(await screen.findByRole('dialog', { name: /^Change the address of / }));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const field = (dialog: Dialog) => dialog.getByLabelText<HTMLInputElement>('Name in links');
const type = (dialog: Dialog, value: string) => fireEvent.change(field(dialog), { target: { value } });
const submit = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Change address' }));

test('the address taken from the title is checked, shown whole, and saved; the row says that the old one leads here', async () => {
  const server = await open();
  const dialog = await openDialog();
  expect(dialog.getByText(/^Old links keep working/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /^Take from the title: .*low-tide/ }));
  expect(await dialog.findByText('low-tide is free.')).toBeTruthy();
  expect(dialog.getByText(/^New address: .*\/release\/mira-okafor\.low-tide/)).toBeTruthy();
  submit(dialog);
  expect(await screen.findByText('Address changed. The old one leads here.')).toBeTruthy();
  expect(server.requested).toEqual(['low-tide']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/mira-okafor\.low-tide$/)).toBeTruthy();
});

test('an address of another release is refused before saving; a former one of its own is free', async () => {
  const server = await open();
  const dialog = await openDialog();
  type(dialog, 'salt');
  expect(await dialog.findByText(/Another release of this artist has or had this address/)).toBeTruthy();
  submit(dialog);
  expect(server.requested).toEqual([]);
  expect(field(dialog).value).toBe('salt');
  type(dialog, 'former');
  expect(await dialog.findByText('former is free.')).toBeTruthy();
});

test.each([
  ['-tide', /Start and end with a letter or digit/],
  ['', 'Fill this in.'],
])('the address %j is refused with its rule', async (slug, rule) => {
  const server = await open();
  const dialog = await openDialog();
  type(dialog, slug);
  submit(dialog);
  expect(await dialog.findByText(rule)).toBeTruthy();
  expect(server.requested).toEqual([]);
});

test.each([
  ['slug/taken', /Another release of this artist has or had this address/],
  ['slug/too-many', /Go back to one of your former ones/],
  ['service/unavailable', /We can’t be reached right now/],
] as const)('a save that is refused with %s says so, and the entry stays', async (code, text) => {
  const server = await open();
  const dialog = await openDialog();
  type(dialog, 'wanted');
  await dialog.findByText('wanted is free.');
  server.error = code;
  submit(dialog);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(field(dialog).value).toBe('wanted');
});

test('the address of now is not sent again, and the dialog says why', async () => {
  const server = await open();
  const dialog = await openDialog();
  submit(dialog);
  expect(await dialog.findByText(/^This is the address now/)).toBeTruthy();
  expect(server.requested).toEqual([]);
});

test('a title that says nothing in Latin letters suggests no random address', async () => {
  await open({ title: '!!!' });
  const dialog = await openDialog();
  expect(dialog.queryByRole('button', { name: /^Take from the title/ })).toBeNull();
});

test('an editor sees the address, and who may change it', async () => {
  await open({ user: 'ada' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change address' });
  expect(button.disabled).toBe(true);
  const reason = document.querySelector(`#${CSS.escape(button.getAttribute('aria-describedby') ?? '')}`);
  expect(reason?.textContent).toBe('Only the owner and managers of the artist can change the address.');
});
