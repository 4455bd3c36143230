import '../../../testing/stub-match-media.ts';
import { memoryAccess } from '@countin/data/testing';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { marksOf, NO_TEXT } from '@countin/domain/texts';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as TextScreen } from './product-text-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const release = aMusicProduct({ id: 'one', artistId: 'mira', createdBy: 'owner', description: 'Five songs.' });
const GERMAN = 'musicProducts/one/texts/de';

async function open(language: string, texts: Readonly<Record<string, object>> = {}) {
  const access = memoryAccess(
    {
      'artistProfiles/mira': anArtistProfile({ id: 'mira', createdBy: 'owner' }),
      'musicProducts/one': release,
      ...texts,
    },
    { 'studio/readTeam': () => ({ owner: { uid: 'owner', name: 'Mira', email: null }, members: [] }) },
  );
  await renderRoute(
    [
      {
        Component: OwnArtist,
        children: [{ path: '/artist/:artistId/products/:productId/text', Component: TextScreen }],
      },
    ],
    { path: `/artist/mira/products/one/text?language=${language}`, uid: 'owner', access },
  );
  const stored = async (path: string) => (await access.store.get(path))?.data;
  return { access, stored };
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });

test('the long text in the release’s language is its description', async () => {
  const { stored } = await open('en');
  const text = await field('Long description');
  expect([text.value, text.lang, text.dir]).toEqual(['Five songs.', 'en', 'auto']);
  fireEvent.change(text, { target: { value: 'Six songs.' } });
  await expect.poll(() => stored('musicProducts/one')).toMatchObject({ description: 'Six songs.' });
});

test('a translation is saved with the mark of its original', async () => {
  const { stored } = await open('de');
  fireEvent.change(await field('Long description'), { target: { value: 'Fünf Lieder.' } });
  const source = { language: 'en', content: { ...NO_TEXT, long: 'Five songs.' }, sources: {} } as const;
  await expect.poll(() => stored(GERMAN)).toMatchObject({ long: 'Fünf Lieder.', sources: marksOf(['long'], source) });
  expect(screen.queryByText(/original has changed/)).toBeNull();
});

test('a translation of a changed original says so, until it is confirmed', async () => {
  await open('de', {
    [GERMAN]: {
      ...NO_TEXT,
      language: 'de',
      long: 'Vier Lieder.',
      sources: { long: 'en.1a' },
      versions: 0,
      updatedBy: 'owner',
      updatedAt: 1,
    },
  });
  expect(await screen.findByRole('option', { name: 'Deutsch · Outdated' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'It still fits' }));
  expect(await screen.findByRole('option', { name: 'Deutsch · Up to date' })).toBeTruthy();
});

test('a post above its network’s limit is counted as there, saved, and the artist is told', async () => {
  const { stored } = await open('en');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Text' }), { target: { value: 'x' } });
  const post = '歌'.repeat(141);
  fireEvent.change(await field('X'), { target: { value: post } });
  expect(await screen.findByText(/Too long: 282 of 280/)).toBeTruthy();
  await expect.poll(() => stored('musicProducts/one/texts/en')).toMatchObject({ x: post });
});
