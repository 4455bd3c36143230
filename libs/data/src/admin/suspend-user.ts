import type { CallableInput, DirectoryEntry } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { noteChange } from './note-change.ts';

export type Suspension = CallableInput<'suspendUser'>;

/** Suspends somebody, which ends all of their sessions, or restores them. Again is harmless. Throws AppError, `account/self`. */
export async function suspendUser(access: DataAccess, change: Suspension): Promise<DirectoryEntry> {
  return (await callOperation(access, 'suspendUser', change)).user;
}

export const suspendUserOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (change: Suspension) => suspendUser(access, change),
    onSettled: (changed, _error, { uid }, _before, { client }) => noteChange(client, changed, uid),
  });
