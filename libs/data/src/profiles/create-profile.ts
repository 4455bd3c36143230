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
    onSettled: async (_id, error, { kind }, _before, { client }) => {
      await client.invalidateQueries({ queryKey: kind === 'artist' ? queryKeys.artists() : queryKeys.labels() });
      // Asked again at once it would be taken, by the very profile that was made, and the form would say so.
      await client.invalidateQueries({ queryKey: queryKeys.slugs(), refetchType: error ? 'active' : 'none' });
    },
  });
