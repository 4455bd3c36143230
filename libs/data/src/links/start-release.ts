import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation, preloadOperations } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

const KEPT_MS = 300_000;
/** Not among the other keys, which the dashboard loads. */
const PROPOSALS = ['release-proposals'] as const;

/**
 * Proposes a release from a store link, a UPC or an ISRC. Fails with the callable's codes, at once if there is no connection. Changes
 * nothing. Look-ups are counted, so an answer is kept for five minutes.
 */
export const releaseProposalOptions = (access: DataAccess, artistId: string, text: string) => {
  preloadOperations();
  return queryOptions({
    queryKey: [...PROPOSALS, artistId, text] as const,
    queryFn: () => callOperation(access, 'findRelease', { artistId, text }),
    staleTime: KEPT_MS,
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

/** Creates a draft of what the services have. Call again with the same `startId` after a lost answer. */
export const startReleaseOptions = callMutation('startRelease', {
  // Not awaited: a slow list would keep the dialog busy although its release exists.
  settled: ({ client, input }) => {
    // Kept proposals do not name the new draft. The open dialog needs no other one.
    void client.invalidateQueries({ queryKey: PROPOSALS, refetchType: 'none' });
    void client.invalidateQueries({ queryKey: queryKeys.releaseLists() });
    void client.invalidateQueries({ queryKey: queryKeys.productSlugs(input.artistId) });
  },
});
