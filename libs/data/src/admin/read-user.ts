import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { adminKeys } from './admin-keys.ts';

export type UserDetails = CallableOutput<'readUser'>;

/** A user's details for admins. Throws AppError, `account/not-found`. */
function readUser(access: DataAccess, uid: string): Promise<UserDetails> {
  return callOperation(access, 'readUser', { uid });
}

export const userDetailsOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: adminKeys.adminUser(uid), queryFn: () => readUser(access, uid) });
