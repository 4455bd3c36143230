import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@countin/domain/locale';
import { calendarDays, formatDate, formatInstant, formatMoment, languageName } from './format.ts';
import { formatAgo } from './format-ago.ts';
import { formatListStart } from './format-list-start.ts';
import { formatDateTime, formatDayAndTime, formatMomentText } from './format-date-time.ts';
import { longZoneName } from '../zone-name.ts';
import { countdownParts, countdownWords } from '../countdown-units.ts';
import { unitLabel } from '../unit-label.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe('a release moment', () => {
  it('is written as its wall clock reads', () => {
    expect(formatMoment('en', '2026-11-27', '00:00', 2026)).toEqual({ date: 'Friday, November 27', time: '12:00 AM' });
    expect(formatMoment('en-GB', '2026-11-27', '00:00', 2026)).toEqual({ date: 'Friday 27 November', time: '00:00' });
    expect(formatMoment('de', '2026-11-27', '18:30', 2026)).toEqual({ date: 'Freitag, 27. November', time: '18:30' });
  });

  it.each([
    ['en', 'Friday, November 27 at 12:00 AM'],
    ['de', 'Freitag, 27. November um 00:00'],
    ['ja', '11月27日金曜日 0:00'],
  ])('is joined with its time as %s does', (locale, text) => {
    expect(formatMomentText(locale, '2026-11-27', '00:00', 2026)).toBe(text);
    expect(formatDateTime(locale, Date.UTC(2026, 10, 27), 'UTC', now)).toBe(text);
  });

  it.each([
    ['en', 'November 27 at 9:30 PM'],
    ['de', '27. November um 21:30'],
    ['ja', '11月27日 21:30'],
  ])('is joined with its time without the weekday as %s does', (locale, text) => {
    expect(formatDayAndTime(locale, Date.UTC(2026, 10, 27, 21, 30), 'UTC', now)).toBe(text);
  });

  it('has the same digits as its countdown, whatever the browser takes for Arabic ones', () => {
    const { date, time } = formatMoment('ar', '2026-11-27', '18:30', 2025);
    expect(`${date} ${time}`).toMatch(/27.*2026.*6:30/);
    expect(countdownWords('ar').digits).toBe('0123456789');
    const egyptian = formatMoment('ar-EG', '2026-11-27', '18:30', 2025);
    expect(`${egyptian.date} ${egyptian.time}`).toMatch(/٢٧.*٢٠٢٦.*٦:٣٠/);
    expect(countdownWords('ar-EG').digits).toBe('٠١٢٣٤٥٦٧٨٩');
  });

  it('names the year when it is another', () => {
    expect(formatMoment('en', '2027-01-01', '00:00', 2026).date).toBe('Friday, January 1, 2027');
    expect(formatDate('en', Date.UTC(2025, 9, 3), 'UTC', now)).toBe('October 3, 2025');
    expect(formatDate('en', Date.UTC(2026, 9, 3), 'UTC', now)).toBe('October 3');
  });

  it('is written on the clock of another zone', () => {
    const at = Date.parse('2026-11-27T00:00:00Z');
    expect(formatInstant('en', at, 'America/New_York', now)).toEqual({
      date: 'Thursday, November 26',
      time: '7:00 PM',
    });
    expect(formatInstant('en', Date.parse('2027-01-01T03:00:00Z'), 'America/New_York', now).date).toBe(
      'Thursday, December 31',
    );
  });
});

