import { productSlugClaimSchema } from '../profile/profile.ts';
import { musicProductSchema } from '../release/product.ts';
import { releasePageSchema } from '../release/release-page.ts';
import { releaseTextSchema, textVersionSchema } from '../texts/release-text.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const musicProduct = /* @__PURE__ */ defineDocument(musicProductSchema, paths.musicProduct);
export const musicProducts = /* @__PURE__ */ defineDocument(musicProductSchema, () => paths.musicProducts);
export const releasePage = /* @__PURE__ */ defineDocument(releasePageSchema, paths.releasePage);
export const releasePages = /* @__PURE__ */ defineDocument(releasePageSchema, () => paths.releasePages);
/** Pages of deleted artists. */
export const hiddenPage = /* @__PURE__ */ defineDocument(releasePageSchema, paths.hiddenPage);
export const hiddenPages = /* @__PURE__ */ defineDocument(releasePageSchema, () => paths.hiddenPages);
export const productSlug = /* @__PURE__ */ defineDocument(productSlugClaimSchema, paths.productSlug);
export const productSlugs = /* @__PURE__ */ defineDocument(productSlugClaimSchema, paths.productSlugs);
export const releaseText = /* @__PURE__ */ defineDocument(releaseTextSchema, paths.releaseText);
export const releaseTexts = /* @__PURE__ */ defineDocument(releaseTextSchema, paths.releaseTexts);
export const textVersion = /* @__PURE__ */ defineDocument(textVersionSchema, paths.textVersion);
export const textVersions = /* @__PURE__ */ defineDocument(textVersionSchema, paths.textVersions);
