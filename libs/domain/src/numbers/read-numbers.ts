import { addDays, dayOf, daysIn, lengthOf, monthOf, monthsIn, type DayRange } from './days.ts';
import { GUARDED, SMALLEST_GROUP, type Dimension, type Metric } from './measures.ts';
import { addMetricPeople, peopleOf } from './people.ts';
import {
  entryOf,
  HOURLY_DAYS,
  sumOfDay,
  type DayContent,
  type DayEntry,
  type DayShard,
  type MonthNumbers,
  type PageMonth,
} from './roll-ups.ts';
import {
  addCounts,
  addFigures,
  figuresOf,
  foldSmall,
  NO_FIGURES,
  NO_TALLY,
  type Counts,
  type Figures,
  type PlainFigures,
  type Table,
  type Tables,
} from './tally.ts';

/** Last days that are always read from the hosts' own documents, since their month may not have them yet. */
const RECENT_DAYS = 3;
/** Longest range that has hours, in days. It is read from the hosts' own documents alone. */
const HOURS_OF_DAYS = 7;

/** Documents that a range needs: months by name, and the days whose shards are read. */
export interface NeededDocuments {
  readonly months: readonly string[];
  /** Null for none. */
  readonly days: DayRange | null;
  /** Whether the answer has hours. */
  readonly hours: boolean;
}

/** Documents that were read for a range. */
export interface ReadDocuments {
  readonly shards: readonly Pick<DayShard, 'day' | 'content'>[];
  /** Months of the subject, for numbers of the whole. */
  readonly months: readonly MonthNumbers[];
  /** Months of the page, for numbers of one. */
  readonly pageMonths: readonly PageMonth[];
}

/** Numbers that may be left out. */
export type Withheld = readonly (Metric | 'visitors')[];

/** Sums that are shown. */
export interface ShownFigures extends PlainFigures {
  /** Numbers of so few people that they are left out, not zero; absent where nothing is. */
  readonly withheld?: Withheld;
}

/** Numbers of one day of a range. */
export interface DayNumbers extends ShownFigures {
  readonly day: string;
}

/** Numbers of a range. */
export interface RangeNumbers {
  readonly range: DayRange;
  /** Sum of the days. Visitors of several days are added. Small values of guarded breakdowns are in `*`. */
  readonly total: Figures & ShownFigures;
  /** Every day of the range in order, also those without events. */
  readonly days: readonly DayNumbers[];
  /** Counts by hour in UTC, `2026-11-23T09`; null where the range is too long or too long ago. Days of few people have none. */
  readonly hours: Readonly<Record<string, Counts>> | null;
  /** By page, without breakdowns; empty for the numbers of one page. */
  readonly pages: Readonly<Record<string, ShownFigures>>;
  /** Cells of tables that are left out as too small, as `{dimension} {value} {column}`; absent where none is. */
  readonly withheldCells?: readonly string[];
}

/** Documents that hold a range. A year takes 13 months and 12 shards at most, a day 4 shards. */
export function documentsFor(range: DayRange, now: number): NeededDocuments {
  const today = dayOf(now);
  const kept = range.from > addDays(today, -HOURLY_DAYS);
  if (kept && lengthOf(range) <= HOURS_OF_DAYS) return { months: [], days: upTo(range, today), hours: true };
  const recent = { from: later(range.from, addDays(today, 1 - RECENT_DAYS)), to: range.to };
  const months = monthsIn(range).filter((month) => month <= monthOf(today));
  return { months, days: upTo(recent, today), hours: false };
}

const later = (a: string, b: string): string => (a > b ? a : b);
/** Days of a range up to a day; null without any. */
function upTo({ from, to }: DayRange, last: string): DayRange | null {
  const end = to < last ? to : last;
  return from > end ? null : { from, to: end };
}

/**
 * Puts the numbers of a range together.
 *
 * @param read the documents of {@link documentsFor}; missing ones count as days without events
 * @param page numbers of this page alone; of the whole subject without
 */
export function numbersOf(range: DayRange, now: number, read: ReadDocuments, page?: string): RangeNumbers {
  const needed = documentsFor(range, now);
  const recent = recentDays(read.shards);
  const days = daysIn(range).map((day) => {
    const content = recent.get(day);
    // The shards of the hosts are newer than the month.
    if (content) return { day, content, ...ofContent(content, page) };
    return {
      day,
      content: null,
      ...(page === undefined ? ofMonths(read.months, day) : ofPage(read.pageMonths, page, day)),
    };
  });
  const figures = days.map(({ whole }) => whole);
  const total = addFigures(figures, page === undefined ? 'whole' : 'page');
  return {
    range,
    total: { ...total, tables: guard(total.tables) },
    days: days.map(({ day, whole: { counts, people, visitors } }) => ({ day, counts, people, visitors })),
    hours: needed.hours && page === undefined ? hoursOf(days) : null,
    pages: addPages(days.map(({ pages }) => pages)),
  };
}

function recentDays(shards: ReadDocuments['shards']): ReadonlyMap<string, DayContent> {
  const byDay = new Map<string, DayContent[]>();
  for (const { day, content } of shards) byDay.set(day, [...(byDay.get(day) ?? []), content]);
  return new Map([...byDay].map(([day, contents]) => [day, sumOfDay(contents)]));
}

function ofContent(content: DayContent, page: string | undefined): DayEntry {
  if (page === undefined) return entryOf(content);
  return { whole: figuresOf(content.pages[page] ?? NO_TALLY), pages: {} };
}

function ofMonths(months: readonly MonthNumbers[], day: string): DayEntry {
  const month = months.find((each) => each.month === monthOf(day));
  return month?.days[day.slice(8)] ?? { whole: NO_FIGURES, pages: {} };
}

function ofPage(months: readonly PageMonth[], page: string, day: string): DayEntry {
  const month = months.find((each) => each.month === monthOf(day) && each.page === page);
  return { whole: month?.days[day.slice(8)] ?? NO_FIGURES, pages: {} };
}

function hoursOf(days: readonly { readonly day: string; readonly content: DayContent | null }[]) {
  const hours = days.flatMap(({ day, content }) => {
    if (!content || peopleOf(content.whole.people.views ?? '') < SMALLEST_GROUP) return [];
    return Object.entries(content.hours).map(([hour, counts]) => [`${day}T${hour.padStart(2, '0')}`, counts] as const);
  });
  return Object.fromEntries(hours);
}

function addPages(all: readonly DayEntry['pages'][]): RangeNumbers['pages'] {
  const sum = new Map<string, PlainFigures>();
  for (const pages of all)
    for (const [page, figures] of Object.entries(pages)) sum.set(page, addPlain(sum.get(page), figures));
  return Object.fromEntries(sum);
}

/** Sum of figures without breakdowns. Visitors are added. */
export const addPlain = (known: PlainFigures | undefined, { counts, people, visitors }: PlainFigures): PlainFigures =>
  known
    ? {
        counts: addCounts([known.counts, counts]),
        people: addMetricPeople([known.people, people]),
        visitors: known.visitors + visitors,
      }
    : { counts, people, visitors };

/** Small groups of people could be told apart by these breakdowns. */
function guard(tables: Tables): Tables {
  const guarded: Partial<Record<Dimension, Table>> = { ...tables };
  for (const dimension of GUARDED) {
    const table = tables[dimension];
    if (table) guarded[dimension] = foldSmall(table);
  }
  return guarded;
}
