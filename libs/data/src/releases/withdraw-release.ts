import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Takes a release's page back to a draft, or archives it. */
export const withdrawReleaseOptions = callMutation('withdrawRelease', { invalidates: () => [queryKeys.releases()] });
