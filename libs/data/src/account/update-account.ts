import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** What a person says about themselves; what is left out stays as it is. */
export type AccountUpdate = CallableInput<'updateAccount'>;

/** Changes name, language or picture of whoever is signed in. Throws AppError. */
export async function updateAccount(access: DataAccess, update: AccountUpdate): Promise<void> {
  await callOperation(access, 'updateAccount', update);
}

export const updateAccountOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (update: AccountUpdate) => updateAccount(access, update),
    onSettled: (_done, _error, _input, _before, { client }) => client.invalidateQueries({ queryKey: queryKeys.users() }),
  });
