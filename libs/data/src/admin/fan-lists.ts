import type { CallableOutput } from '@countin/domain/callables';
import type { FanListState } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';

/** List of a proven import, with what an admin decides by. */
export type AdminFanList = CallableOutput<'listFanLists'>['lists'][number];

/** Lists of proven imports in one state, the oldest first. */
export const fanListsInStateOptions = (access: DataAccess, state: FanListState) =>
  queryOptions({
    queryKey: adminKeys.adminFanListsIn(state),
    queryFn: async () => (await callOperation(access, 'listFanLists', { state })).lists,
  });

/** Approves a list, or refuses it. Fails with `import/list-gone`. */
export const decideFanListOptions = callMutation('decideFanList', {
  invalidates: () => [adminKeys.adminFanLists(), adminKeys.adminAudits()],
});
