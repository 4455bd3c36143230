import { queryKeys, type DataAccess } from '@countin/data/access';
import type { MissingReleases } from '@countin/data/imports';
import { memoryAccess } from '@countin/data/testing';
import { callables } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { Component } from '../bulk-links-screen.tsx';

stubLayout();
const inView: Element[] = [];
Element.prototype.scrollIntoView = function () {
  inView.push(this);
};
afterEach(() => {
  cleanup();
  inView.length = 0;
});

const MIRA = { ...anArtistProfile({ id: 'mira', name: 'Mira Okafor' }), role: 'owner' as const };
const ELIN = { ...anArtistProfile({ id: 'elin', name: 'Elin Sand' }), role: 'editor' as const };
const READ_ONLY = { ...anArtistProfile({ id: 'anders', name: 'Anders Vinter' }), role: 'analyst' as const };
const pageAt = (at: number) => `https://www.deezer.com/album/${1000 + at}`;
const row = (at: number): MissingReleases['rows'][number] => ({
  title: `Everywhere ${at}`,
  date: '2024-05-10',
  kind: 'single',
  upc: null,
  links: [
    { service: 'deezer', url: pageAt(at) },
    { service: 'tidal', url: `https://tidal.com/album/${2000 + at}` },
  ],
});
const answered = (service: 'deezer' | 'tidal', listed: number, missing: number) =>
  ({ service, state: 'answered', listed, missing, skipped: 0, more: false }) as const;
const found = (rows: number, changes: Partial<MissingReleases> = {}): MissingReleases =>
  v.parse(callables.listMissingReleases.output, {
    example: false,
    rows: Array.from({ length: rows }, (_, at) => row(at)),
    more: false,
    services: [answered('deezer', rows, rows)],
    ...changes,
  });

/** The screen, with what the server answers one after another; the last answer is given again. */
async function open(answers: readonly (MissingReleases | AppError)[], path = '/bulk-links') {
  const asked: string[] = [];
  const access: DataAccess = memoryAccess(
    {},
    {
      'studio/listImports': () => ({ runs: [], next: null, headings: [] }),
      'studio/listMissingReleases': ({ artistId }: { artistId: string }) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)];
        asked.push(artistId);
        if (answer instanceof AppError) throw answer;
        return answer;
      },
    },
  );
  await renderRoute(
    [
      { path: '/bulk-links', element: <Component /> },
      { path: '/artist/:artistId/page', element: <p>page of the artist</p> },
    ],
    { path, uid: 'mira', access, stored: [[queryKeys.myArtists('mira'), [MIRA, ELIN, READ_ONLY]]] },
  );
  await screen.findByRole('combobox', { name: 'Artist' });
  return asked;
}

const find = () => fireEvent.click(screen.getByRole('button', { name: 'Find what is missing' }));
const choose = (title: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select “${title}”` }));
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Links, UPCs and ISRCs/ });
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Missing releases' });
  return within(list).getAllByRole('listitem');
};
const serviceRows = async () =>
  within(await screen.findByRole('table', { name: 'Services' }))
    .getAllByRole('row')
    .slice(1)
    .map((each) => Array.from(each.children, ({ textContent }) => textContent));

test('the releases of the chosen artist are listed, and their links go below what the list has', async () => {
  const asked = await open([found(5)], '/bulk-links?artist=elin');
  expect(inView.map((element) => within(element as HTMLElement).getByRole('heading').textContent)).toEqual([
    'What is missing here',
  ]);
  fireEvent.change(box(), { target: { value: '602445790128\n' } });
  find();
  const [first] = await rows();
  expect(first?.textContent).toContain('Everywhere 0May 10, 2024 · Single');
  expect(within(first as HTMLElement).getByRole('link', { name: 'TIDAL' })).toBeTruthy();
  expect(screen.getByText('Missing here: 5')).toBeTruthy();
  for (const title of ['Everywhere 3', 'Everywhere 1']) choose(title);
  add();
  expect(box().value).toBe(`602445790128\n${pageAt(1)}\n${pageAt(3)}`);
  expect(document.activeElement).toBe(box());
  expect(screen.getByRole('status', { name: 'Added releases' }).textContent).toBe('Added to the list: 2');
  expect(screen.getAllByText('On the list')).toHaveLength(2);
  expect(asked).toEqual(['elin']);
});

test('what the list has already is not added again, from whichever service it came', async () => {
  await open([found(2)]);
  fireEvent.change(box(), { target: { value: 'https://tidal.com/browse/album/2001?u' } });
  find();
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  add();
  expect(box().value).toBe(`https://tidal.com/browse/album/2001?u\n${pageAt(0)}`);
});

