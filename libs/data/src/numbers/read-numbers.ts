import {
  DAY_SHARDS,
  documentsFor,
  lengthOf,
  numbersOf,
  type DayRange,
  type RangeNumbers,
  type Subject,
} from '@countin/domain/numbers';
import { documents } from '@countin/domain/documents';
import { readDocument, readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';

/** Subjects whose numbers members can read. */
export type ReadableSubject = Subject & { readonly kind: 'artist' | 'label' };

/** Hosts write once a minute, so numbers of a screen that stays open are read again as often. Milliseconds. */
const FLUSH_MS = 60_000;

/**
 * Numbers of a range of days in UTC: of a whole artist or label, or of one of its pages.
 *
 * Reads 13 months and 12 shards for a year, and 4 shards for a day. Throws AppError, `access/denied` for roles
 * without `numbers.read`.
 *
 * @param page key of the page, see `releasePageKey`; null for the whole
 */
export const numbersOptions = (
  access: DataAccess,
  subject: ReadableSubject,
  range: DayRange,
  page: string | null = null,
) => ({
  queryKey: numberKeys.rangeNumbers(subject.kind, subject.id, range, page),
  queryFn: () => readNumbers(access, subject, range, page, Date.now()),
  staleTime: FLUSH_MS,
});

async function readNumbers(
  access: DataAccess,
  { kind, id }: ReadableSubject,
  range: DayRange,
  page: string | null,
  now: number,
): Promise<RangeNumbers> {
  const needed = documentsFor(range, now);
  const [shards, months, pageMonths] = await Promise.all([
    needed.days ? readShards(access, { kind, id }, needed.days) : [],
    page === null
      ? readEach(needed.months, (month) => readDocument(access, documents.monthNumbers(kind, id, month)))
      : [],
    page === null
      ? []
      : readEach(needed.months, (month) => readDocument(access, documents.pageMonth(kind, id, month, page))),
  ]);
  return numbersOf(range, now, { shards, months, pageMonths }, page ?? undefined);
}

/** The documents that exist. */
async function readEach<T>(names: readonly string[], read: (name: string) => Promise<T | null>): Promise<T[]> {
  return (await Promise.all(names.map(read))).filter((found): found is Awaited<T> & T => found !== null);
}

function readShards(access: DataAccess, { kind, id }: ReadableSubject, { from, to }: DayRange) {
  const days = [
    ['day', '>=', from],
    ['day', '<=', to],
  ] as const;
  return readDocuments(access, documents.dayNumbers(kind, id), {
    filters: days,
    order: [['day', 'asc']],
    limit: DAY_SHARDS * lengthOf({ from, to }),
  });
}
