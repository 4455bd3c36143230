import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Publishes or updates a medley. Fails with `clip/…` or `release/not-found`; the error's field is the track. */
export const publishMedleyOptions = callMutation('publishMedley', {
  invalidates: ({ artistId }) => [queryKeys.medley(artistId), queryKeys.pages()],
});