test('a list takes a thousand entries; what has no room stays selected', async () => {
  await open([found(6)]);
  const many = Array.from({ length: 997 }, (_, at) => `QZK6F26${String(at).padStart(5, '0')}`).join('\n');
  fireEvent.change(box(), { target: { value: many } });
  find();
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'Select all shown' }));
  add();
  expect(box().value.split('\n')).toHaveLength(1000);
  expect(screen.getByRole('status', { name: 'Added releases' }).textContent).toMatch(
    /Added to the list: 3.*1,000 entries at most\. Not added: 3/,
  );
  expect(screen.getByText('Selected: 6')).toBeTruthy();
  expect(screen.queryByText(/Split it/)).toBeNull();
});

test('only artists are offered for whom the person may create releases', async () => {
  await open([found(0)]);
  const options = within(screen.getByRole('combobox', { name: 'Artist' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Mira Okafor', 'Elin Sand']);
});

test('where all is here, that is said', async () => {
  await open([found(0, { services: [answered('deezer', 12, 0)] })]);
  find();
  expect(await screen.findByText('Nothing is missing')).toBeTruthy();
  expect(await serviceRows()).toEqual([['Deezer', '12', '0']]);
});

test('each service has its state, and asking again keeps what was selected', async () => {
  const deezer = { ...answered('deezer', 1000, 3), skipped: 1, more: true };
  const services: MissingReleases['services'] = [
    { service: 'spotify', state: 'not-configured' },
    { service: 'apple-music', state: 'no-artist' },
    { service: 'tidal', state: 'not-reached', reason: 'rate-limited', retryAfterSeconds: 90 },
    deezer,
  ];
  const again = [...services.slice(0, 2), answered('tidal', 3, 3), deezer];
  const asked = await open([found(3, { services, more: true, example: true }), found(3, { services: again })]);
  find();
  expect(await serviceRows()).toEqual([
    ['Spotify', 'Spotify isn’t connected.'],
    ['Apple Music', 'We don’t know who the artist is there.'],
    ['TIDAL', 'TIDAL isn’t taking any more requests right now. Try again in 2 minutes.'],
    ['DeezerDeezer lists more than we read.Entries that couldn’t be read: 1', '1,000', '3'],
  ]);
  expect(screen.getByText(/The example catalogue answers/)).toBeTruthy();
  expect(screen.getByText(/The newest 3 are shown/)).toBeTruthy();
  choose('Everywhere 2');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(async () => expect((await serviceRows())[2]).toEqual(['TIDAL', '3', '3']));
  expect(asked).toEqual(['mira', 'mira']);
  expect(screen.getByText('Selected: 1')).toBeTruthy();
  expect(screen.queryByText(/The example catalogue answers/)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Open the artist’s page' }));
  expect(await screen.findByText('page of the artist')).toBeTruthy();
});

test('too many look-ups are told with a way to try again, and the list stays', async () => {
  const unreached = { service: 'tidal', state: 'not-reached', reason: 'timeout', retryAfterSeconds: null } as const;
  await open([found(2, { services: [unreached] }), new AppError('limit/too-many'), found(2)]);
  find();
  await rows();
  choose('Everywhere 1');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many requests/);
  expect(await rows()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Selected: 1')).toBeTruthy();
});
