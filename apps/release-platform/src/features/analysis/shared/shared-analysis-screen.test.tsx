import { memoryAccess } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import { aFigures } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as SharedAnalysis } from './shared-analysis-screen.tsx';

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
  total: aFigures({ counts: { views: 280 }, visitors: 90, tables: { country: { DE: [280, 0, 0] } } }),
  days: [{ day: range.from, counts: { views: 280 }, visitors: 90 }],
  hours: null,
  pages: { 'release.salt': { counts: { views: 280 }, visitors: 90 } },
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

test.each([
  ['numbers/share-revoked', 'This link was revoked.'],
  ['numbers/share-expired', 'This link has expired.'],
  ['numbers/share-unknown', 'This link does not exist.'],
] as const)('a link that ended says why: %s', async (code, text) => {
  const fail = () => Promise.reject(new AppError(code));
  await open({ open: fail, read: fail });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This link shows nothing' })).toBeTruthy();
});

test('a shortened link says so without asking the server', async () => {
  await open({ open: () => Promise.reject(new Error('asked')) }, 'abc');
  expect(await screen.findByText('This link does not exist.')).toBeTruthy();
});

test('a link that is revoked while it is open ends with the next choice', async () => {
  let revoked = false;
  const unless = <T,>(answer: T) => (revoked ? Promise.reject(new AppError('numbers/share-revoked')) : answer);
  await open({ open: () => unless(share), read: ({ range }) => unless({ numbers: numbers(range) }) });
  expect(await screen.findByText('280', { selector: 'dd' })).toBeTruthy();
  revoked = true;
  fireEvent.change(screen.getByLabelText('Days'), { target: { value: '7' } });
  expect(await screen.findByText('This link was revoked.')).toBeTruthy();
});
