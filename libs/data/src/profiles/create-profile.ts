import type { CallableInput } from '@countin/domain';
import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewProfile = CallableInput<'createProfile'>;

/** Creates an artist's or a label's profile and claims its slug. Throws AppError, `slug/taken` when another was faster. */
export async function createProfile(access: DataAccess, profile: NewProfile): Promise<string> {
  return (await callOperation(access, 'createProfile', profile)).profileId;
}

export const createProfileOptions = (access: DataAccess) =>
  mutationOptions({
    mutationFn: (profile: NewProfile) => createProfile(access, profile),
    // The form does not wait for lists to be read anew: it would stay busy, with its profile made, while a read is slow.
    onSettled: (_id, error, { kind }, _before, { client }) => {
      void client.invalidateQueries({ queryKey: kind === 'artist' ? queryKeys.artists() : queryKeys.labels() });
      // Asked again at once it would be taken, by the very profile that was made, and the form would say so.
      void client.invalidateQueries({ queryKey: queryKeys.slugs(), refetchType: error ? 'active' : 'none' });
    },
  });
