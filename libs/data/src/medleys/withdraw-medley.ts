import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Withdraws an artist's medley from the public; its owner keeps it unchanged. */
export const withdrawMedleyOptions = callMutation('withdrawMedley', {
  invalidates: ({ artistId }) => [queryKeys.medley(artistId), queryKeys.pages()],
});
