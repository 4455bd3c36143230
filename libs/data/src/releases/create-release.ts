import type { CallableInput } from '@countin/domain/callables';
import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewRelease = CallableInput<'createRelease'>;

/** Creates a draft and claims its product slug. Fails with `slug/taken` if the artist already uses the slug. */
export const createReleaseOptions = callMutation('createRelease', {
  // Not awaited: a slow list would keep the form busy although its release exists.
  settled: ({ client, input, output }) => {
    void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    // After success an immediate refetch would report the slug as taken, by the new release itself.
    void client.invalidateQueries({
      queryKey: queryKeys.productSlugs(input.artistId),
      refetchType: output ? 'none' : 'active',
    });
  },
});
