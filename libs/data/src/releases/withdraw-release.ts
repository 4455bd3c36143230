import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type Withdrawal = CallableInput<'withdrawRelease'>;

/** Takes a release's page back to a draft, or archives it. Throws AppError. */
export async function withdrawRelease(access: DataAccess, withdrawal: Withdrawal): Promise<void> {
  await callOperation(access, 'withdrawRelease', withdrawal);
}

export const withdrawReleaseOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (withdrawal: Withdrawal) => withdrawRelease(access, withdrawal),
    onSettled: (_done, _error, _withdrawal, _before, { client }) =>
      client.invalidateQueries({ queryKey: queryKeys.releases() }),
  });
