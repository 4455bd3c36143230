import '../../../testing/stub-match-media.ts';
import { memoryAccess } from '@countin/data/testing';
import { LIMITS } from '@countin/domain/fields';
import { anArtistLink, anArtistPage, anArtistProfile, anArtistShow } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as PageScreen } from '../artist-page-screen.tsx';
// Loaded before the first test. An import within a test waits a turn of the event loop for each module. A query by role
// of this large screen makes turns long.
import './link-form.tsx';
import './show-form.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const PATH = 'artistProfiles/mira';

async function open(artist: object = anArtistPage({ id: 'mira', createdBy: 'owner' })) {
  const access = memoryAccess({ [PATH]: artist }, { 'studio/renewProfile': () => ({}) });
  await renderRoute([{ Component: OwnArtist, children: [{ path: '/artist/:artistId/page', Component: PageScreen }] }], {
    path: '/artist/mira/page',
    uid: 'owner',
    access,
  });
  await screen.findByRole('heading', { level: 1, name: 'Artist page' });
  // Below the fold.
  await screen.findByLabelText('Language');
  return { access, storedFields: async () => (await access.store.get(PATH))?.data };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const focused = async (label: string) => {
  const field = (await dialog()).getByLabelText(label);
  await expect.poll(() => document.activeElement).toBe(field);
};

test('the country of an artist is chosen by its name, and can be taken back', async () => {
  const { storedFields } = await open();
  type(screen.getByLabelText('Country'), 'PT');
  await expect.poll(storedFields).toMatchObject({ country: 'PT' });
  expect(screen.getByRole('option', { name: 'Portugal', selected: true })).toBeTruthy();
  type(screen.getByLabelText('Country'), '');
  await expect.poll(storedFields).toMatchObject({ country: null });
});

describe('links of an artist’s page', () => {
  test('begin empty, and a link is added with its address completed, to a profile without links', async () => {
    const { storedFields } = await open(anArtistProfile({ id: 'mira', createdBy: 'owner' }));
    expect(await screen.findByText('No links yet')).toBeTruthy();
    await press('Add a link');
    type((await dialog()).getByLabelText('Name'), 'Shop');
    type((await dialog()).getByLabelText('Address'), 'shop.example');
    type((await dialog()).getByLabelText('Icon'), 'shop');
    await press('Done');
    await expect
      .poll(storedFields)
      .toMatchObject({ pageLinks: [{ title: 'Shop', url: 'https://shop.example', icon: 'shop', shown: true }] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('take no address that is none, and no end before the start', async () => {
    const { storedFields } = await open();
    await press('Add a link');
    await press('Done');
    expect(await (await dialog()).findAllByRole('alert')).toHaveLength(2);
    await focused('Name');
    type((await dialog()).getByLabelText('Name'), 'Tickets');
    type((await dialog()).getByLabelText('Address'), 'javascript:alert(1)');
    choose('At set times');
    type((await dialog()).getByLabelText('Start date'), '2026-12-02');
    type((await dialog()).getByLabelText('End date'), '2026-12-01');
    await press('Done');
    await focused('Address');
    type((await dialog()).getByLabelText('Address'), 'tickets.example');
    await press('Done');
    expect(await (await dialog()).findByText('The end has to be after the start.')).toBeTruthy();
    await focused('End date');
    type((await dialog()).getByLabelText('End date'), '2026-12-03');
    type((await dialog()).getByLabelText('End time'), '18:30');
    await press('Done');
    await expect.poll(storedFields).toMatchObject({
      pageLinks: [
        { from: { date: '2026-12-02', time: '00:00' }, until: { date: '2026-12-03', time: '18:30' }, title: 'Tickets' },
      ],
    });
  });

  test('are hidden, changed, and removed with a way back', async () => {
    const links = [anArtistLink({ id: 'a', title: 'Shop' }), anArtistLink({ id: 'b', title: 'News' })];
    const { storedFields } = await open(anArtistPage({ id: 'mira', createdBy: 'owner', pageLinks: links }));
    await press('Hide Shop');
    expect(screen.getByText('Hidden')).toBeTruthy();
    await press('Edit News');
    type((await dialog()).getByLabelText('Name'), 'Letters');
    await press('Done');
    await expect.poll(storedFields).toMatchObject({ pageLinks: [{ shown: false }, { id: 'b', title: 'Letters' }] });
    await press('Remove Shop');
    await expect.poll(async () => (await storedFields())?.['pageLinks']).toHaveLength(1);
    await press('Undo');
    await expect.poll(storedFields).toMatchObject({ pageLinks: [{ title: 'Shop' }, { title: 'Letters' }] });
  });

  test('end at the limit', async () => {
    const pageLinks = Array.from({ length: LIMITS.artistLinks }, (_, at) => anArtistLink({ id: `link-${at}` }));
    await open(anArtistPage({ id: 'mira', createdBy: 'owner', pageLinks }));
    expect(await screen.findAllByRole('button', { name: /^Edit/ })).toHaveLength(LIMITS.artistLinks);
    expect(screen.queryByRole('button', { name: 'Add a link' })).toBeNull();
  });
});

describe('shows of an artist’s page', () => {
  test('are added with the day alone, and say what is missing', async () => {
    const { storedFields } = await open();
    await press('Add a show');
    await press('Done');
    expect(await (await dialog()).findAllByRole('alert')).toHaveLength(2);
    await focused('Date');
    type((await dialog()).getByLabelText('Date'), '2027-03-01');
    type((await dialog()).getByLabelText('Time (optional)'), '');
    type((await dialog()).getByLabelText('Venue'), 'Freedom Park');
    type((await dialog()).getByLabelText('Country'), 'NG');
    choose('Sold out');
    await press('Done');
    await expect.poll(storedFields).toMatchObject({
      shows: [
        { date: '2027-03-01', time: null, venue: 'Freedom Park', country: 'NG', soldOut: true, cancelled: false },
      ],
    });
  });

  test('are listed by date, past ones apart', async () => {
    const shows = [
      anArtistShow({ id: 'far', date: '2999-06-01', venue: 'Far Hall' }),
      anArtistShow({ id: 'old', date: '2001-01-01', venue: 'Old Hall' }),
      anArtistShow({ id: 'near', date: '2998-06-01', venue: 'Near Hall' }),
    ];
    await open(anArtistPage({ id: 'mira', createdBy: 'owner', shows }));
    const names = screen.getAllByRole('button', { name: /^Edit/ }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Edit Near Hall', 'Edit Far Hall', 'Edit Old Hall']);
    expect(screen.getByText('Old Hall', { exact: false }).closest('details')).toBeTruthy();
  });
});

describe('the rest of an artist’s page', () => {
  test('has texts in other languages and sections in order', async () => {
    const { storedFields } = await open();
    type(screen.getByLabelText('Language'), 'de');
    type(screen.getByLabelText('About in Deutsch'), 'Lieder.');
    await press('Hide Get notified');
    await expect.poll(storedFields).toMatchObject({
      bio: 'Songs for slow mornings.',
      bios: { de: 'Lieder.' },
      artistSections: ['pinned', 'about', 'links', 'upcoming', 'shows', 'releases'],
    });
  });

  test('leads to the releases while there is none to feature', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'Go to releases' })).getAttribute('href')).toBe(
      '/artist/mira/products',
    );
  });

  test('asks where another person has changed the same list', async () => {
    const artist = anArtistPage({ id: 'mira', createdBy: 'owner', pageLinks: [anArtistLink({ title: 'Shop' })] });
    const { access, storedFields } = await open(artist);
    access.put(PATH, { ...artist, pageLinks: [anArtistLink({ title: 'Theirs' })] });
    await press('Hide Shop');
    expect(await screen.findByText(/Not saved, changed elsewhere too/)).toBeTruthy();
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(await storedFields()).toMatchObject({ pageLinks: [{ title: 'Theirs', shown: true }] });
  });
});
