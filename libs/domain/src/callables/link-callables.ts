import * as v from 'valibot';
import { idSchema, textSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';
import { foundLinksSchema } from '../link-finding/found-links.ts';
import { releaseProposalSchema, startedReleaseSchema } from '../link-finding/release-proposal.ts';

/** A store link, a UPC or an ISRC. */
const searched = v.pipe(textSchema, v.maxLength(LIMITS.url, 'link/too-long'));
const link = { productId: idSchema, linkId: idSchema };

/** Callables for the links of a release. */
export const linkCallables = {
  /**
   * Looks for a release on all services by a store link, a UPC or an ISRC. Changes nothing. Services that did not answer have a row
   * with the reason. Refuses texts with the codes of `readLinkQuery`; `gtin/check-digit` has the right digit as `expected`.
   */
  findLinks: {
    name: 'studio/findLinks',
    input: v.object({ productId: idSchema, text: searched }),
    output: foundLinksSchema,
  },
  /**
   * Proposes a release of an artist from a store link, a UPC or an ISRC. Changes nothing. The link or ISRC of a track leads to its
   * album or single. Refuses texts like `findLinks`. `link/no-answer`: no service that could know has answered; a draft with the link
   * alone is still possible. `limit/too-many` after 30 in ten minutes.
   */
  findRelease: {
    name: 'studio/findRelease',
    input: v.object({ artistId: idSchema, text: searched }),
    output: releaseProposalSchema,
  },
  /**
   * Creates a draft of what `findRelease` proposes for the same text, with tracks, links and cover. The server asks the services
   * itself, mostly from kept answers. Call again with the same `startId` after a lost answer: there is one draft for each. The draft
   * stays if its cover fails. `link/nothing-found`: no service surely has the release. Else fails like `findRelease`.
   */
  startRelease: {
    name: 'studio/startRelease',
    input: v.object({
      artistId: idSchema,
      /** Made by the caller, new for each draft. */
      startId: idSchema,
      text: searched,
      /** Slug to claim, with a number if it is taken. Without it, one from the title. */
      productSlug: v.optional(productSlugSchema),
    }),
    output: startedReleaseSchema,
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
