import { callMutation } from '../calls/call-mutation.ts';

/**
 * Looks for a release on all services by a store link, a UPC or an ISRC. Fails with the codes of `readLinkQuery`, and with
 * `limit/too-many`. Changes nothing.
 */
export const findLinksOptions = callMutation('findLinks', {});
