import type { DayRange } from '@countin/domain/numbers';
import { numberCallables, type CallableOutput } from '@countin/domain/callables';
import type { QueryClient } from '@tanstack/react-query';
import { callContract } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';
import { numbersOptions } from './read-numbers.ts';

/** Numbers of a label's roster, of one of its artists, or of the label's own pages. */
export type LabelAnalysis = CallableOutput<'readRosterNumbers'>;

/** Query of {@link labelAnalysisOptions}. */
export interface LabelAnalysisQuery {
  readonly range: DayRange;
  /** Id of an artist; `label` for the label's own pages, null for the whole roster. */
  readonly of: string | null;
}

const STALE_MS = 60_000;

/**
 * Numbers of a label's roster, as far as its artists share them. Those of the whole roster are of days that are over. Throws
 * AppError, `numbers/too-many` where the roster is too large for so many days.
 */
export const labelAnalysisOptions = (access: DataAccess, labelId: string, { range, of }: LabelAnalysisQuery) => ({
  queryKey: numberKeys.labelAnalysis(labelId, of, range),
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<LabelAnalysis> => {
    if (of !== 'label')
      return callContract(access, numberCallables.readRosterNumbers, { labelId, range, onlyArtist: of, page: null });
    const numbers = await client.fetchQuery(numbersOptions(access, { kind: 'label', id: labelId }, range));
    return { numbers, artists: [], releases: [], withheld: [] };
  },
  staleTime: STALE_MS,
});

/** Numbers of one artist of a roster, or of one of their pages. Throws AppError, `access/denied` where they are not shared. */
export const rosterArtistOptions = (
  access: DataAccess,
  { labelId, artistId }: { readonly labelId: string; readonly artistId: string },
  range: DayRange,
  page: string | null,
) => ({
  queryKey: numberKeys.rosterArtist(labelId, artistId, range, page),
  queryFn: async () => {
    const requested = { labelId, range, onlyArtist: artistId, page };
    return (await callContract(access, numberCallables.readRosterNumbers, requested)).numbers;
  },
  staleTime: STALE_MS,
});
