import type { CallableInput } from '@countin/domain/callables';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** Account fields that users can change. Omitted fields stay unchanged. */
export type AccountUpdate = CallableInput<'updateAccount'>;

/** Changes name, language or picture of the signed-in user. Throws AppError. */
export async function updateAccount(access: DataAccess, update: AccountUpdate): Promise<void> {
  await callOperation(access, 'updateAccount', update);
}
