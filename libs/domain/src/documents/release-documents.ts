import * as v from 'valibot';
import { productSlugClaimSchema } from '../profile/profile.ts';
import { listedProductSchema, releaseSummarySchema } from '../release/listed-product.ts';
import { musicProductSchema } from '../release/product.ts';
import { releasePageSchema } from '../release/release-page.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

export const musicProduct = /* @__PURE__ */ defineDocument(musicProductSchema, paths.musicProduct);
/** Working copies with the fields that lists read. Their schemas leave out the large table of services. */
export const listedProducts = /* @__PURE__ */ defineDocument(listedProductSchema, () => paths.musicProducts);
export const releaseSummaries = /* @__PURE__ */ defineDocument(releaseSummarySchema, () => paths.musicProducts);
/** Working copy with its derived field. */
const productRecordSchema = v.object({
  ...musicProductSchema.entries,
  /** Words that searches find it by: see `releaseSearchTokens`. */
  searchTokens: v.optional(v.array(v.string()), []),
});
export const productRecord = /* @__PURE__ */ defineDocument(productRecordSchema, paths.musicProduct);
export const musicProducts = /* @__PURE__ */ defineDocument(musicProductSchema, () => paths.musicProducts);
export const releasePage = /* @__PURE__ */ defineDocument(releasePageSchema, paths.releasePage);
export const releasePages = /* @__PURE__ */ defineDocument(releasePageSchema, () => paths.releasePages);
export const productSlug = /* @__PURE__ */ defineDocument(productSlugClaimSchema, paths.productSlug);
export const productSlugs = /* @__PURE__ */ defineDocument(productSlugClaimSchema, paths.productSlugs);
