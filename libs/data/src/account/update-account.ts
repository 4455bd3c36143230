import type { CallableInput } from '@countin/domain/callables';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';

/** What a person says about themselves; what is left out stays as it is. */
export type AccountUpdate = CallableInput<'updateAccount'>;

/** Changes name, language or picture of whoever is signed in. Throws AppError. */
export async function updateAccount(access: DataAccess, update: AccountUpdate): Promise<void> {
  await callOperation(access, 'updateAccount', update);
}
