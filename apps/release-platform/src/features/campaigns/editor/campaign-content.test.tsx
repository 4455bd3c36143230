import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import type { Campaign } from '@countin/domain/campaigns';
import { photoSchema } from '@countin/domain/media';
import { anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { Component as OwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as CampaignScreen } from '../campaign-screen.tsx';

stubLayout();
afterEach(cleanup);

const NOW = Date.now();
const photo = (id: string, order: number, alt: string) =>
  v.parse(photoSchema, {
    id,
    artistId: 'artist',
    order,
    alt,
    altLanguage: 'en',
    credit: '',
    focus: { x: 50, y: 50 },
    press: false,
    download: false,
    removed: false,
    colours: ['#000000', '#888888', '#ffffff'],
    width: 10,
    height: 10,
    hash: 'a'.repeat(64),
    createdBy: 'mira',
    createdAt: NOW,
    updatedAt: NOW,
  });
let opened = 0;

async function open(change: Partial<Campaign>) {
  // What is not saved yet stays in the browser, and is of one campaign.
  const id = `tour-${(opened += 1)}`;
  const campaign = aCampaign({ id, ...change });
  const access = memoryAccess(
    {
      [`artistProfiles/artist/campaigns/${id}`]: campaign,
      'artistProfiles/artist/photos/stage': photo('stage', 1, 'Mira on a stage'),
      'artistProfiles/artist/photos/boat': photo('boat', 2, 'A boat'),
    },
    {
      'studio/readAudience': () => ({
        size: { found: 1, recipients: 1, unconfirmed: 0, noConsent: 0, review: 0, suppressed: 0, frequency: 0 },
        settings: { cap: { messages: 3, days: 7 } },
      }),
      'studio/saveCampaign': () => new Promise(() => undefined),
    },
  );
  await renderRoute(
    [
      {
        Component: OwnArtist,
        children: [{ path: '/artist/:artistId/campaigns/:campaignId', Component: CampaignScreen }],
      },
    ],
    {
      path: `/artist/artist/campaigns/${id}`,
      uid: 'mira',
      access,
      stored: [[queryKeys.artist('artist'), anArtistProfile({ id: 'artist', createdBy: 'mira' })]],
    },
  );
}

test('a fan’s name is put in where the cursor is, and the preview shows fans with and without one', async () => {
  const texts = { en: { subject: 'Tour', message: '', parts: { a: 'Hi , see mira.test/tour' } } };
  await open({ texts });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text, block 1' });
  expect(screen.queryByLabelText('Word in place of a name')).toBeNull();
  text.setSelectionRange(3, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Insert fan’s name: Text, block 1' }));
  expect(text.value).toBe('Hi {{name}}, see mira.test/tour');
  fireEvent.click(screen.getByRole('button', { name: 'Insert fan’s name: Subject' }));
  expect(await screen.findByText('TourAlex')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Without a name' }));
  expect(await screen.findByText('Tourthere')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Word in place of a name'), { target: { value: 'friend' } });
  expect(await screen.findByText('Tourfriend')).toBeTruthy();
});

test('a photo brings its description, unless another one was written', async () => {
  await open({ blocks: [{ id: 'b', kind: 'picture', imageId: null }] });
  const alt = await screen.findByLabelText<HTMLInputElement>('What the picture shows');
  fireEvent.click(await screen.findByRole('radio', { name: 'Mira on a stage' }));
  expect(alt.value).toBe('Mira on a stage');
  fireEvent.click(screen.getByRole('radio', { name: 'A boat' }));
  expect(alt.value).toBe('A boat');
  fireEvent.change(alt, { target: { value: 'Our boat' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Mira on a stage' }));
  expect(alt.value).toBe('Our boat');
});

test('a button’s link gets the https that was left out', async () => {
  const texts = { en: { subject: 'Tour', message: '', parts: { c: 'Shop' } } };
  await open({ blocks: [{ id: 'c', kind: 'button', url: '' }], texts });
  const link = await screen.findByLabelText<HTMLInputElement>('Button, block 1: link');
  fireEvent.change(link, { target: { value: 'shop.example' } });
  fireEvent.blur(link);
  expect(link.value).toBe('https://shop.example');
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
});
