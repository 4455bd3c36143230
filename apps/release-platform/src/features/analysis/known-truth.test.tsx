import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { METRICS, monthOf, monthsIn, numbersOf, releasePageKey, type Figures } from '@countin/domain/numbers';
import {
  anArtistProfile,
  aMusicProduct,
  aStoredMonth,
  aStoredPageMonth,
  simulateMonth,
  truthOf,
  type ShownTruth,
  type SimulatedArtist,
} from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { Component as AnalysisScreen } from './analysis-screen.tsx';
import { reportCsv, reportJson, type ReportWords } from './report-files.ts';
import { CLICK_TABLES, FUNNEL_STEPS, reportOf, VISIT_TABLES } from './report.ts';

/** As in the host's test of the same name: `COUNTIN_MONTH=whole` takes a month of a hundred artists. */
const WHOLE = process.env['COUNTIN_MONTH'] === 'whole';
const MONTH = simulateMonth(
  WHOLE
    ? { seed: 16, artists: 100, days: 30, from: '2025-09-20', visits: 40 }
    : { seed: 16, artists: 6, days: 12, from: '2025-09-26', visits: 40 },
);
const RANGE = { from: MONTH.days[0] ?? '', to: MONTH.days.at(-1) ?? '' };
const DAY_COLUMNS = ['views', 'visitors', 'storeClicks', 'signups'] as const;
const WORDS: ReportWords = {
  headings: ['table', 'key', 'entry', 'column', 'value'],
  tableName: (id) => id,
  rowName: (_, key) => key,
  columnName: (column) => column,
  annotations: [],
  annotationsName: 'notes',
};

const saved = savedFiles();
afterEach(cleanup);

/** What hosts and the roll-up store of an artist: the host's test of the same truth proves that they do. */
function storedOf({ id, productId }: SimulatedArtist) {
  const pages = [releasePageKey(productId), 'artist'];
  const figures = (day: string, page?: string): Figures => truthOf(MONTH, id, [day], page, false);
  const daysOf = <T,>(month: string, entry: (day: string) => T) =>
    Object.fromEntries(MONTH.days.filter((day) => monthOf(day) === month).map((day) => [day.slice(8), entry(day)]));
  return monthsIn(RANGE).map((month) => ({
    month,
    days: daysOf(month, (day) => ({
      whole: figures(day),
      pages: Object.fromEntries(pages.map((page) => [page, figures(day, page)])),
    })),
    ofPages: pages.map((page) => ({ page, days: daysOf(month, (day) => figures(day, page)) })),
  }));
}

type Cells = Map<string, number>;
const valueOf = ({ counts, visitors }: ShownTruth, column: string): number =>
  column === 'visitors' ? visitors : (counts[column as keyof ShownTruth['counts']] ?? 0);

/** Every cell of the report, `table key column`, by what really happened. */
function trueCells(artist: SimulatedArtist, page?: string): Cells {
  const whole = truthOf(MONTH, artist.id, MONTH.days, page);
  const cells: Cells = new Map();
  for (const metric of [...METRICS, 'visitors']) cells.set(`total ${metric} value`, valueOf(whole, metric));
  for (const step of FUNNEL_STEPS) cells.set(`funnel ${step} value`, valueOf(whole, step));
  for (const day of MONTH.days) addDay(cells, `days ${day}`, truthOf(MONTH, artist.id, [day], page));
  for (const key of page === undefined ? [releasePageKey(artist.productId), 'artist'] : [])
    addDay(cells, `pages ${key}`, truthOf(MONTH, artist.id, MONTH.days, key));
  addTables(cells, whole);
  addClock(cells, whole);
  addListening(cells, whole);
  return cells;
}

function addDay(cells: Cells, row: string, truth: ShownTruth): void {
  for (const column of DAY_COLUMNS) cells.set(`${row} ${column}`, valueOf(truth, column));
}

