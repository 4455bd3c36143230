import { callMutation } from '../query/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Publishes a release, or brings its page up to date with the working copy. Fails with `moment/missing`,
 * `release/incomplete`, …; with `release/changed` when the working copy is not the expected one.
 */
export const publishReleaseOptions = callMutation('publishRelease', { invalidates: () => [queryKeys.releases()] });
