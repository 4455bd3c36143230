import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Withdraws a published release: makes it a draft again, or archives it. */
export const withdrawReleaseOptions = callMutation('withdrawRelease', { invalidates: () => [queryKeys.releases()] });
