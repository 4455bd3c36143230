import { dayOf, daySchema, lastDays, lengthOf, MOST_DAYS, pageKeySchema, type DayRange } from '@countin/domain/numbers';
import { idSchema } from '@countin/domain/fields';
import * as v from 'valibot';

/** Lengths of the ranges that end today, in days. */
export const PRESETS = ['7', '28', '90', '365'] as const;
/** One of {@link PRESETS}. */
export type Preset = (typeof PRESETS)[number];
const USUAL: Preset = '28';

/** Measures of the main chart. */
export const SHOWN_METRICS = ['views', 'visitors', 'storeClicks', 'signups'] as const;
/** One of {@link SHOWN_METRICS}. */
export type ShownMetric = (typeof SHOWN_METRICS)[number];

/** Releases beside the first in the chart of a release's life. */
export const MOST_OTHERS = 3;

/** Error of two dates. */
export type RangeError = 'missing' | 'order' | 'long' | 'future';

/** State of the screen, as the address has it. */
export interface AnalysisAddress {
  /** Null for two dates of the user's. */
  readonly preset: Preset | null;
  readonly range: DayRange;
  /** Error of the dates in the address; then the range is the default. */
  readonly error: RangeError | null;
  /** Whether the days before are shown too. */
  readonly compares: boolean;
  readonly metric: ShownMetric;
  /** Key of the page; null for all pages. */
  readonly page: string | null;
  /** On the screen of a label: id of an artist, `label` for its own pages; null for the whole roster. */
  readonly of: string | null;
  /** Release whose life is shown; null for the one that the screen chooses. */
  readonly life: string | null;
  /** Releases beside it. */
  readonly others: readonly string[];
}

/** Changes of the address; null removes a part. */
export type AddressChange = Readonly<
  Partial<Record<'days' | 'from' | 'to' | 'compare' | 'show' | 'page' | 'of' | 'life' | 'with', string | null>>
>;

/** Checks two dates of the user's, which end today at the latest. */
export function rangeError({ from, to }: DayRange, now: number): RangeError | null {
  if (!v.is(daySchema, from) || !v.is(daySchema, to)) return 'missing';
  if (from > to) return 'order';
  if (to > dayOf(now)) return 'future';
  return lengthOf({ from, to }) > MOST_DAYS ? 'long' : null;
}

/** Reads the address. Whatever is not understood has its usual value. */
export function readAddress(query: URLSearchParams, now: number): AnalysisAddress {
  const page = query.get('page');
  return {
    ...readRange(query, now),
    compares: query.get('compare') !== 'no',
    metric: SHOWN_METRICS.find((metric) => metric === query.get('show')) ?? 'views',
    page: v.is(pageKeySchema, page) ? page : null,
    of: v.is(idSchema, query.get('of')) ? query.get('of') : null,
    life: query.get('life'),
    others: (query.get('with') ?? '').split(',').filter(Boolean).slice(0, MOST_OTHERS),
  };
}

function readRange(query: URLSearchParams, now: number): Pick<AnalysisAddress, 'preset' | 'range' | 'error'> {
  const preset = PRESETS.find((each) => each === query.get('days')) ?? USUAL;
  const usual = { preset, range: lastDays(now, Number(preset)) };
  if (!query.has('from') && !query.has('to')) return { ...usual, error: null };
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const error = rangeError(range, now);
  return error ? { ...usual, error } : { preset: null, range, error };
}

/** The address with changes. */
export function changedAddress(query: URLSearchParams, change: AddressChange): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
