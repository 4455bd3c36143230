import { weekNumbersOptions } from '@countin/data/numbers';
import { memoryAccess } from '@countin/data/testing';
import type { PageRow } from '@countin/domain/publisher';
import { aLabelProfile, aMedley, anArtistPage } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as PublisherPage } from './publisher-page-screen.tsx';

stubLayout();
afterEach(cleanup);

const ROW: PageRow = {
  ...{ key: { kind: 'medley', id: 'mira' }, artistId: 'mira', labelId: null, title: 'Mira', profileName: 'Mira' },
  ...{ profileSlug: 'mira', productSlug: null, state: 'live', publishedAt: 1000, updatedAt: 1000, release: null },
  may: { edit: true, publish: true },
};
const aSlot = (title: string) => ({ ...aMedley().slots[0], title, clipId: title });
const VERSION = { id: 'v1', publishedAt: 1000, byName: 'Ada', kept: false, isLive: false };

test('restores a version of a medley, and names the tracks that are left out', async () => {
  const asked: unknown[] = [];
  const access = memoryAccess(
    { 'medleys/mira': aMedley({ artistId: 'mira', publishedAt: 1000 }) },
    {
      'studio/listPages': () => ({ rows: [ROW], next: null }),
      'studio/listPageVersions': () => ({ versions: [VERSION], next: null }),
      'studio/readPageVersion': () => ({
        version: VERSION,
        content: JSON.stringify({ fields: { slots: [aSlot('Salt'), aSlot('Sand')] }, texts: {}, page: null }),
      }),
      'studio/restorePageVersion': (input: unknown) => {
        asked.push(input);
        return { updatedAt: 2000, left: ['slots.0.productId', 'slots.1.clipId'] };
      },
    },
  );
  await renderRoute([{ path: '/publisher/:kind/:id', Component: PublisherPage }], {
    path: '/publisher/medley/mira',
    uid: 'ada',
    access,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the version/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('An unpublished one stays unpublished.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Left out, because their clips are gone: Sand.')).toBeTruthy();
  expect(screen.getByText('Without a link, because the release has no page any more: Salt.')).toBeTruthy();
  expect(asked).toEqual([{ page: { kind: 'medley', id: 'mira' }, version: 'v1', expectedUpdatedAt: 1000 }]);
});

const sharingPicture = () =>
  screen.getByText('Sharing picture').nextElementSibling?.querySelector('img')?.getAttribute('src');

const PAGES = [
  ['artist', 'Deutsch and English', 3],
  ['medley', 'Deutsch and English', 5],
  ['label', 'English', 4],
  ['feed', 'English', 6],
] as const;

test.each(PAGES)(
  'shows the %s page with its languages, its views, and the page as fans see it',
  async (kind, languages, views) => {
    const isLabel = kind === 'label' || kind === 'feed';
    const row = {
      ...ROW,
      key: { kind, id: 'mira' },
      artistId: isLabel ? null : 'mira',
      labelId: isLabel ? 'mira' : null,
    };
    const access = memoryAccess(
      {
        'artistProfiles/mira': anArtistPage({
          id: 'mira',
          language: 'en',
          bio: 'Hello.',
          bios: { de: 'Hallo.', fr: ' ' },
        }),
        'labelProfiles/mira': aLabelProfile({ id: 'mira', language: 'en', bio: 'Hello.' }),
        'medleys/mira': aMedley({ artistId: 'mira', publishedAt: 1000 }),
      },
      {
        'studio/listPages': () => ({ rows: [row], next: null }),
        'studio/listPageVersions': () => ({ versions: [], next: null }),
      },
    );
    await renderRoute([{ path: '/publisher/:kind/:id', Component: PublisherPage }], {
      path: `/publisher/${kind}/mira`,
      uid: 'ada',
      access,
      stored: [
        [
          weekNumbersOptions(access, { kind: isLabel ? 'label' : 'artist', id: 'mira' }).queryKey,
          { pages: { [kind]: views } },
        ],
      ],
    });
    const facts = await screen.findByText('Languages with a text');
    expect(facts.nextElementSibling?.textContent).toBe(languages);
    expect(sharingPicture()).toMatch(isLabel ? /^\/card\/label\/.*en\.png/ : /^\/card\/artist\/.*en\.png/);
    expect((await screen.findByText('Views in seven days')).nextElementSibling?.textContent).toBe(String(views));
    const preview = await screen.findByRole('region', { name: 'Live preview' });
    for (const name of ['Phone', 'Desktop', 'Light', 'Dark'])
      expect(within(preview).getByRole('radio', { name })).toBeTruthy();
    expect(within(preview).getByRole('combobox', { name: 'Language of the preview' })).toBeTruthy();
    expect(await within(preview).findByRole('region', { name: 'Page weight' })).toBeTruthy();
  },
);

const artist = anArtistPage({ id: 'mira', language: 'en', bio: 'Hello.' });
const label = aLabelProfile({ id: 'mira', language: 'en', bio: 'Hello.' });
const medley = aMedley({ artistId: 'mira', publishedAt: 1000 });
const EARLIER = [
  ['artist', { fields: { bio: 'Before.' }, page: { ...artist, bio: 'Before.' } }, 'Before.'],
  ['medley', { fields: { slots: [aSlot('Salt')] }, page: { ...medley, slots: [aSlot('Salt')] } }, 'Salt'],
  ['label', { fields: { bio: 'Before.' }, page: { ...label, bio: 'Before.' } }, 'Before.'],
  ['feed', { fields: { feedOrder: 'oldest' }, page: null }, label.name],
] as const;

test.each(EARLIER)('shows a version of the %s page as fans saw it', async (kind, content, words) => {
  const row = { ...ROW, key: { kind, id: 'mira' } };
  const access = memoryAccess(
    { 'artistProfiles/mira': artist, 'labelProfiles/mira': label, 'medleys/mira': medley },
    {
      'studio/listPages': () => ({ rows: [row], next: null }),
      'studio/listPageVersions': () => ({ versions: [VERSION], next: null }),
      'studio/readPageVersion': () => ({ version: VERSION, content: JSON.stringify({ ...content, texts: {} }) }),
    },
  );
  await renderRoute([{ path: '/publisher/:kind/:id', Component: PublisherPage }], {
    path: `/publisher/${kind}/mira`,
    uid: 'ada',
    access,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^View the version/ }));
  const preview = await within(await screen.findByRole('dialog')).findByRole('region', { name: 'Live preview' });
  const frame = within(preview).getByTitle<HTMLIFrameElement>('Live preview');
  await expect.poll(() => frame.contentDocument?.body.textContent).toContain(words);
  expect(within(preview).getByText(/This is the page as fans saw it/)).toBeTruthy();
});
