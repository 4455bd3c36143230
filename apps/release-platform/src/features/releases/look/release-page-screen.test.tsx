import '../../../testing/stub-match-media.ts';
import { memoryAccess } from '@countin/data/testing';
import { DEFAULT_APPEARANCE } from '@countin/domain/appearance';
import { LIMITS } from '@countin/domain/fields';
import type { MusicProduct } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as PageScreen } from './release-page-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const PATH = 'musicProducts/one';
const release = (changes: Partial<MusicProduct> = {}) =>
  aMusicProduct({ id: 'one', artistId: 'mira', createdBy: 'owner', title: 'Low Sun', ...changes });

async function open(product: MusicProduct = release(), uid = 'owner') {
  const access = memoryAccess(
    { 'artistProfiles/mira': anArtistProfile({ id: 'mira', createdBy: 'owner' }), [PATH]: product },
    { 'studio/readTeam': () => ({ owner: { uid: 'owner', name: 'Mira', email: null }, members: [] }) },
  );
  await renderRoute(
    [
      {
        Component: OwnArtist,
        children: [{ path: '/artist/:artistId/products/:productId/release-page', Component: PageScreen }],
      },
    ],
    {
      path: '/artist/mira/products/one/release-page',
      uid,
      access,
      user: uid === 'owner' ? {} : { artistRoles: { mira: 'viewer' } },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Release page' });
  // Below the fold.
  await screen.findByLabelText('Web address of the video');
  return { access, look: async () => (await access.store.get(PATH))?.data['appearance'] };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the look of a release page', () => {
  test('is saved with each choice', async () => {
    const { look } = await open();
    choose('Poster');
    choose('Anton');
    choose('Blurred cover');
    await expect
      .poll(look)
      .toEqual({ ...DEFAULT_APPEARANCE, layout: 'poster', typeface: 'poster', background: 'blurred' });
  });

  test('goes back a step, and to the default', async () => {
    const { look } = await open();
    choose('Stage');
    choose('Cover colors');
    press('Undo');
    await expect.poll(look).toMatchObject({ layout: 'stage', background: 'plain' });
    press('Default look');
    await expect.poll(look).toEqual(DEFAULT_APPEARANCE);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Default look' }).disabled).toBe(true);
  });

  test('says when a typeface lacks letters of the title', async () => {
    await open(release({ title: 'Низкое солнце' }));
    choose('Anton');
    expect(await screen.findByText(/Anton is missing letters in this title/)).toBeTruthy();
    choose('Unbounded');
    expect(screen.queryByText(/is missing letters/)).toBeNull();
  });

  test('has sections in order, without those that are hidden', async () => {
    const { look } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide Tracks' }));
    await expect.poll(look).toMatchObject({ pageSections: ['links', 'buttons', 'signup', 'video', 'text', 'credits'] });
    press('Show Tracks');
    await expect
      .poll(look)
      .toMatchObject({ pageSections: ['links', 'buttons', 'signup', 'video', 'text', 'credits', 'tracks'] });
  });

  test('asks where another tab has changed it too', async () => {
    const { access, look } = await open();
    access.put(PATH, { ...release(), appearance: { ...DEFAULT_APPEARANCE, layout: 'poster' }, updatedAt: 9e15 });
    choose('Stage');
    expect(await screen.findByText(/Not saved, changed elsewhere too/)).toBeTruthy();
    expect(await look()).toMatchObject({ layout: 'poster' });
  });

  test('says of an owner that all is saved', async () => {
    await open();
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('can be seen by a viewer, not changed', async () => {
    await open(release(), 'yara');
    expect(screen.queryByText('Saved')).toBeNull();
    for (const name of ['Poster', 'Anton', 'Blurred cover'])
      expect(screen.getByRole('radio', { name }).matches(':disabled')).toBe(true);
    expect(screen.getByLabelText('Web address of the video').matches(':disabled')).toBe(true);
  });
});

describe('a video', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Web address of the video');

  test('of an unknown host stays in the field with the reason, and is not saved', async () => {
    const { look } = await open();
    type(field(), 'https://youtube.com.example/watch?v=dQw4w9WgXcQ');
    fireEvent.blur(field());
    expect(field().value).toBe('https://youtube.com.example/watch?v=dQw4w9WgXcQ');
    expect(screen.getByText(/Videos can come from YouTube/)).toBeTruthy();
    choose('Poster');
    await expect.poll(look).toMatchObject({ layout: 'poster', video: null });
    expect(screen.getByText(/Videos can come from YouTube/)).toBeTruthy();
  });

  test('of a known one is saved, and shown by its own address', async () => {
    const { look } = await open();
    type(field(), 'youtu.be/dQw4w9WgXcQ?si=tracking');
    fireEvent.blur(field());
    await expect.poll(look).toMatchObject({ video: { provider: 'youtube', id: 'dQw4w9WgXcQ' } });
    expect(field().value).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
});

describe('buttons', () => {
  const add = async (label: string, url: string) => {
    type(await screen.findByLabelText('Button text'), label);
    type(screen.getByLabelText('Web address'), url);
    press('Add button');
  };

  test('lead to encrypted addresses alone', async () => {
    const { look } = await open();
    for (const url of ['http://tickets.example', 'javascript:alert(1)', '']) {
      await add('Tickets', url);
      expect(await screen.findAllByRole('alert')).toHaveLength(1);
      await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Web address'));
    }
    await add('Tickets', 'tickets.example/mira');
    await expect.poll(look).toMatchObject({ buttons: [{ label: 'Tickets', url: 'https://tickets.example/mira' }] });
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Button text').value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('take an address with its scheme in capitals, as some phones type it', async () => {
    const { look } = await open();
    await add('Tickets', 'Https://tickets.example/mira');
    await expect.poll(look).toMatchObject({ buttons: [{ label: 'Tickets', url: 'https://tickets.example/mira' }] });
  });

  test('end at the limit, and make room again', async () => {
    const buttons = Array.from({ length: LIMITS.pageButtons }, (_, at) => ({
      label: `Button ${at}`,
      url: `https://shop.example/${at}`,
    }));
    const { look } = await open(release({ appearance: { ...DEFAULT_APPEARANCE, buttons } }));
    // The list draws its rows after the rest of the screen.
    const remove = await screen.findByRole('button', { name: 'Remove: Button 0' });
    expect(screen.queryByRole('button', { name: 'Add button' })).toBeNull();
    fireEvent.click(remove);
    await expect.poll(look).toMatchObject({ buttons: buttons.slice(1) });
    expect(await screen.findByRole('button', { name: 'Add button' })).toBeTruthy();
  });
});
