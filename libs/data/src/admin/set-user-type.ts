import type { CallableInput, DirectoryEntry } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { noteChange } from './note-change.ts';

export type UserTypeChange = CallableInput<'setUserType'>;

/** Makes somebody an admin or an artist. Again is harmless. Throws AppError, `account/self` for one's own account. */
export async function setUserType(access: DataAccess, change: UserTypeChange): Promise<DirectoryEntry> {
  return (await callOperation(access, 'setUserType', change)).user;
}

export const setUserTypeOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (change: UserTypeChange) => setUserType(access, change),
    onSettled: (changed, _error, { uid }, _before, { client }) => noteChange(client, changed, uid),
  });
