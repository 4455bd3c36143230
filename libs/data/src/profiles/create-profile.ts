import type { CallableInput } from '@countin/domain/callables';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewProfile = CallableInput<'createProfile'>;

/** Creates an artist's or a label's profile and claims its slug. Throws AppError, `slug/taken` when another was faster. */
export async function createProfile(access: DataAccess, profile: NewProfile): Promise<string> {
  return (await callOperation(access, 'createProfile', profile)).profileId;
}

/** The same for a form. */
export const createProfileOptions = callMutation('createProfile', {
  // Not awaited: a slow list would keep the form busy although its profile exists.
  settled: ({ client, input, output }) => {
    void client.invalidateQueries({ queryKey: input.kind === 'artist' ? queryKeys.artists() : queryKeys.labels() });
    // A slug field that asked again at once would find its own new profile in the way.
    void client.invalidateQueries({ queryKey: queryKeys.slugs(), refetchType: output ? 'none' : 'active' });
  },
});
