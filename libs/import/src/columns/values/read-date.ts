import { plainDigits } from '@countin/domain/identifiers';
import { monthOf } from './month-names.ts';

/** Order of day and month in dates such as `03/04/2026`. */
export type DateOrder = 'dmy' | 'mdy';

/** What the text of a date shows by itself. */
export type WrittenDate =
  | {
      readonly shape: 'date';
      readonly year: number;
      readonly month: number;
      readonly day: number;
      readonly time: string;
    }
  /** Two numbers and a year: the file's order says which is the day. */
  | {
      readonly shape: 'order';
      readonly first: number;
      readonly second: number;
      readonly year: number;
      readonly time: string;
    }
  /** A year of two digits, whose century is never guessed. */
  | { readonly shape: 'short-year' };

/** Longer texts are no dates. */
const LONGEST = 60;
const TIME = /[T\s,]\s*(\d{1,2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/;
const YEAR_FIRST = /^(\d{4,6}) ?[-/.年년] ?(\d{1,2}) ?[-/.月월] ?(\d{1,2}) ?[.日일]?$/;
const YEAR_LAST = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{2}|\d{4,6})\.?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WORDS = /[\s,./-]+/;
const LINKING = /^(?:de|del|of)$/i;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|re|º|o)?$/i;

/** Reads a date as far as its text alone says; null for a text that is no date. */
export function readWrittenDate(cell: string): WrittenDate | null {
  if (cell.length > LONGEST) return null;
  const text = plainDigits(cell)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const time = TIME.exec(text)?.[1] ?? '';
  const date = time === '' ? text : text.replace(TIME, '').trim();
  return inNumbers(date, time) ?? inWords(date, time);
}

function inNumbers(text: string, time: string): WrittenDate | null {
  const yearFirst = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (yearFirst) {
    const [year, month, day] = numbersOf(yearFirst);
    return { shape: 'date', year, month, day, time };
  }
  const yearLast = YEAR_LAST.exec(text);
  if (!yearLast) return null;
  const [first, second, year] = numbersOf(yearLast);
  return yearLast[3]?.length === 2 ? { shape: 'short-year' } : { shape: 'order', first, second, year, time };
}

const numbersOf = ([, one, two, three]: RegExpExecArray) => [Number(one), Number(two), Number(three)] as const;

function inWords(text: string, time: string): WrittenDate | null {
  const words = text.split(WORDS).filter((word) => word !== '' && !LINKING.test(word));
  const at = words.findIndex((word) => monthOf(word) !== null);
  const month = monthOf(words[at] ?? '');
  const numbers = words.toSpliced(at, 1);
  if (month === null || numbers.length !== 2) return null;
  const [first = '', second = ''] = numbers;
  const [day, year] = /^\d{4,6}$/.test(first) ? [second, first] : [first, second];
  const dayNumber = ORDINAL.exec(day)?.[1];
  if (dayNumber === undefined) return null;
  if (/^\d{2}$/.test(year)) return { shape: 'short-year' };
  return /^\d{4,6}$/.test(year) ? { shape: 'date', year: Number(year), month, day: Number(dayNumber), time } : null;
}

/** Which orders the two numbers of a date allow. Days above 12 show it; equal numbers are the same in both. */
export function ordersOf({ first, second }: { readonly first: number; readonly second: number }): readonly DateOrder[] {
  if (first > 12 && second <= 12) return ['dmy'];
  return second > 12 && first <= 12 ? ['mdy'] : ['dmy', 'mdy'];
}
