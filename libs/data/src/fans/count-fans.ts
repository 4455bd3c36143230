import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import type { FansWanted } from './list-fans.ts';

/** The exact number of an artist's fans, counted by the server. */
export const fanCountOptions = (access: DataAccess, wanted: FansWanted) =>
  queryOptions({
    queryKey: queryKeys.fanCount(wanted),
    queryFn: async () => (await callOperation(access, 'countFans', wanted)).count,
  });

/** What the server knows of a fan: whether the ledger is as it was written, and the signups behind it. */
export type FanRecord = CallableOutput<'readFan'>;

/** The server's record of a fan. */
export const fanRecordOptions = (access: DataAccess, artistId: string, fanId: string, entries: number) =>
  queryOptions({
    queryKey: queryKeys.fanRecord(artistId, fanId, entries),
    queryFn: () => callOperation(access, 'readFan', { artistId, fanId }),
  });
