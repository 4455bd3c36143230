import type { CallableInput, DirectoryEntry } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { noteChange } from './note-change.ts';

export type SubscriptionChange = CallableInput<'setSubscription'>;

/** Gives somebody a subscription or takes it back, and answers their request for one. Again is harmless. Throws AppError. */
export async function setSubscription(access: DataAccess, change: SubscriptionChange): Promise<DirectoryEntry> {
  return (await callOperation(access, 'setSubscription', change)).user;
}

export const setSubscriptionOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (change: SubscriptionChange) => setSubscription(access, change),
    onSettled: (changed, _error, { uid }, _before, { client }) => noteChange(client, changed, uid),
  });
