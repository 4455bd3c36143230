import type { CallableOutput } from '@countin/domain/callables';
import type { Fan } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { fanKeys } from './fan-keys.ts';
import type { FansQuery } from './list-fans.ts';

/** The exact number of fans, counted by the server. */
export const fanCountOptions = (access: DataAccess, wanted: FansQuery) =>
  queryOptions({
    queryKey: fanKeys.fanCount(wanted),
    queryFn: async () => (await countFans(access, wanted)).count,
  });

function countFans(access: DataAccess, { ownerId, ownerKind, conditions, search }: FansQuery) {
  return ownerKind === 'label'
    ? callOperation(access, 'countLabelFans', { labelId: ownerId, conditions, search })
    : callOperation(access, 'countFans', { artistId: ownerId, conditions, search });
}

/** Facts of the server about a fan: whether the ledger is as it was written, and the signups behind it. */
export type FanRecord = CallableOutput<'readFan'>;

/** The server's record of a fan. */
export const fanRecordOptions = (access: DataAccess, { id: fanId, ownerId, ownerKind, ledger }: Fan) =>
  queryOptions({
    queryKey: fanKeys.fanRecord(ownerId, fanId, ledger.length),
    queryFn: () =>
      ownerKind === 'label'
        ? callOperation(access, 'readLabelFan', { labelId: ownerId, fanId })
        : callOperation(access, 'readFan', { artistId: ownerId, fanId }),
  });
