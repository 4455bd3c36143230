import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type HoldingBack = CallableInput<'holdBackProfile'>;

/** Keeps a profile off every shelf, or shows it again. Again is harmless. Throws AppError, `profile/not-found`. */
export async function holdBackProfile(access: DataAccess, change: HoldingBack): Promise<void> {
  await callOperation(access, 'holdBackProfile', change);
}

/** @param uid whose profile it is */
export const holdBackProfileOptions = (access: DataAccess, uid: string) =>
  mutationOptions({
    mutationFn: (change: HoldingBack) => holdBackProfile(access, change),
    onSettled: async (_changed, _error, _change, _before, { client }) => {
      await Promise.all(
        [queryKeys.adminProfiles(uid), queryKeys.adminAudits()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
