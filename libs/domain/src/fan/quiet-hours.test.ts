import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonesIn } from '../locale/index.ts';
import { zoneOffsetAt } from '../locale/zone.ts';
import { allowedFrom, type QuietHoursOf } from './quiet-hours.ts';

const phone = (zone: string | null, country: string | null = null): QuietHoursOf => ({
  channel: 'phone',
  zone,
  country,
});
const from = (recipient: QuietHoursOf, at: string) => new Date(allowedFrom(recipient, Date.parse(at))).toISOString();

describe('a text message', () => {
  it.each([
    ['in the morning, at 08:00', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00.000Z'],
    ['a second before, waits for it', '2026-11-20T06:59:59Z', '2026-11-20T07:00:00.000Z'],
    ['at 20:59 still goes', '2026-11-20T19:59:59Z', '2026-11-20T19:59:59.000Z'],
    ['at 21:00 waits for the next morning', '2026-11-20T20:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['at midnight waits for the morning', '2026-11-19T23:00:00Z', '2026-11-20T07:00:00.000Z'],
  ])('in Berlin %s', (_, at, expected) => {
    expect(from(phone('Europe/Berlin'), at)).toBe(expected);
  });

  it.each([
    ['clocks go forward in Berlin', 'Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['clocks go back in Berlin', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
    [
      'clocks go back by half an hour on Lord Howe',
      'Australia/Lord_Howe',
      '2027-04-03T12:00:00Z',
      '2027-04-03T21:30:00.000Z',
    ],
    ['a whole day is missing on Samoa', 'Pacific/Apia', '2011-12-30T09:00:00Z', '2011-12-30T18:00:00.000Z'],
  ])('waits for 08:00 by the new time on the night when %s', (_, zone, at, expected) => {
    expect(from(phone(zone), at)).toBe(expected);
  });

  it('waits for day in all of a country whose zone is not known', () => {
    // 08:00 on Hawaii is 13:00 in New York; 21:00 in New York is 16:00 on Hawaii.
    expect(from(phone(null, 'US'), '2026-11-20T13:00:00Z')).toBe('2026-11-20T18:00:00.000Z');
    expect(from(phone(null, 'US'), '2026-11-21T02:00:00Z')).toBe('2026-11-21T18:00:00.000Z');
    // Kaliningrad to Kamchatka: ten hours apart.
    expect(from(phone(null, 'RU'), '2026-11-20T00:00:00Z')).toBe('2026-11-20T06:00:00.000Z');
    expect(from(phone('America/New_York', 'US'), '2026-11-20T13:00:00Z')).toBe('2026-11-20T13:00:00.000Z');
  });

  it('goes by UTC where neither zone nor country is known', () => {
    expect(from(phone(null), '2026-11-20T03:00:00Z')).toBe('2026-11-20T08:00:00.000Z');
    expect(from(phone('Mars/Olympus', null), '2026-11-20T03:00:00Z')).toBe('2026-11-20T08:00:00.000Z');
  });

  it('is sent by day in each zone of the country, at any time of the year', () => {
    const year = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(year, fc.constantFrom('US', 'RU', 'AU', 'BR', 'FR', 'CL', 'KI', 'NZ'), (date, country) => {
        const at = allowedFrom(phone(null, country), date.getTime());
        expect(at).toBeGreaterThanOrEqual(date.getTime());
        expect(at - date.getTime()).toBeLessThan(26 * 3_600_000);
        for (const zone of zonesIn(country)) {
          const hour = new Date(at + zoneOffsetAt(zone, at)).getUTCHours();
          expect([zone, hour >= 8 && hour < 21]).toEqual([zone, true]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a mail', () => {
  const mail = { ...phone('Europe/Berlin'), channel: 'email' } as const;
  const midnight = Date.parse('2026-11-19T23:00:00Z');

  it('goes at the moment, or in the morning where the artist chose that', () => {
    expect(allowedFrom(mail, midnight)).toBe(midnight);
    expect(allowedFrom(mail, midnight, 'morning')).toBe(Date.parse('2026-11-20T07:00:00Z'));
    const noon = Date.parse('2026-11-20T11:00:00Z');
    expect(allowedFrom(mail, noon, 'morning')).toBe(noon);
  });
});
