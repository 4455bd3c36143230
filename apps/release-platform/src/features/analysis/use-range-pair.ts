import { previousRange, type DayRange, type RangeNumbers } from '@countin/domain/numbers';
import { useQuery, useSuspenseQuery, type QueryKey } from '@tanstack/react-query';
import type { AnalysisAddress } from './analysis-address.ts';

/** A query of numbers, from wherever they are read. */
export interface NumbersQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<RangeNumbers>;
  readonly staleTime: number;
}

/** Makes the query of a range, of all pages or of one. */
export type ReadNumbers = (range: DayRange, page: string | null) => NumbersQuery;

/** The numbers of a range, and those of as many days before. */
export interface RangePair {
  readonly numbers: RangeNumbers;
  /** Null where nothing is compared, and until they are there. */
  readonly before: RangeNumbers | null;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads the numbers of the range, and those of as many days before, which are shown once they are there. */
export function useRangePair(read: ReadNumbers, { range, page, compares }: AnalysisAddress): RangePair {
  const { data: numbers } = useSuspenseQuery(read(range, page));
  const before = useQuery({ ...read(previousRange(range), page), enabled: compares });
  return {
    numbers,
    before: (compares && before.data) || null,
    isPending: compares && before.isPending && !before.error,
    error: before.error,
    retry: () => void before.refetch(),
  };
}
