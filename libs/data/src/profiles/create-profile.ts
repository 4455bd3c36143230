import type { CallableInput } from '@countin/domain/callables';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewProfile = CallableInput<'createProfile'>;

/** Creates an artist or label profile and claims its slug. Throws AppError, `slug/taken` for a used slug. */
export async function createProfile(access: DataAccess, profile: NewProfile): Promise<string> {
  return (await callOperation(access, 'createProfile', profile)).profileId;
}

/** Mutation options for a form that creates a profile. */
export const createProfileOptions = callMutation('createProfile', {
  // Not awaited: a slow list would keep the form busy although its profile exists.
  settled: ({ client, input, output }) => {
    void client.invalidateQueries({ queryKey: input.kind === 'artist' ? queryKeys.artists() : queryKeys.labels() });
    void client.invalidateQueries({ queryKey: queryKeys.pages() });
    // After success an immediate refetch would report the slug as taken, by the new profile itself.
    void client.invalidateQueries({ queryKey: queryKeys.slugs(), refetchType: output ? 'none' : 'active' });
  },
});
