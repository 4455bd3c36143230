import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Proposes a release from a store link, a UPC or an ISRC. Fails with the callable's codes. Changes nothing. */
export const findReleaseOptions = callMutation('findRelease', {});

/** Creates a draft of what the services have. Call again with the same `startId` after a lost answer. */
export const startReleaseOptions = callMutation('startRelease', {
  // Not awaited: a slow list would keep the dialog busy although its release exists.
  settled: ({ client, input }) => {
    void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    void client.invalidateQueries({ queryKey: queryKeys.productSlugs(input.artistId) });
  },
});
