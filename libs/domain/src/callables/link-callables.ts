import * as v from 'valibot';
import { idSchema, textSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { foundLinksSchema } from '../link-finding/found-links.ts';

const link = { productId: idSchema, linkId: idSchema };

/** Callables for the links of a release. */
export const linkCallables = {
  /**
   * Looks for a release on all services by a store link, a UPC or an ISRC. Changes nothing. Services that did not answer have a row
   * with the reason. Refuses texts with the codes of `readLinkQuery`; `gtin/check-digit` has the right digit as `expected`.
   */
  findLinks: {
    name: 'studio/findLinks',
    input: v.object({ productId: idSchema, text: v.pipe(textSchema, v.maxLength(LIMITS.url, 'link/too-long')) }),
    output: foundLinksSchema,
  },
  /**
   * Gives a link its previous address back, in the working copy and on the published page, and closes its reports. Other unpublished
   * changes stay unpublished. A second call undoes the first. `link/not-found`: the release has no such link. `link/no-previous`: it
   * had no other address.
   */
  revertLink: {
    name: 'studio/revertLink',
    input: v.object(link),
    output: v.object({ url: v.string() }),
  },
  /** Closes the reports of a link, which stays as it is. Idempotent. */
  dismissLinkReport: { name: 'studio/dismissLinkReport', input: v.object(link), output: v.object({}) },
} as const;
