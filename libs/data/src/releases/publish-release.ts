import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Publishes a release, or updates its page from the working copy. Fails with `moment/missing`, `release/incomplete`,
 * …; with `release/changed` if the working copy is not the expected version.
 */
export const publishReleaseOptions = callMutation('publishRelease', { invalidates: () => [queryKeys.releases()] });
