import { memoryAccess } from '@countin/data/testing';
import { aMusicProduct, anArtistProfile, aTrack } from '@countin/domain/testing';
import { readErnMessage } from '@countin/import/ern';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import ErnDialog from './ern-dialog.tsx';

stubLayout();
afterEach(cleanup);
const saved = savedFiles();

const artist = anArtistProfile({ id: 'artist', name: 'Mira Okafor', createdBy: 'mira' });
const release = aMusicProduct({
  id: 'one',
  productSlug: 'low-sun',
  title: 'Low Sun',
  artistId: artist.id,
  createdBy: 'mira',
  upc: '0634904012311',
  coverImage: null,
  tracks: [aTrack({ title: 'Salt', isrc: 'GBAYE0600001' }), aTrack({ title: 'Tide', isrc: '' })],
});

async function open() {
  const Screen = () => <ErnDialog product={release} onClose={() => undefined} />;
  await renderRoute([{ element: <Outlet context={artist} />, children: [{ path: '/one', Component: Screen }] }], {
    path: '/one',
    uid: 'mira',
    access: memoryAccess({}),
  });
  return screen.findByRole('dialog');
}

test('the message names its sender and recipient, and is read back as the same release', async () => {
  const dialog = await open();
  fireEvent.change(within(dialog).getByLabelText('Sender'), { target: { value: 'Tideline Records' } });
  fireEvent.change(within(dialog).getByLabelText('Sender’s DDEX party ID (optional)'), {
    target: { value: 'PA-DPIDA-2026010101-A' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  await expect.poll(() => saved.length).toBe(1);
  // The test's DOM has no streams of files.
  const bytes = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? new ArrayBuffer());
  const message = await readErnMessage(new Response(bytes).body ?? new ReadableStream(), '');
  expect(saved[0]?.name).toBe('low-sun.xml');
  expect(message.sender).toBe('PADPIDA2026010101A');
  const [read] = message.releases;
  expect(read?.record.artistName).toBe('Mira Okafor');
  expect(read?.record.fields.title).toEqual({ value: 'Low Sun' });
  expect(read?.record.fields.tracks).toMatchObject({
    value: [{ title: 'Salt', isrc: 'GBAYE0600001' }, { title: 'Tide' }],
  });
});

test('the dialog says what stores will ask for, track by track', async () => {
  const dialog = await open();
  const missing = within(dialog).getByRole('region', { name: 'What stores and distributors will ask for' });
  expect(within(missing).getByText('An uploaded cover')).toBeTruthy();
  expect(within(missing).getByText('Track 2: an ISRC')).toBeTruthy();
  expect(within(missing).queryByText('Track 1: an ISRC')).toBeNull();
});

test('an id that is none is refused before anything is written', async () => {
  const dialog = await open();
  fireEvent.change(within(dialog).getByLabelText('Recipient’s DDEX party ID (optional)'), { target: { value: '123' } });
  expect(await within(dialog).findByText(/Not a party ID/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true);
  expect(saved).toEqual([]);
});
