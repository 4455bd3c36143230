import type { ReleaseMoment } from '../release/release-moment.ts';

/** What a reader must be told about a release, whichever surface tells it. */
export interface ReleaseDaySample {
  readonly moment: ReleaseMoment;
  /** ISO 8601. */
  readonly now: string;
  readonly reader: string;
  /** Calendar date for the reader. */
  readonly date: string;
  readonly out: boolean;
}

const TOKYO_MIDNIGHT: ReleaseMoment = { mode: 'instant', date: '2026-11-26', time: '00:00', zone: 'Asia/Tokyo' };
const LISBON_EVENING: ReleaseMoment = { mode: 'instant', date: '2026-12-31', time: '23:30', zone: 'Europe/Lisbon' };
const MIDNIGHT: ReleaseMoment = { mode: 'local', date: '2026-11-25', time: '00:00' };
/** New York skips this hour. */
const SKIPPED: ReleaseMoment = { mode: 'local', date: '2026-03-08', time: '02:30' };
/** Lisbon has this hour twice: the first one counts. */
const REPEATED: ReleaseMoment = { mode: 'local', date: '2026-10-25', time: '01:30' };
/** The last day of summer time in Auckland begins at 11:00 in UTC, its end is at 14:00. */
const AUCKLAND: ReleaseMoment = { mode: 'instant', date: '2026-04-05', time: '00:00', zone: 'Pacific/Auckland' };

const READERS = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const;

/** Dates of a moment for the readers, west to east, and for whom it is out at each `now`. */
function samples(moment: ReleaseMoment, dates: readonly string[], outs: Record<string, string>): ReleaseDaySample[] {
  return Object.entries(outs).flatMap(([now, out]) =>
    READERS.map((reader, at) => ({ moment, now, reader, date: dates[at] ?? '', out: out[at] === '1' })),
  );
}

const all = (date: string) => READERS.map(() => date);

/**
 * Releases at instants around their moments, with the truth for readers from Los Angeles to Kiritimati: `1` is out. The
 * truth is written by hand.
 */
export const RELEASE_DAYS: readonly ReleaseDaySample[] = [
  ...samples(
    TOKYO_MIDNIGHT,
    ['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-25', '2026-11-26', '2026-11-26', '2026-11-26'],
    { '2026-11-24T17:00:00Z': '0000000', '2026-11-25T14:59:59Z': '0000000', '2026-11-25T15:00:00Z': '1111111' },
  ),
  ...samples(
    LISBON_EVENING,
    ['2026-12-31', '2026-12-31', '2026-12-31', '2027-01-01', '2027-01-01', '2027-01-01', '2027-01-01'],
    { '2026-12-31T23:29:00Z': '0000000', '2026-12-31T23:31:00Z': '1111111', '2027-01-01T12:00:00Z': '1111111' },
  ),
  ...samples(MIDNIGHT, all('2026-11-25'), {
    '2026-11-24T09:59:59Z': '0000000',
    '2026-11-24T10:00:00Z': '0000001',
    '2026-11-24T11:00:00Z': '0000011',
    '2026-11-24T15:42:00Z': '0000111',
    '2026-11-24T18:30:00Z': '0001111',
    '2026-11-25T00:00:00Z': '0011111',
    '2026-11-25T05:00:00Z': '0111111',
    '2026-11-25T07:59:59Z': '0111111',
    '2026-11-25T08:00:00Z': '1111111',
    '2026-11-25T12:00:00Z': '1111111',
  }),
  ...samples(SKIPPED, all('2026-03-08'), {
    // 03:30 in New York, and 02:29 before the gap would have been at 07:29 in UTC.
    '2026-03-08T07:29:00Z': '0011111',
    '2026-03-08T07:30:00Z': '0111111',
    // Los Angeles skips the same hour three hours later.
    '2026-03-08T10:29:00Z': '0111111',
    '2026-03-08T10:30:00Z': '1111111',
  }),
  ...samples(REPEATED, all('2026-10-25'), {
    '2026-10-25T00:29:00Z': '0001111',
    '2026-10-25T00:30:00Z': '0011111',
    '2026-10-25T05:29:00Z': '0011111',
    '2026-10-25T05:30:00Z': '0111111',
  }),
  ...samples(
    AUCKLAND,
    ['2026-04-04', '2026-04-04', '2026-04-04', '2026-04-04', '2026-04-04', '2026-04-05', '2026-04-05'],
    { '2026-04-04T10:59:00Z': '0000000', '2026-04-04T11:00:00Z': '1111111' },
  ),
];
