import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { addDays, dayOf } from '@countin/domain/numbers';
import { aFigures, anArtistProfile, aStoredDayShard, aStoredMonth, aTally } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as AnalysisScreen } from './analysis-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const AT = 'artistProfiles/artist';
const month = (name: string, views: (day: number) => number, tables: object = {}) => ({
  [`${AT}/monthNumbers/${name}`]: aStoredMonth(
    name,
    Object.fromEntries(
      Array.from({ length: name.endsWith('-02') ? 28 : 31 }, (_, at) => [
        String(at + 1).padStart(2, '0'),
        { whole: aFigures({ counts: { views: views(at + 1) }, visitors: 1, tables }), pages: {} },
      ]),
    ),
  ),
});

function open(access: ReturnType<typeof memoryAccess>, query: string) {
  return renderRoute(
    [{ Component: OwnArtist, children: [{ path: '/artist/:artistId/analysis', Component: AnalysisScreen }] }],
    {
      path: `/artist/artist/analysis${query}`,
      uid: 'mira',
      access,
      stored: [[queryKeys.artist('artist'), anArtistProfile({ id: 'artist', createdBy: 'mira', customSlug: 'mira' })]],
    },
  );
}
const calls = {
  'studio/readNumberShares': () => ({ shares: [] }),
  'studio/readSummaryMail': () => ({ every: null, zone: null }),
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '=cmd|calc',
  '+1+cmd',
  '-2+3',
  '@SUM(A1)',
  '\u202egnp.exe',
  '"quoted", with; signs',
  'w'.repeat(100),
];

test('hostile tags and referrers are text, on the screen and in the CSV', async () => {
  const table = Object.fromEntries(HOSTILE.map((text, at) => [text, [50 - at, 0, 0]]));
  const tables = { source: table, utmSource: table, utmMedium: table, utmCampaign: table, button: table };
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(
    memoryAccess(
      month('2025-03', () => 400, tables),
      calls,
    ),
    '?from=2025-03-02&to=2025-03-02&compare=no',
  );
  for (const name of ['Sites they come from', 'Tag utm_campaign']) {
    const shown = await region(name);
    expect(cellsOf(shown.getByRole('table')).map(([text]) => text)).toEqual(HOSTILE);
    // A right-to-left override ends with its cell.
    for (const cell of shown.getAllByRole('rowheader')) expect(cell.querySelector('bdi')).toBeTruthy();
  }
  expect(document.querySelector('img[src=x]')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => files.length).toBe(1);
  const { data, errors } = parse<string[]>(await files[0]!.text(), { skipEmptyLines: true });
  expect(errors).toEqual([]);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  const tags = data.filter(([name, , , column]) => name === 'Tag utm_campaign' && column === 'Views');
  expect(tags.map((row) => row[4])).toEqual(HOSTILE.map((_, at) => String(50 - at)));
  expect(new Set(data.map((row) => row.length))).toEqual(new Set([5]));
});

test('a page without views says so, and leads on', async () => {
  await open(
    memoryAccess(
      month('2025-03', () => 5),
      calls,
    ),
    '?from=2025-03-02&to=2025-03-20&page=release.unseen',
  );
  expect(await screen.findByText('Nothing was counted on these days')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the last 12 months' })).toBeTruthy();
});

test('where the days before cannot be read, the range stays and the read is tried again', async () => {
  const access = memoryAccess({ ...month('2025-02', () => 5), ...month('2025-03', () => 10) }, calls);
  await open(access, '?from=2025-03-03&to=2025-03-20&compare=no');
  expect(await screen.findByText('180', { selector: 'dd' })).toBeTruthy();
  access.errorCode = 'service/unavailable';
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compare with the days before' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('180', { selector: 'dd' })).toBeTruthy();
  access.errorCode = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/Views · \+/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('changes leave out today, which is not over, as the sentence does', async () => {
  const today = dayOf(Date.now());
  const shards = Array.from({ length: 14 }, (_, ago) => {
    const views = ago === 0 ? 1 : ago < 7 ? 20 : 10;
    const day = addDays(today, -ago);
    return [`${AT}/dayNumbers/${day}.0`, aStoredDayShard(day, { whole: aTally({ counts: { views } }) })] as const;
  });
  await open(memoryAccess(Object.fromEntries(shards), calls), '?days=7');
  expect(await screen.findByText('Views are up 100% from the days before.')).toBeTruthy();
  expect(screen.getByText('Views · +100%')).toBeTruthy();
  expect(screen.getByText('121', { selector: 'dd' })).toBeTruthy();
});
