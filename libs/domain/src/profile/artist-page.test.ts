import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../fields/limits.ts';
import { anArtistLink, anArtistPage, anArtistProfile, anArtistShow } from '../testing/builders.ts';
import { artistPageSchema, artistTextSchema } from './artist-page.ts';
import { linkStateAt, nextPageChange, orderShows, showEnd, showStart } from './page-schedule.ts';

const at = Date.parse;

describe('an artist’s page', () => {
  it('of before its fields existed has every section and no content', () => {
    expect(v.parse(artistPageSchema, anArtistProfile())).toEqual(anArtistPage());
  });

  it('parses to itself with links and shows', () => {
    const page = anArtistPage({
      pageLinks: [anArtistLink({ from: { date: '2026-12-01', time: '09:00', zone: 'Africa/Lagos' } })],
      shows: [anArtistShow()],
      bios: { de: 'Lieder.' },
      pinnedRelease: 'product-tide',
    });
    expect(v.parse(artistPageSchema, page)).toEqual(page);
  });

  it('leaves out links and shows that were not written by an editor, and keeps the others', () => {
    const page = v.parse(artistPageSchema, {
      ...anArtistPage(),
      pageLinks: [anArtistLink({ id: 'bad', url: 'javascript:alert(1)//a.b' }), 7, anArtistLink(), anArtistLink()],
      shows: [
        anArtistShow({ zone: 'Nowhere/Else' }),
        anArtistShow({ id: 'later', date: '2027-02-30' }),
        anArtistShow(),
      ],
    });
    expect([page.pageLinks, page.shows]).toEqual([[anArtistLink()], [anArtistShow()]]);
    expect(v.parse(artistPageSchema, { ...anArtistPage(), shows: 'none' }).shows).toEqual([]);
  });

  it.each([
    ['pageLinks', LIMITS.artistLinks, (id: string) => anArtistLink({ id })],
    ['shows', LIMITS.shows, (id: string) => anArtistShow({ id })],
  ] as const)('takes as many %s as the limit, not more', (field, most, make) => {
    const list = (length: number) => ({
      ...anArtistPage(),
      [field]: Array.from({ length }, (_, index) => make(`id-${index}`)),
    });
    expect(v.is(artistTextSchema, list(most))).toBe(true);
    expect(v.is(artistTextSchema, list(most + 1))).toBe(false);
  });
});

describe('a link', () => {
  const link = anArtistLink({
    from: { date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos' },
    until: { date: '2026-12-05', time: '00:00', zone: 'America/New_York' },
  });

  it.each([
    ['2026-12-04T16:59:59Z', 'waiting'],
    ['2026-12-04T17:00:00Z', 'visible'],
    ['2026-12-05T04:59:59Z', 'visible'],
    ['2026-12-05T05:00:00Z', 'over'],
  ])('with a beginning in Lagos and an end in New York is at %s %s', (now, state) => {
    expect(linkStateAt(link, at(now))).toBe(state);
  });

  it('is visible without limits, and never while it is off', () => {
    expect(linkStateAt(anArtistLink(), 0)).toBe('visible');
    expect(linkStateAt({ ...link, shown: false }, at('2026-12-04T18:00:00Z'))).toBe('off');
  });
});

describe('a show', () => {
  it.each([
    // By the clock of its zone, not of the reader or the server.
    [{ zone: 'Pacific/Kiritimati' }, '2026-12-11T10:00:00Z'],
    [{ zone: 'Pacific/Pago_Pago' }, '2026-12-12T11:00:00Z'],
    [{ zone: 'Africa/Lagos' }, '2026-12-11T23:00:00Z'],
    // One that begins shortly before midnight is not past at midnight.
    [{ zone: 'Africa/Lagos', time: '23:30' }, '2026-12-12T02:30:00Z'],
    [{ zone: 'Africa/Lagos', time: null }, '2026-12-11T23:00:00Z'],
    // A day of 25 hours: clocks go back.
    [{ zone: 'Europe/Berlin', date: '2026-10-25', time: null }, '2026-10-25T23:00:00Z'],
  ])('%j is past from %s on', (show, end) => {
    expect(showEnd(anArtistShow(show))).toBe(at(end));
  });

  it('starts by the clock of its zone', () => {
    expect(showStart(anArtistShow({ zone: 'Asia/Kolkata' }))).toBe(at('2026-12-11T14:30:00Z'));
  });

  it('is listed with the soonest first, and the latest past one first', () => {
    const shows = ['2026-12-20', '2026-01-01', '2026-12-01', '2025-05-05'].map((date) =>
      anArtistShow({ id: date, date }),
    );
    const { upcoming, past } = orderShows(shows, at('2026-11-20T12:00:00Z'));
    expect([upcoming, past].map((list) => list.map(({ id }) => id))).toEqual([
      ['2026-12-01', '2026-12-20'],
      ['2026-01-01', '2025-05-05'],
    ]);
  });
});

describe('the next change of the page', () => {
  const page = {
    pageLinks: [
      anArtistLink({ from: { date: '2026-12-01', time: '00:00', zone: 'UTC' } }),
      anArtistLink({ id: 'off', shown: false, from: { date: '2026-11-21', time: '00:00', zone: 'UTC' } }),
    ],
    shows: [anArtistShow({ date: '2026-11-20', time: '20:00' })],
  };

  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T23:00:00Z'],
    ['2026-11-20T23:00:00Z', '2026-12-01T00:00:00Z'],
  ])('after %s is at %s', (now, next) => {
    expect(nextPageChange(page, at(now))).toBe(at(next));
  });

  it('is none once all is over', () => {
    expect(nextPageChange(page, at('2026-12-01T00:00:00Z'))).toBeNull();
  });
});
