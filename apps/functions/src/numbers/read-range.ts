import {
  documentsFor,
  monthsIn,
  numbersOf,
  previousRange,
  type DayRange,
  type RangeNumbers,
  type ReadDocuments,
  type Subject,
} from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { Firestore } from '@google-cloud/firestore';

/** Numbers of a range of days, as {@link readRange} reads them. */
interface RequestedRange {
  readonly range: DayRange;
  /** Key of the only page; null for all. */
  readonly page: string | null;
  readonly now: number;
}

/** Reads a range and as many days before it at once. A month takes at most 3 months and 12 shards. */
export async function readRangePair(
  db: Firestore,
  subject: Subject,
  range: DayRange,
  now: number,
): Promise<{ readonly numbers: RangeNumbers; readonly before: RangeNumbers }> {
  const earlier = previousRange(range);
  const read = await readDocuments(db, subject, { range: { from: earlier.from, to: range.to }, page: null, now });
  const of = (part: DayRange) => ({ ...numbersOf(part, now, read), hours: null });
  return { numbers: of(range), before: of(earlier) };
}

/** Reads what a screen of a member reads itself: at most 13 months and 28 shards. */
export async function readRange(db: Firestore, subject: Subject, requested: RequestedRange): Promise<RangeNumbers> {
  const { range, page, now } = requested;
  const read = await readDocuments(db, subject, requested);
  return { ...numbersOf(range, now, read, page ?? undefined), hours: null };
}

async function readDocuments(
  db: Firestore,
  { kind, id }: Subject,
  { range, page, now }: RequestedRange,
): Promise<ReadDocuments> {
  const needed = documentsFor(range, now);
  const shards = needed.days
    ? db
        .collection(documents.dayNumbers(kind, id).path)
        .where('day', '>=', needed.days.from)
        .where('day', '<=', needed.days.to)
        .get()
    : { docs: [] };
  const wholes = page === null ? needed.months.map((month) => documents.monthNumbers(kind, id, month)) : [];
  const ofPage = page === null ? [] : needed.months.map((month) => documents.pageMonth(kind, id, month, page));
  const [{ docs }, months, pageMonths] = await Promise.all([shards, readAll(db, wholes), readAll(db, ofPage)]);
  return {
    shards: docs.flatMap((shard) => readDocument(documents.dayNumbers, shard) ?? []),
    months: months.flatMap((month) => readDocument(documents.allMonthNumbers, month) ?? []),
    pageMonths: pageMonths.flatMap((month, at) => {
      const address = ofPage[at];
      return (address && readDocument(address, month)) ?? [];
    }),
  };
}

/** Reads the finished days of a range from their months: one document for each month. */
export async function readRolledUp(
  db: Firestore,
  { kind, id }: Subject,
  { range, now }: Omit<RequestedRange, 'page'>,
): Promise<RangeNumbers> {
  const addresses = monthsIn(range).map((month) => documents.monthNumbers(kind, id, month));
  const months = (await readAll(db, addresses)).flatMap(
    (month) => readDocument(documents.allMonthNumbers, month) ?? [],
  );
  return { ...numbersOf(range, now, { shards: [], months, pageMonths: [] }), hours: null };
}

async function readAll(db: Firestore, addresses: readonly { readonly path: string }[]) {
  return addresses.length === 0 ? [] : db.getAll(...addresses.map(({ path }) => db.doc(path)));
}
