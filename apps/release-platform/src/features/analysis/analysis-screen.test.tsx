import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { releasePageKey, type Counts, type Tables } from '@countin/domain/numbers';
import { AppError } from '@countin/domain/errors';
import type { MemberRole } from '@countin/domain/permissions';
import {
  aFigures,
  anArtistProfile,
  aMusicProduct,
  aStoredLiveShard,
  aStoredMonth,
  aStoredPageMonth,
} from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { Component as AnalysisScreen } from './analysis-screen.tsx';

afterEach(cleanup);

const AT = 'artistProfiles/artist';
const SALT = releasePageKey('salt');
const HOSTILE = '=HYPERLINK("http://evil.example")';
const dayNames = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'));
const figures = (counts: Counts, tables: Tables = {}) => aFigures({ counts, visitors: 4, tables });

/** March has 10 views a day, but 60 on the 14th; February has 5 a day. */
const march = Object.fromEntries(
  dayNames(31).map((day) => {
    const counts = { views: day === '14' ? 60 : 10, storeClicks: 2, signups: 1, formViews: 3, confirmed: 1, bots: 7 };
    return [
      day,
      {
        whole: figures(counts, {
          country: { DE: [8, 1, 0, 5], '*': [2, 1, 0, 5] },
          source: { 'blog.example': [5, 0, 0, 5], [HOSTILE]: [1, 0, 0, 5] },
          service: { spotify: [0, 2, 0, 5] },
          serviceCountry: { 'spotify:DE': [0, 2, 0, 5] },
          clock: { 21: [9, 2, 0, 5] },
          listen: { 'clip-one:3': [0, 1, 0, 5], 'clip-one:10': [0, 3, 0, 5] },
        }),
        pages: { [SALT]: { counts: { views: 6 }, visitors: 3 }, artist: { counts: { views: 4 }, visitors: 2 } },
      },
    ];
  }),
);
const february = Object.fromEntries(dayNames(28).map((day) => [day, { whole: figures({ views: 5 }), pages: {} }]));
const documents = {
  [`${AT}/monthNumbers/2025-03`]: aStoredMonth('2025-03', march),
  [`${AT}/monthNumbers/2025-02`]: aStoredMonth('2025-02', february),
  [`${AT}/monthNumbers/2025-03.${SALT}`]: aStoredPageMonth('2025-03', SALT, {
    '13': figures({ views: 1 }),
    '14': figures({ views: 55 }),
    '15': figures({ views: 30 }),
  }),
  'musicProducts/salt': aMusicProduct({
    id: 'salt',
    artistId: 'artist',
    createdBy: 'mira',
    title: 'Salt',
    status: 'published',
    publishedAt: Date.UTC(2025, 2, 10, 9),
    releaseMoment: { mode: 'local', date: '2025-03-14', time: '00:00' },
  }),
};
const MARCH = '?from=2025-03-01&to=2025-03-28';

const saved = savedFiles();

async function open(
  query = MARCH,
  role?: MemberRole,
  stored: Readonly<Record<string, object>> = documents,
  calls: Readonly<Record<string, (input: never) => unknown>> = { 'studio/readNumberShares': () => ({ shares: [] }) },
) {
  const uid = role ? 'member' : 'mira';
  const view = await renderRoute(
    [{ Component: OwnArtist, children: [{ path: '/artist/:artistId/analysis', Component: AnalysisScreen }] }],
    {
      path: `/artist/artist/analysis${query}`,
      uid,
      user: role && { artistRoles: { artist: role } },
      access: memoryAccess(stored, calls),
      stored: [[queryKeys.artist('artist'), anArtistProfile({ id: 'artist', createdBy: 'mira', customSlug: 'mira' })]],
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Analysis' });
  return view;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the range has its numbers, what is remarkable, and the change against the days before', async () => {
  await open();
  expect(await screen.findByText('March 14, 2025 stood out: 60 views, 6 times a usual day.')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Views · +136%')).toBeTruthy();
  expect(screen.getByText('330', { selector: 'dd' })).toBeTruthy();
  const funnel = await region('From view to listening');
  expect(funnel.getAllByText('8.5% of the views')).toHaveLength(2);
});

test('the table behind the chart says every day, with the day before and what happened', async () => {
  await open();
  const days = await region('Day by day');
  fireEvent.click(await days.findByRole('button', { name: 'Show as a table' }));
  await expect
    .poll(() => rowsOf(days.getByRole('table'))[14])
    .toEqual(['March 14, 2025', '60', '5', 'Release day: Salt']);
  expect(rowsOf(days.getByRole('table'))).toHaveLength(29);
});

test('breakdowns have names of countries, services and releases, and say why groups are together', async () => {
  await open();
  expect(rowsOf((await region('Countries')).getByRole('table')).slice(1)).toEqual([
    ['Germany', '224', '28', '0'],
    ['All others', '56', '28', '0'],
  ]);
  expect(rowsOf((await region('Services by country')).getByRole('table'))[1]).toEqual(['Germany · Spotify', '56']);
  await expect
    .poll(async () => rowsOf((await region('Pages')).getByRole('table'))[1])
    .toEqual(['Salt', '168', '84', '0', '0']);
  expect((await region('Countries')).getByText(/nobody can be identified/)).toBeTruthy();
});

test('the life of a release is counted from its date, and the days to come are not there', async () => {
  await open();
  const life = await region('A release over time');
  fireEvent.click(await life.findByRole('button', { name: 'Show as a table' }));
  await expect.poll(() => rowsOf(life.getByRole('table'))[15]).toEqual(['Release day', '55']);
  expect(rowsOf(life.getByRole('table')).slice(14, 17)).toEqual([
    ['Day -1', '1'],
    ['Release day', '55'],
    ['Day 1', '30'],
  ]);
});

test('one page is shown alone', async () => {
  await open();
  await screen.findByRole('option', { name: 'Salt', selected: false });
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: SALT } });
  expect(await screen.findByText('86', { selector: 'dd' })).toBeTruthy();
});