describe('a countdown', () => {
  const text = (locale: string, duration: number) =>
    countdownParts(countdownWords(locale), duration)
      .map(({ digits, label }) => `${digits} ${label}`)
      .join(', ');

  it('has its units in the language and number', () => {
    expect(text('en', ((6 * 24 + 1) * 60 + 32) * 60_000 + 9000)).toBe('06 days, 01 hour, 32 minutes, 09 seconds');
    expect(text('de', 86_400_000)).toBe('01 Tag, 00 Stunden, 00 Minuten, 00 Sekunden');
    expect(text('pt-BR', 2 * 86_400_000)).toContain('02 dias');
  });

  it('shows a second until it has passed, and nothing less than nothing', () => {
    expect(text('en', 1)).toBe('00 days, 00 hours, 00 minutes, 01 second');
    expect(text('en', 60_000)).toBe('00 days, 00 hours, 01 minute, 00 seconds');
    expect(text('en', -5000)).toBe('00 days, 00 hours, 00 minutes, 00 seconds');
  });

  it.each(LANGUAGES)('has four units and a name for itself in %s', (language) => {
    const labels = countdownParts(countdownWords(language), 987_654_321).map(({ label }) => label);
    expect(new Set(labels).size).toBe(4);
    expect(languageName(language)).toMatch(/\S/);
  });

  it.each(LANGUAGES)('says any number of days in %s as Intl does', (language) => {
    const day = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    const unitOf = (count: number) =>
      day
        .formatToParts(count)
        .find(({ type }) => type === 'unit')
        ?.value.trim();
    const digits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
    for (let count = 0; count < 1300; count += 1) {
      expect(countdownParts(countdownWords(language), count * 86_400_000)[0]).toEqual({
        unit: 'day',
        digits: digits.format(count),
        label: unitOf(count),
      });
    }
  });
});

it('the beginning of a list has the separators of its language', () => {
  expect(formatListStart('en', ['a', 'b'])).toBe('a, b');
  expect(formatListStart('ja', ['a', 'b'])).toBe('a、b');
  expect(formatListStart('ar', ['a', 'b'])).toBe('a وb');
  expect(formatListStart('de', ['a'])).toBe('a');
});

it('the same instant is today in one zone and tomorrow in another', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const at = Date.UTC(2026, 10, 20, 20);
  expect([calendarDays(now, at, 'UTC'), calendarDays(now, at, 'Asia/Tokyo')]).toEqual([0, 1]);
});

it.each([
  ['within a minute', '2026-11-22T01:34:30Z', null],
  ['minutes', '2026-11-22T01:05:00Z', '30 min. ago'],
  ['less than a day, though the calendar has turned', '2026-11-21T23:30:00Z', '2 hr. ago'],
  ['the evening before last, a day and some hours ago', '2026-11-20T20:00:00Z', '2 days ago'],
  ['yesterday', '2026-11-21T01:30:00Z', 'yesterday'],
])('how long ago something was goes by the calendar: %s', (_, at, said) => {
  expect(formatAgo('en', Date.parse(at), Date.parse('2026-11-22T01:35:00Z'), 'UTC')).toBe(said);
});

it('the calendar is that of the viewer’s zone', () => {
  const at = Date.parse('2026-11-20T20:00:00Z');
  const now = Date.parse('2026-11-21T20:30:00Z');
  expect([formatAgo('en', at, now, 'UTC'), formatAgo('en', at, now, 'Asia/Tokyo')]).toEqual(['yesterday', 'yesterday']);
  expect(formatAgo('en', Date.parse('2026-11-20T14:30:00Z'), Date.parse('2026-11-21T15:30:00Z'), 'Asia/Tokyo')).toBe(
    '2 days ago',
  );
});

it('a day of 25 hours is still one day', () => {
  expect(formatAgo('en', Date.parse('2026-10-24T22:10:00Z'), Date.parse('2026-10-25T22:20:00Z'), 'Europe/Berlin')).toBe(
    '24 hr. ago',
  );
});

describe('the long name of a zone', () => {
  it.each([
    ['en', 'Europe/Lisbon', 'Western European Time'],
    ['de', 'America/New_York', 'Nordamerikanische Ostküstenzeit'],
    ['en', 'UTC', 'Coordinated Universal Time'],
  ])('in %s of %s is %s', (locale, zone, name) => {
    expect(longZoneName(locale, zone, now)).toBe(name);
  });
});

describe('the name of a unit', () => {
  it('is in the plural form of its count', () => {
    expect([unitLabel('en', 'day', 1), unitLabel('en', 'day', 2), unitLabel('fr', 'minute', 0)]).toEqual([
      'day',
      'days',
      'minute',
    ]);
  });
});
