import * as v from 'valibot';
import { instantSchema } from '../fields/fields.ts';
import { writerSchema } from './flushes.ts';
import { daySchema, monthSchema } from './days.ts';
import { DETAILED_PAGES, MOST_PAGES, MOST_PLAIN_SKETCH } from './measures.ts';
import { pageKeySchema } from './subject.ts';
import {
  addCounts,
  addFigures,
  addTallies,
  countsSchema,
  figuresOf,
  figuresSchema,
  NO_TALLY,
  plainFiguresSchema,
  tallySchema,
  type Counts,
  type Figures,
  type PlainFigures,
  type Tally,
} from './tally.ts';

/** Shards of a day: hosts write to one of them each, by their names. */
export const DAY_SHARDS = 4;
/** Days that hours are kept; days are kept for good. */
export const HOURLY_DAYS = 90;
/** Minutes of the live view. */
export const LIVE_MINUTES = 30;

/** Numbers of one day of a subject, or of what one host has counted of it. */
export interface DayContent {
  readonly whole: Tally;
  /** By hour in UTC, 0 to 23. */
  readonly hours: Readonly<Record<string, Counts>>;
  /** By page, at most {@link MOST_PAGES}; breakdowns of {@link DETAILED_PAGES} alone. */
  readonly pages: Readonly<Record<string, Tally>>;
}

/** Numbers of one day in its month. */
export interface DayEntry {
  readonly whole: Figures;
  /** Counts and visitors by page; visitors are too few beyond the {@link DETAILED_PAGES} largest. Breakdowns are in documents of their own. */
  readonly pages: Readonly<Record<string, PlainFigures>>;
}

const hourSchema = v.pipe(v.string(), v.regex(/^(?:\d|1\d|2[0-3])$/));
const dayContentSchema: v.GenericSchema<unknown, DayContent> = v.object({
  whole: tallySchema,
  hours: v.record(hourSchema, countsSchema),
  pages: v.record(pageKeySchema, tallySchema),
});
const dayEntrySchema: v.GenericSchema<unknown, DayEntry> = v.object({
  whole: figuresSchema,
  pages: v.record(pageKeySchema, plainFiguresSchema),
});

/** JSON in one field: it is short, has no index entries, and any key can be a key. */
const jsonOf = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema);

/** `…/dayNumbers/{day}.{shard}`: what some hosts have counted on one day. Hosts write it, members read it. */
export const dayShardSchema = v.object({
  day: daySchema,
  shard: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_SHARDS - 1)),
  /** Hosts that have written here, with their last flush: a flush applied twice changes nothing. */
  writers: v.record(v.string(), writerSchema),
  /** Whether the month has what is here. */
  rolledUp: v.boolean(),
  content: jsonOf(dayContentSchema),
});
/** A shard, parsed by {@link dayShardSchema}. */
export type DayShard = v.InferOutput<typeof dayShardSchema>;

/** `…/monthNumbers/{month}`: the days of a month that are over. The schedule writes it, members read it. */
export const monthNumbersSchema = v.object({
  month: monthSchema,
  /** By day of the month, `01` to `31`. A day without events is absent. */
  days: jsonOf(v.record(v.string(), dayEntrySchema)),
});
/** A month, parsed by {@link monthNumbersSchema}. */
export type MonthNumbers = v.InferOutput<typeof monthNumbersSchema>;

/** `…/monthNumbers/{month}.{page}`: the same of one page, with its breakdowns. */
export const pageMonthSchema = v.object({
  month: monthSchema,
  page: pageKeySchema,
  days: jsonOf(v.record(v.string(), figuresSchema)),
});
/** A month of a page, parsed by {@link pageMonthSchema}. */
export type PageMonth = v.InferOutput<typeof pageMonthSchema>;

/** `visitorSalts/{day}`: what the hashes of a day's visitors begin with, in base64. Deleted when the day is over. */
export const visitorSaltSchema = v.object({
  salt: v.pipe(v.string(), v.base64(), v.minLength(40)),
  createdAt: instantSchema,
});

/** Records of the database that are counted once they are old enough, by the field that says when. */
export const COUNTED_RECORDS = ['confirmed', 'sent', 'clicked'] as const;
/** One of {@link COUNTED_RECORDS}. */
export type CountedRecords = (typeof COUNTED_RECORDS)[number];

/** `countedRecords/{records}`: until when records are in the numbers. */
export const countedRecordsSchema = v.object({
  until: instantSchema,
  /** End of the window that a run is counting. After a run that ended early, the next one counts the same window. */
  counting: v.nullable(instantSchema),
});

/** Counts of one minute. */
export interface LiveMinute {
  readonly counts: Counts;
  /** Views by page. */
  readonly pages: Readonly<Record<string, number>>;
}

/** `…/liveNumbers/{shard}`: the last minutes, as some hosts have counted them. */
export const liveShardSchema = v.object({
  writers: v.record(v.string(), writerSchema),
  /** By minutes since 1970. */
  minutes: jsonOf(
    v.record(
      v.string(),
      v.object({ counts: countsSchema, pages: v.record(pageKeySchema, v.number()) }),
    ) as v.GenericSchema<unknown, Readonly<Record<string, LiveMinute>>>,
  ),
});
/** Live minutes, parsed by {@link liveShardSchema}. */
export type LiveShard = v.InferOutput<typeof liveShardSchema>;

/** A day of nothing. */
export const NO_DAY: DayContent = { whole: NO_TALLY, hours: {}, pages: {} };

