import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Publishes a medley, or brings it up to date. Fails with `clip/…` or `release/not-found`, the track as its field. */
export const publishMedleyOptions = callMutation('publishMedley', {
  invalidates: ({ artistId }) => [queryKeys.medley(artistId)],
});
