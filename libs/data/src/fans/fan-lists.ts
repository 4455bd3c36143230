import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { fanKeys } from './fan-keys.ts';

/** List of a proven import that is not released. */
export type ReviewedList = CallableOutput<'readFanLists'>['lists'][number];

/** Lists of proven imports into an artist that are not released. */
export const fanListsOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: fanKeys.fanLists(artistId),
    queryFn: async () => (await callOperation(access, 'readFanLists', { artistId })).lists,
  });
