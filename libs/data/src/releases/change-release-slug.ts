import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Gives a release another slug, at once. Fails with `slug/taken` if another release of the artist has or had it. */
export const changeReleaseSlugOptions = callMutation('changeReleaseSlug', {
  invalidates: () => [queryKeys.releases()],
});