test('the exported CSV has the numbers of the screen, and no cell is a formula', async () => {
  await open();
  await expect.poll(() => screen.queryByText('Views · +136%')).toBeTruthy();
  await screen.findByText('Views of Salt so far: 86; on its release day: 55.');
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toBe('mira-2025-03-01-2025-03-28.csv');
  const rows = parse<string[]>((await saved[0]?.file.text()) ?? '').data;
  const valueOf = (table: string, key: string, column: string) =>
    rows.find((row) => row[0] === table && row[1] === key && row[3] === column)?.[4];
  expect(valueOf('Everything counted', 'views', 'Number')).toBe('330');
  expect(valueOf('Day by day', '2025-03-14', 'Views')).toBe('60');
  expect(valueOf('The days before', '2025-02-14', 'Views')).toBe('5');
  expect(valueOf('Countries', 'DE', 'Clicks')).toBe('28');
  expect(valueOf('A release over time: Salt', '0', 'Views')).toBe('55');
  expect(rows.filter((row) => row[0] === 'What happened').map((row) => row[2])).toEqual([
    'Page published: Salt',
    'Release day: Salt',
  ]);
  expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  expect(rows.flat()).toContain(`'${HOSTILE}`);
});

test('the exported JSON has the same numbers', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save as JSON' }));
  await expect.poll(() => saved.length).toBe(1);
  const report = JSON.parse((await saved[0]?.file.text()) ?? '') as { tables: { id: string; rows: object[] }[] };
  expect(report).toMatchObject({ artistId: 'artist', range: { from: '2025-03-01', to: '2025-03-28' }, zone: 'UTC' });
  expect(report.tables.find(({ id }) => id === 'country')?.rows[0]).toEqual({
    key: 'DE',
    name: 'Germany',
    views: 224,
    clicks: 28,
    signups: 0,
  });
});