function addTables(cells: Cells, { tables }: ShownTruth): void {
  for (const table of VISIT_TABLES)
    for (const [key, [views, clicks, signups]] of Object.entries(tables[table] ?? {})) {
      cells.set(`${table} ${key} views`, views).set(`${table} ${key} clicks`, clicks);
      cells.set(`${table} ${key} signups`, signups);
    }
  for (const table of CLICK_TABLES)
    for (const [key, [, clicks]] of Object.entries(tables[table] ?? {})) cells.set(`${table} ${key} clicks`, clicks);
}

/** All hours have a row. Hours of few people are together in one more. */
function addClock(cells: Cells, { tables: { clock = {} } }: ShownTruth): void {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
  for (const hour of '*' in clock ? [...hours, '*'] : hours) {
    const [views, clicks] = clock[hour] ?? [0, 0];
    cells.set(`clock ${hour} views`, views).set(`clock ${hour} clicks`, clicks);
  }
}

/** Listeners at a tenth of the clip have not left before it. */
function addListening(cells: Map<string, number>, { tables: { listen = {} } }: ShownTruth): void {
  const left = Array.from({ length: 11 }, (_, part) => listen[`clip:${part}`]?.[1] ?? 0);
  const all = left.reduce((sum, count) => sum + count, 0);
  if (all === 0) return;
  left.forEach((_, part) => {
    const gone = left.slice(0, part).reduce((sum, count) => sum + count, 0);
    cells.set(`clips clip:${part} share`, (all - gone) / all);
  });
}

const sorted = (cells: Iterable<readonly [string, number]>) => Object.fromEntries([...cells].sort());
const cellsOfCsv = (text: string) =>
  parse<string[]>(text.slice(1), { skipEmptyLines: true })
    .data.slice(1)
    .map(([table, key, , column, value]) => [`${table} ${key} ${column}`, Number(value)] as const);
const cellsOfJson = (text: string) =>
  (JSON.parse(text) as { tables: { id: string; rows: Record<string, string | number>[] }[] }).tables.flatMap(
    ({ id, rows }) =>
      rows.flatMap(({ key, name: _, ...values }) =>
        Object.entries(values).map(([column, value]) => [`${id} ${key} ${column}`, Number(value)] as const),
      ),
  );

test('every cell of CSV and JSON is the truth, of each artist and of a release alone', { timeout: 60_000 }, () => {
  let compared = 0;
  for (const artist of MONTH.artists) {
    const stored = storedOf(artist);
    const read = {
      shards: [],
      months: stored,
      pageMonths: stored.flatMap(({ month, ofPages }) => ofPages.map((each) => ({ month, ...each }))),
    };
    for (const page of [undefined, releasePageKey(artist.productId)]) {
      const report = reportOf(numbersOf(RANGE, Date.now(), read, page), null);
      const expected = sorted(trueCells(artist, page));
      expect(sorted(cellsOfCsv(reportCsv(report, WORDS)))).toEqual(expected);
      const subject = { artistId: artist.id, range: RANGE, page: page ?? null };
      expect(sorted(cellsOfJson(reportJson(report, subject, WORDS)))).toEqual(expected);
      compared += Object.keys(expected).length;
    }
  }
  expect(compared).toBeGreaterThan(MONTH.artists.length * 300);
});

