import { expect, test } from 'vitest';
import { changedAddress, rangeError, readAddress } from './analysis-address.ts';

const NOW = Date.UTC(2026, 10, 23, 23, 59);
const read = (query: string) => readAddress(new URLSearchParams(query), NOW);

test('without a query the last 28 days are shown, compared with those before', () => {
  expect(read('')).toMatchObject({
    preset: '28',
    range: { from: '2026-10-27', to: '2026-11-23' },
    compares: true,
    metric: 'views',
    page: null,
    error: null,
  });
});

test('two dates, one page, a metric and releases are read from the address', () => {
  expect(
    read('from=2026-11-01&to=2026-11-01&compare=no&show=signups&page=release.sun&life=sun&with=a,b,c,d'),
  ).toMatchObject({
    preset: null,
    range: { from: '2026-11-01', to: '2026-11-01' },
    compares: false,
    metric: 'signups',
    page: 'release.sun',
    life: 'sun',
    others: ['a', 'b', 'c'],
  });
});

test.each([
  ['from=2026-11-02&to=2026-11-01', 'order'],
  ['from=2026-11-20&to=2026-11-24', 'future'],
  ['from=2025-11-22&to=2026-11-23', 'long'],
  ['from=2026-02-30&to=2026-03-01', 'missing'],
  ['from=2026-11-01', 'missing'],
  ['to=%3Cscript%3E&from=1', 'missing'],
])('wrong dates are said to be so, and the usual days are shown: %s', (query, error) => {
  expect(read(query)).toMatchObject({ error, preset: '28', range: { from: '2026-10-27', to: '2026-11-23' } });
});

test('a year with a leap day fits', () => {
  expect(rangeError({ from: '2024-01-01', to: '2024-12-31' }, NOW)).toBeNull();
});

test.each(['days=1e9', 'page=../users', 'show=bots', 'with=,,'])(
  'what is not understood changes nothing: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('a change keeps the rest of the address', () => {
  const query = new URLSearchParams('days=90&page=medley');
  expect(changedAddress(query, { page: null, compare: 'no' }).toString()).toBe('days=90&compare=no');
});