test('two dates are chosen; wrong ones say what to do and stay as they are typed', async () => {
  const { router } = await open();
  const [first, last] = [screen.getByLabelText('Start date'), screen.getByLabelText('End date')] as HTMLInputElement[];
  fireEvent.change(first as HTMLElement, { target: { value: '2025-03-20' } });
  fireEvent.change(last as HTMLElement, { target: { value: '2025-03-10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The end date is before the start date. Swap them.')).toBeTruthy();
  expect([first?.value, last?.value]).toEqual(['2025-03-20', '2025-03-10']);
  fireEvent.change(first as HTMLElement, { target: { value: '2025-03-14' } });
  fireEvent.change(last as HTMLElement, { target: { value: '2025-03-14' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('60', { selector: 'dd' })).toBeTruthy();
  expect(router.state.location.search).toBe('?from=2025-03-14&to=2025-03-14');
});

test('dates in the address that are none are said to be so', async () => {
  await open('?from=2025-02-30&to=x');
  expect(await screen.findByText(/The dates in the address can’t be shown/)).toBeTruthy();
});

test('days before the first visit say that nothing was counted, and lead on', async () => {
  const { router } = await open('?from=2019-01-01&to=2019-01-28');
  expect(await screen.findByText('Nothing was counted on these days')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the last 12 months' }));
  await expect.poll(() => router.state.location.search).toBe('?days=365');
});

test('an artist without a release and without a visit sees what to do', async () => {
  await open('?days=365', undefined, {});
  expect((await screen.findByRole('link', { name: 'Go to releases' })).getAttribute('href')).toBe(
    '/artist/artist/products',
  );
  expect(screen.queryByRole('region', { name: 'A release over time' })).toBeNull();
});

test('an analyst sees the numbers without reading releases and campaigns', async () => {
  await open(MARCH, 'analyst');
  expect(await screen.findByText('330', { selector: 'dd' })).toBeTruthy();
});

test('a file that is asked for at once waits for the life of a release and the days before', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  const tables = new Set(parse<string[]>((await saved[0]?.file.text()) ?? '').data.map(([table]) => table));
  expect(tables).toContain('A release over time: Salt');
  expect(tables).toContain('The days before');
});

test('the last half hour is shown by minute, with the page that is looked at most', async () => {
  const minute = Math.floor(Date.now() / 60_000);
  const live = { [minute - 1]: { counts: { views: 3 }, pages: { artist: 3 } } };
  await open(MARCH, undefined, { ...documents, [`${AT}/liveNumbers/0`]: aStoredLiveShard(live) });
  const section = await region('The last 30 minutes');
  expect(await section.findByText('Views in the last 30 minutes: 3. Most viewed: Artist page.')).toBeTruthy();
  expect(section.getAllByRole('img')).toHaveLength(30);
  expect(section.getByRole('img', { name: '1 minute ago · Views: 3' })).toBeTruthy();
});

test('links for others are made, shown once, and revoked', async () => {
  const shares: { id: string; title: string; createdAt: number; expiresAt: number; revokedAt: number | null }[] = [];
  await open(MARCH, undefined, documents, {
    'studio/readNumberShares': () => ({ shares: [...shares] }),
    'studio/createNumberShare': ({ title, days }: { title: string; days: number }) => {
      const createdAt = Date.now();
      shares.push({ id: 'one', title, createdAt, expiresAt: createdAt + days * 86_400_000, revokedAt: null });
      return { token: 'k'.repeat(43), shares: 1 };
    },
    'studio/revokeNumberShare': () => {
      shares[0]!.revokedAt = Date.now();
      return {};
    },
  });
  const section = await region('Links for others');
  expect(await section.findByText('There are no links yet.')).toBeTruthy();
  fireEvent.change(section.getByLabelText('Who it’s for'), { target: { value: 'Booker' } });
  fireEvent.click(section.getByRole('button', { name: 'Create a link' }));
  const link = await section.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toMatch(new RegExp(`/numbers#k{43}$`));
  fireEvent.click(await section.findByRole('button', { name: 'Revoke: Booker' }));
  expect(await section.findByText(/^Revoked on/)).toBeTruthy();
  expect(section.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

test.each(['editor', 'analyst', 'viewer'] as const)('a member who is %s makes no links', async (role) => {
  await open(MARCH, role);
  expect(await screen.findByText('330', { selector: 'dd' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Links for others' })).toBeNull();
});

/** A server that stores how often the summary comes. */
function summaryServer() {
  const stored: { every: string | null; zone: string | null } = { every: null, zone: null };
  return {
    stored,
    'studio/readSummaryMail': () => ({ ...stored }),
    'studio/saveSummaryMail': ({ every, zone }: { every: string | null; zone: string }) => {
      Object.assign(stored, { every, zone: every && zone });
      return {};
    },
  };
}

test('a viewer chooses how often the numbers come by mail', async () => {
  const { stored, ...operations } = summaryServer();
  await open(MARCH, 'viewer', documents, operations);
  const section = await region('Numbers by email');
  const choice = section.getByLabelText<HTMLSelectElement>('How often');
  await vi.waitFor(() => expect(choice.disabled).toBe(false));
  expect(choice.value).toBe('off');
  fireEvent.change(choice, { target: { value: 'week' } });
  expect(await section.findByText('You’ll get the numbers every week.')).toBeTruthy();
  expect([stored.every, choice.value]).toEqual(['week', 'week']);
  await vi.waitFor(() => expect(choice.disabled).toBe(false));
  fireEvent.change(choice, { target: { value: 'off' } });
  expect(await section.findByText('You’ll no longer get this email.')).toBeTruthy();
  expect(stored.every).toBeNull();
});

test('a choice that is not saved is said so, and taken back', async () => {
  await open(MARCH, 'viewer', documents, {
    'studio/readSummaryMail': () => ({ every: null, zone: null }),
    'studio/saveSummaryMail': () => Promise.reject(new AppError('service/unavailable')),
  });
  const section = await region('Numbers by email');
  const choice = section.getByLabelText<HTMLSelectElement>('How often');
  await vi.waitFor(() => expect(choice.disabled).toBe(false));
  fireEvent.change(choice, { target: { value: 'month' } });
  expect(await section.findByRole('alert')).toBeTruthy();
  await vi.waitFor(() => expect(choice.value).toBe('off'));
});
