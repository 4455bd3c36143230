import { callMutation } from '../calls/call-mutation.ts';
import { queryKeys } from '../query/query-keys.ts';

/**
 * Gives a link its previous address back, in the working copy and on the published page. Fails with `link/not-found` and
 * `link/no-previous`.
 */
export const revertLinkOptions = callMutation('revertLink', {
  invalidates: ({ productId }) => [queryKeys.release(productId), queryKeys.allLinkReports(), queryKeys.releaseLists()],
});

/** Closes the reports of a link. */
export const dismissLinkReportOptions = callMutation('dismissLinkReport', {
  invalidates: () => [queryKeys.allLinkReports()],
});