/** How much of its pages a day has: those with breakdowns, those with a sketch, and all. */
interface PageRoom {
  readonly detailed: number;
  readonly sketched: number;
  readonly counted: number;
}

const MOST_ROOM: PageRoom = { detailed: DETAILED_PAGES, sketched: MOST_PAGES, counted: MOST_PAGES };
/** What a day is cut to until it fits into a document, one after the other. */
const LESS_ROOM: readonly PageRoom[] = [
  { detailed: DETAILED_PAGES, sketched: DETAILED_PAGES, counted: MOST_PAGES },
  { detailed: DETAILED_PAGES / 2, sketched: DETAILED_PAGES / 2, counted: MOST_PAGES },
  { detailed: 2, sketched: 2, counted: MOST_PAGES / 2 },
  { detailed: 0, sketched: 0, counted: 0 },
];
/** Bytes of a stored day. A document has 1 MiB, and some room for the hosts that have written to it. */
const MOST_BYTES = 950_000;

/** Sum of what several hosts have counted on the same day. */
export function sumOfDay(contents: readonly DayContent[]): DayContent {
  const [only, ...more] = contents;
  return only && more.length === 0 ? only : addContents(contents, MOST_ROOM);
}

/**
 * Sum of what several hosts have counted on the same day, as a document stores it. The smallest pages lose their
 * visitors, then their breakdowns, then their counts, until it fits. The whole of the subject loses nothing.
 */
export function storedDay(contents: readonly DayContent[]): string {
  let text = JSON.stringify(sumOfDay(contents));
  for (const room of LESS_ROOM) {
    // A sign has three bytes at most.
    if (text.length * 3 <= MOST_BYTES || new TextEncoder().encode(text).length <= MOST_BYTES) break;
    text = JSON.stringify(addContents(contents, room));
  }
  return text;
}

function addContents(contents: readonly DayContent[], room: PageRoom): DayContent {
  const hours = new Map<string, Counts[]>();
  const pages = new Map<string, Tally[]>();
  for (const content of contents) {
    for (const [hour, counts] of Object.entries(content.hours)) hours.set(hour, [...(hours.get(hour) ?? []), counts]);
    for (const [page, tally] of Object.entries(content.pages)) pages.set(page, [...(pages.get(page) ?? []), tally]);
  }
  const tallies = [...pages].map(([page, all]) => [page, addTallies(all, 'page')] as const);
  return {
    whole: addTallies(
      contents.map(({ whole }) => whole),
      'whole',
    ),
    hours: Object.fromEntries([...hours].map(([hour, all]) => [hour, addCounts(all)])),
    pages: keepLargest(tallies, room),
  };
}

function keepLargest(
  pages: (readonly [string, Tally])[],
  { detailed, sketched, counted }: PageRoom,
): DayContent['pages'] {
  const kept = pages.sort(comparePages).slice(0, counted);
  return Object.fromEntries(
    kept.map(([page, tally], at) => [page, at < detailed ? tally : plain(tally, at < sketched)]),
  );
}

/** Without breakdowns, and without a long sketch: the visitors of such a page are counted too low. */
const plain = ({ counts, people, visitors }: Tally, isSketched: boolean): Tally => ({
  counts,
  people,
  visitors: isSketched && visitors.length <= MOST_PLAIN_SKETCH ? visitors : '',
  tables: {},
});

const eventsOf = ({ counts }: Tally): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
const comparePages = ([a, first]: readonly [string, Tally], [b, second]: readonly [string, Tally]): number =>
  eventsOf(second) - eventsOf(first) || (a < b ? -1 : 1);

/** The entry of a day that is over, in its month. */
export function entryOf({ whole, pages }: DayContent): DayEntry {
  const figures = Object.entries(pages).map(([page, tally]) => {
    const { counts, people, visitors } = figuresOf(tally);
    return [page, { counts, people, visitors }] as const;
  });
  return { whole: figuresOf(whole), pages: Object.fromEntries(figures) };
}

/** Pages of a day in its month: a month has 31 of them in one document. */
const MOST_MONTH_PAGES = 60;

/** The entry of a day that is over as its month keeps it: with shorter tables, and the largest pages. */
export function monthEntryOf(content: DayContent): DayEntry {
  const { whole, pages } = entryOf(content);
  const largest = Object.entries(pages).slice(0, MOST_MONTH_PAGES);
  return { whole: addFigures([whole], 'page'), pages: Object.fromEntries(largest) };
}

/** Sum of the live minutes that several hosts have counted, by minutes since 1970. It covers the last half hour. */
export function addMinutes(
  shards: readonly Pick<LiveShard, 'minutes'>[],
  now: number,
): Readonly<Record<string, LiveMinute>> {
  const last = Math.floor(now / 60_000);
  const sum = new Map<string, LiveMinute>();
  for (const { minutes } of shards)
    for (const [minute, counted] of Object.entries(minutes)) {
      if (!(Number(minute) > last - LIVE_MINUTES && Number(minute) <= last)) continue;
      const known = sum.get(minute);
      sum.set(minute, known ? addMinute(known, counted) : counted);
    }
  return Object.fromEntries(sum);
}

function addMinute(a: LiveMinute, b: LiveMinute): LiveMinute {
  const pages = new Map(Object.entries(a.pages));
  for (const [page, views] of Object.entries(b.pages)) pages.set(page, (pages.get(page) ?? 0) + views);
  return { counts: addCounts([a.counts, b.counts]), pages: Object.fromEntries(pages) };
}
