import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Asks for the pro subscription; the first time counts. */
export const requestProOptions = callMutation('requestPro', { invalidates: () => [queryKeys.users()] });
