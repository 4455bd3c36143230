import {
  addDays,
  countOf,
  dayOf,
  isComparable,
  monthsIn,
  numbersOf,
  previousRange,
  type Counts,
  type DayRange,
} from '@countin/domain/numbers';
import { documents } from '@countin/domain/documents';
import { queryOptions } from '@tanstack/react-query';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';
import type { ReadableSubject } from './read-numbers.ts';

/** Days that are compared with as many before. */
const DAYS = 7;
const STALE_MS = 600_000;

/** The seven days up to yesterday. */
export interface WeekNumbers {
  readonly range: DayRange;
  readonly counts: Counts;
  /** Counts of the seven days before; null where counting began only then, or later. */
  readonly before: Counts | null;
  /** Views by page. */
  readonly pages: Readonly<Record<string, number>>;
}

/**
 * Small numbers for lists: the seven days up to yesterday, in UTC, and those before. They are in months, so that an artist
 * or a label takes two documents at most. Throws AppError, `access/denied` for roles without `numbers.read`.
 */
export const weekNumbersOptions = (access: DataAccess, { kind, id }: ReadableSubject) =>
  queryOptions({
    queryKey: numberKeys.weekNumbers(kind, id),
    queryFn: async (): Promise<WeekNumbers> => {
      const now = Date.now();
      const yesterday = addDays(dayOf(now), -1);
      const range = { from: addDays(yesterday, 1 - DAYS), to: yesterday };
      const earlier = previousRange(range);
      const names = monthsIn({ from: earlier.from, to: range.to });
      const read = await Promise.all(
        names.map((month) => readDocument(access, documents.monthNumbers(kind, id, month))),
      );
      const months = read.filter((month) => month !== null);
      const of = (part: DayRange) => numbersOf(part, now, { shards: [], months, pageMonths: [] });
      const [week, before] = [of(range), of(earlier)];
      return {
        range,
        counts: week.total.counts,
        before: isComparable(before) ? before.total.counts : null,
        pages: Object.fromEntries(
          Object.entries(week.pages).map(([page, { counts }]) => [page, countOf(counts, 'views')]),
        ),
      };
    },
    staleTime: STALE_MS,
  });
