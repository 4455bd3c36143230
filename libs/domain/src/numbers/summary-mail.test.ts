import { expect, test } from 'vitest';
import { completePeriod, morningAfter, nextSummary, periodWith } from './summary-mail.ts';

const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);

test('a week has seven days from Monday, a month its own days', () => {
  for (const day of ['2026-11-16', '2026-11-19', '2026-11-22'])
    expect(periodWith('week', day)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodWith('month', '2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodWith('month', '2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodWith('month', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('a period is complete half an hour after its last day', () => {
  expect(completePeriod('week', at('2026-11-23T00:29:00Z')).to).toBe('2026-11-15');
  expect(completePeriod('week', at('2026-11-23T00:30:00Z')).to).toBe('2026-11-22');
  expect(completePeriod('month', at('2027-01-01T00:30:00Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test.each([
  ['Europe/Berlin', '2026-11-30T06:00'],
  ['America/New_York', '2026-11-30T12:00'],
  // Its Monday morning has complete numbers from half past nine on.
  ['Asia/Tokyo', '2026-11-30T00:30'],
  // Monday noon comes before the last day is over in UTC.
  ['Pacific/Auckland', '2026-11-30T18:00'],
  ['Pacific/Kiritimati', '2026-11-30T17:00'],
])('the week ends with a mail in the morning of %s', (zone, expected) => {
  expect(iso(nextSummary('week', zone, at('2026-11-25T12:00:00Z')))).toBe(expected);
});

test('the summary after one that was just sent is that of the next period', () => {
  for (const zone of ['Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland', 'Pacific/Pago_Pago']) {
    const first = nextSummary('week', zone, at('2026-11-25T12:00:00Z'));
    expect(completePeriod('week', first).to).toBe('2026-11-29');
    const second = nextSummary('week', zone, first);
    expect(completePeriod('week', second).to).toBe('2026-12-06');
  }
});

test('the hour stays that of the clock where clocks change', () => {
  // Clocks in New York go back on November 1, 2026, and forward on March 14, 2027.
  expect(iso(nextSummary('week', 'America/New_York', at('2026-10-28T12:00:00Z')))).toBe('2026-11-02T12:00');
  expect(iso(nextSummary('week', 'America/New_York', at('2026-10-21T12:00:00Z')))).toBe('2026-10-26T11:00');
  expect(iso(nextSummary('week', 'America/New_York', at('2027-03-10T12:00:00Z')))).toBe('2027-03-15T11:00');
});

test('after noon it is the next morning, and within the morning now', () => {
  expect(iso(morningAfter('Europe/Berlin', at('2026-06-13T03:00:00Z')))).toBe('2026-06-13T05:00');
  expect(iso(morningAfter('Europe/Berlin', at('2026-06-13T08:15:00Z')))).toBe('2026-06-13T08:15');
  expect(iso(morningAfter('Europe/Berlin', at('2026-06-13T10:00:00Z')))).toBe('2026-06-14T05:00');
});
