import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Takes an artist's medley back; it stays for its owner as it was. */
export const withdrawMedleyOptions = callMutation('withdrawMedley', {
  invalidates: ({ artistId }) => [queryKeys.medley(artistId)],
});
