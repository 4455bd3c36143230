import { memoryAccess } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import { aFigures } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { Component as SharedAnalysis } from './shared-analysis-screen.tsx';

const saved = savedFiles();
afterEach(cleanup);

const TOKEN = 'a'.repeat(43);
const share = {
  artist: 'Mira Okafor',
  slug: 'mira',
  expiresAt: Date.UTC(2999, 0, 15, 12),
  releases: [{ id: 'salt', title: 'Salt', releaseMoment: null, publishedAt: Date.UTC(2025, 2, 10, 9) }],
};
type Range = { readonly from: string; readonly to: string };
const numbers = (range: Range) => ({
  range,
  total: aFigures({ counts: { views: 280 }, visitors: 90, tables: { country: { DE: [280, 0, 0, 5] } } }),
  days: [{ day: range.from, counts: { views: 280 }, people: {}, visitors: 90 }],
  hours: null,
  pages: { 'release.salt': { counts: { views: 280 }, people: {}, visitors: 90 } },
});

interface Answers {
  readonly open?: () => unknown;
  readonly read?: (input: { range: Range }) => unknown;
}

const open = (
  { open: opened = () => share, read = ({ range }) => ({ numbers: numbers(range) }) }: Answers = {},
  token = TOKEN,
) =>
  renderRoute([{ path: '/numbers', Component: SharedAnalysis }], {
    path: `/numbers?from=2025-03-01&to=2025-03-28#${token}`,
    uid: 'visitor',
    access: memoryAccess({}, { 'fans/openNumberShare': opened, 'fans/readSharedNumbers': read }),
  });

test('a link shows the numbers of its artist without an account, and nothing can be changed', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeTruthy();
  expect(await screen.findByText('280', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/valid until January 15, 2999/)).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Pages' })).getByText('Salt')).toBeTruthy();
  for (const region of ['Links for others', 'The last 30 minutes'])
    expect(screen.queryByRole('region', { name: region })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeTruthy();
});

test('numbers of too few people are no zeros: figures, charts, tables and files say so', async () => {
  const day = (at: number, parts: object) => ({ day: `2025-03-0${at}`, counts: {}, people: {}, visitors: 0, ...parts });
  const few = { withheld: ['views', 'visitors', 'signups'] } as const;
  const shown = (range: Range) => ({
    ...numbers(range),
    total: {
      ...aFigures({ counts: { views: 280, storeClicks: 30 }, tables: { country: { DE: [280, 0, 0, 5] } } }),
      withheld: ['visitors', 'signups'],
    },
    days: [day(1, few), day(2, { counts: { views: 280, storeClicks: 30 } }), day(3, {})],
    withheldCells: ['country DE clicks'],
  });
  await open({ read: ({ range }) => ({ numbers: shown(range) }) });
  expect(await screen.findByText('280', { selector: 'dd' })).toBeTruthy();
  expect(screen.getAllByText('fewer than 5', { selector: 'dd' })).toHaveLength(2);
  const country = within(screen.getByRole('table', { name: 'Countries' }));
  expect(country.getByRole('row', { name: /Germany/ }).textContent).toContain('280fewer than 50');
  const days = within(screen.getByRole('region', { name: 'Day by day' }));
  fireEvent.click(await days.findByRole('button', { name: 'Show as a table' }));
  const rows = days.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('fewer than 5'),
    expect.stringContaining('280'),
    expect.stringMatching(/2025.*0/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await expect.poll(() => saved.length).toBe(1);
  const csv = (await saved[0]?.file.text()) ?? '';
  for (const line of ['Signups,Number,<5', '2025-03-01,"March 1, 2025",Views,<5', 'DE,Germany,Clicks,<5'])
    expect(csv).toContain(line);
  fireEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  await expect.poll(() => saved.length).toBe(2);
  expect(await saved[1]?.file.text()).toContain('"value": "<5"');
});

test.each([
  ['numbers/share-revoked', 'This link was revoked. Ask for a new one.'],
  ['numbers/share-expired', 'This link has expired. Ask for a new one.'],
  ['numbers/share-unknown', 'This link doesn’t exist. Ask for a new one.'],
] as const)('a link that ended says why: %s', async (code, text) => {
  const fail = () => Promise.reject(new AppError(code));
  await open({ open: fail, read: fail });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
});

test('a shortened link says so without asking the server', async () => {
  await open({ open: () => Promise.reject(new Error('asked')) }, 'abc');
  expect(await screen.findByText('This link doesn’t exist. Ask for a new one.')).toBeTruthy();
});

test('a link that is revoked while it is open ends with the next choice', async () => {
  let revoked = false;
  const unless = <T,>(answer: T) => (revoked ? Promise.reject(new AppError('numbers/share-revoked')) : answer);
  await open({ open: () => unless(share), read: ({ range }) => unless({ numbers: numbers(range) }) });
  expect(await screen.findByText('280', { selector: 'dd' })).toBeTruthy();
  revoked = true;
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '7' } });
  expect(await screen.findByText('This link was revoked. Ask for a new one.')).toBeTruthy();
});
