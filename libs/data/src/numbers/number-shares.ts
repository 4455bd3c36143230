import type { DayRange, RangeNumbers } from '@countin/domain/numbers';
import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from './number-keys.ts';

/** A link to an artist's numbers. */
export type ListedShare = CallableOutput<'readNumberShares'>['shares'][number];
/** Numbers that a link opens. */
export type OpenedShare = CallableOutput<'openNumberShare'>;

const STALE_MS = 60_000;

/** Links to an artist's numbers, the newest first. Throws AppError. */
export const numberSharesOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: numberKeys.numberShares(artistId),
    queryFn: async (): Promise<readonly ListedShare[]> =>
      (await callOperation(access, 'readNumberShares', { artistId })).shares,
  });

/** Makes a link; its token is told once. Fails with an AppError. */
export const createNumberShareOptions = callMutation('createNumberShare', {
  invalidates: ({ artistId }) => [numberKeys.numberShares(artistId)],
});

/** Revokes a link. Fails with an AppError. */
export const revokeNumberShareOptions = callMutation('revokeNumberShare', {
  invalidates: ({ artistId }) => [numberKeys.numberShares(artistId)],
});

/** Opens a link to numbers. Throws AppError, `numbers/share-revoked` and others for one that shows nothing. */
export const openedShareOptions = (access: DataAccess, token: string) =>
  queryOptions({
    queryKey: numberKeys.sharedNumbers(token),
    queryFn: (): Promise<OpenedShare> => callOperation(access, 'openNumberShare', { token }),
    staleTime: STALE_MS,
    retry: false,
  });

/** Numbers of a range by a link, without small counts. Throws AppError. */
export const sharedNumbersOptions = (
  access: DataAccess,
  token: string,
  range: DayRange,
  page: string | null = null,
) => ({
  queryKey: numberKeys.sharedRange(token, range, page),
  queryFn: async (): Promise<RangeNumbers> =>
    (await callOperation(access, 'readSharedNumbers', { token, range, page })).numbers,
  staleTime: STALE_MS,
});
