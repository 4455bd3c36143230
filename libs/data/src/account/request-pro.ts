import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Requests the pro subscription. Repeated requests keep the date of the first. */
export const requestProOptions = callMutation('requestPro', { invalidates: () => [queryKeys.users()] });