test('every number of the screen is the truth, and the saved files say the same', async () => {
  const [artist] = MONTH.artists;
  if (!artist) throw new Error('no artist');
  await open(artist);
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  const rows = parse<string[]>((await saved[0]?.file.text())?.slice(1) ?? '', { skipEmptyLines: true }).data.slice(1);
  fireEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  await expect.poll(() => saved.length).toBe(2);
  const truth = trueCells(artist);
  const json = cellsOfJson((await saved[1]?.file.text()) ?? '').filter(([cell]) => !/^(?:before|life) /.test(cell));
  expect(sorted(json)).toEqual(sorted(truth));

  for (const button of screen.getAllByRole('button', { name: /^Show (?:all|as a table)/ })) fireEvent.click(button);
  const texts = new Set(screen.getAllByRole('table').flatMap(rowsOf));
  const missing = [...Map.groupBy(rows, ([table, key]) => `${table} ${key}`).values()].flatMap((entries) => {
    const [[table = '', , name = ''] = []] = entries;
    const row = [name, ...entries.map(([, , , , value]) => NUMBER.format(Number(value)))].join(' · ');
    return SHOWN_OTHERWISE.test(table) || texts.has(row) ? [] : [`${table}: ${row}`];
  });
  expect(missing).toEqual([]);
  await expectDays(artist);
  const funnel = screen.getByRole('list', { name: 'From view to listening' });
  expect([...funnel.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(
    FUNNEL_STEPS.map((step) => NUMBER.format(truth.get(`funnel ${step} value`) ?? 0)),
  );
  const listening = screen.getAllByRole('region', { name: 'Where listeners drop off' }).slice(0, 1);
  expect(
    listening.flatMap((region) => rowsOf(within(region).getByRole('table'))).map((row) => row.split(' · ').at(-1)),
  ).toEqual([...truth].filter(([cell]) => cell.startsWith('clips ')).map(([, share]) => PERCENT.format(share)));
});

const NUMBER = new Intl.NumberFormat('en');
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });
/** Tables of the files that the screen has as a chart or a list, and those of other days. */
const SHOWN_OTHERWISE = /^(?:Day by day|The days before|From view|Where listeners|A release over time|What happened)/;

/** Rows of a table as a user reads them. */
const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' · '));

/** Every day of each metric that the chart can show, and the large figure above it. */
async function expectDays(artist: SimulatedArtist): Promise<void> {
  const days = within(screen.getByRole('region', { name: 'Day by day' }));
  const labels = { views: 'Views', visitors: 'Visitors', storeClicks: 'Store clicks', signups: 'Signups' };
  for (const [metric, label] of Object.entries(labels)) {
    fireEvent.click(days.getByRole('radio', { name: label }));
    const shown = () => rowsOf(days.getByRole('table')).map((row) => Number(row.split(' · ')[1]));
    const truth = MONTH.days.map((day) => {
      const { counts, visitors } = truthOf(MONTH, artist.id, [day]);
      return metric === 'visitors' ? visitors : (counts[metric as keyof typeof counts] ?? 0);
    });
    await expect.poll(shown, { message: label }).toEqual(truth);
    const sum = truth.reduce((all, each) => all + each, 0);
    expect(screen.getAllByText(NUMBER.format(sum), { selector: 'dd' }).length, label).toBeGreaterThan(0);
  }
}

/** The screen of an artist whose numbers are stored. */
async function open(artist: SimulatedArtist) {
  const at = `artistProfiles/${artist.id}`;
  const stored = storedOf(artist).flatMap(({ month, days, ofPages }) => [
    [`${at}/monthNumbers/${month}`, aStoredMonth(month, days)] as const,
    ...ofPages.map(
      ({ page, days: ofPage }) =>
        [`${at}/monthNumbers/${month}.${page}`, aStoredPageMonth(month, page, ofPage)] as const,
    ),
  ]);
  const release = aMusicProduct({
    id: artist.productId,
    artistId: artist.id,
    createdBy: 'mira',
    title: 'Salt',
    status: 'published',
    publishedAt: artist.releasedAt,
    releaseMoment: { mode: 'local', date: RANGE.to, time: '00:00' },
  });
  await renderRoute(
    [{ Component: OwnArtist, children: [{ path: '/artist/:artistId/analysis', Component: AnalysisScreen }] }],
    {
      path: `/artist/${artist.id}/analysis?from=${RANGE.from}&to=${RANGE.to}`,
      uid: 'mira',
      access: memoryAccess(
        { ...Object.fromEntries(stored), [`musicProducts/${artist.productId}`]: release },
        { 'studio/readNumberShares': () => ({ shares: [] }) },
      ),
      stored: [
        [queryKeys.artist(artist.id), anArtistProfile({ id: artist.id, createdBy: 'mira', customSlug: artist.slug })],
      ],
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Analysis' });
}
