import { dayOf } from './days.ts';
import { DIRECT, OTHER } from './measures.ts';
import type { DayNumbers, RangeNumbers } from './read-numbers.ts';
import { countOf, rowsOf } from './tally.ts';

/** Views that a statement needs: of fewer, chance says more than music. */
const LEAST_VIEWS = 20;
/** How many times a usual day a day must have to stand out. */
const LEAST_TIMES = 2.5;
/** Days that make a usual day. */
const LEAST_DAYS = 5;
/** Change against the days before that is worth a sentence. */
const LEAST_CHANGE = 0.25;
/** Part of all views that makes a source worth a sentence. */
const LEAST_SHARE = 0.4;

/**
 * Remarkable fact about a range, for one sentence.
 *
 * - `nothing`: no views; `few`: too few views to say anything
 * - `day`: one day stands out, by `times` a usual day
 * - `change`: views rose or fell by `share` against the days before
 * - `source`: one site brought the `share` of all views
 * - `best`: the busiest of days that mostly have no views
 * - `usual`: none of this; `views` is a usual day
 */
export type Remarkable =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'few'; readonly views: number }
  | { readonly kind: 'day'; readonly day: string; readonly views: number; readonly times: number }
  | { readonly kind: 'change'; readonly share: number }
  | { readonly kind: 'source'; readonly source: string; readonly share: number }
  | { readonly kind: 'best'; readonly day: string; readonly views: number }
  | { readonly kind: 'usual'; readonly views: number };

/**
 * The most remarkable fact about the views of a range. A day that is not over is compared with nothing.
 *
 * @param before the days just before the range; null where they are not known
 */
export function remarkableOf(
  numbers: Pick<RangeNumbers, 'days' | 'total'>,
  before: Pick<RangeNumbers, 'days'> | null,
  now: number,
): Remarkable {
  const views = countOf(numbers.total.counts, 'views');
  if (views === 0) return { kind: 'nothing' };
  if (views < LEAST_VIEWS) return { kind: 'few', views };
  const over = numbers.days.filter(({ day }) => day < dayOf(now));
  const days = over.filter(isKnown);
  const earlier = before && isComparable(before) ? before.days.slice(0, over.length) : [];
  return (
    outstandingDay(days) ??
    ([...over, ...earlier].every(isKnown) ? changeOf(days, earlier) : null) ??
    mainSource(numbers) ??
    usualDay(days.length > 0 ? days : numbers.days.filter(isKnown)) ?? { kind: 'few', views }
  );
}

/** Views that are left out are not zero. */
const isKnown = ({ withheld = [] }: DayNumbers): boolean => !withheld.includes('views');

const viewsOf = ({ counts }: DayNumbers): number => countOf(counts, 'views');

function median(days: readonly DayNumbers[]): number {
  const sorted = days.map(viewsOf).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The best day, if it is far above a usual one. Days before the first view are no usual days. */
function outstandingDay(days: readonly DayNumbers[]): Remarkable | null {
  const first = days.findIndex((day) => viewsOf(day) > 0);
  const counted = first < 0 ? [] : days.slice(first);
  const [best, ...others] = [...counted].sort((a, b) => viewsOf(b) - viewsOf(a));
  if (!best || others.length < LEAST_DAYS) return null;
  const usual = median(others);
  // No day is so many times a day without views.
  if (usual === 0) return null;
  const times = viewsOf(best) / usual;
  return viewsOf(best) >= LEAST_VIEWS && times >= LEAST_TIMES
    ? { kind: 'day', day: best.day, views: viewsOf(best), times }
    : null;
}

function usualDay(days: readonly DayNumbers[]): Remarkable | null {
  if (days.length === 0) return null;
  const usual = Math.round(median(days));
  const [best] = [...days].sort((a, b) => viewsOf(b) - viewsOf(a));
  return usual === 0 && best ? { kind: 'best', day: best.day, views: viewsOf(best) } : { kind: 'usual', views: usual };
}

/** Part of the days before that may be empty at their begin. If more are, counting began among them. */
const MOST_EMPTY = 0.25;

/** Whether days can be compared with: counting had begun before them, as far as they tell. */
export function isComparable({ days }: Pick<RangeNumbers, 'days'>): boolean {
  const first = days.findIndex(({ counts, withheld = [] }) => Object.keys(counts).length + withheld.length > 0);
  return first >= 0 && first <= days.length * MOST_EMPTY;
}

function changeOf(days: readonly DayNumbers[], before: readonly DayNumbers[]): Remarkable | null {
  const sum = (all: readonly DayNumbers[]) => all.reduce((total, day) => total + viewsOf(day), 0);
  const known = sum(before);
  if (days.length === 0 || before.length < days.length || known < LEAST_VIEWS) return null;
  const share = sum(days) / known - 1;
  return Math.abs(share) >= LEAST_CHANGE ? { kind: 'change', share } : null;
}

function mainSource({ total }: Pick<RangeNumbers, 'total'>): Remarkable | null {
  const [found] = rowsOf(total.tables.source).filter(([source]) => source !== DIRECT && source !== OTHER);
  if (!found) return null;
  const [source, [views]] = found;
  const share = views / countOf(total.counts, 'views');
  return views >= LEAST_VIEWS && share >= LEAST_SHARE ? { kind: 'source', source, share } : null;
}
