import type { CallableInput } from '@countin/domain/callables';
import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

export type NewRelease = CallableInput<'createRelease'>;

/** Creates a draft and claims its product slug. Fails with `slug/taken` when the artist has that slug. */
export const createReleaseOptions = callMutation('createRelease', {
  // Not awaited: a slow list would keep the form busy although its release exists.
  settled: ({ client, input, output }) => {
    void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    // A slug field that asked again at once would find its own new release in the way.
    void client.invalidateQueries({
      queryKey: queryKeys.productSlugs(input.artistId),
      refetchType: output ? 'none' : 'active',
    });
  },
});
