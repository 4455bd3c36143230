import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { linkReportsSchema } from '../link-finding/link-reports.ts';
import { releasePageSchema } from '../release/release-page.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths/paths.ts';
import { productRecord } from './server-records.ts';

const deletedReleaseSchema = v.object({
  productId: idSchema,
  artistId: idSchema,
  title: v.string(),
  /** Who deleted it, with the name at that time. */
  deletedBy: uidSchema,
  deletedByName: v.string(),
  deletedAt: instantSchema,
  /** From when on it is removed for good. */
  removeAt: instantSchema,
  /** `removing` cannot be undone. */
  state: v.picklist(['deleted', 'removing']),
  /** Fans' reports about its links. */
  reports: v.nullable(linkReportsSchema),
});
export const deletedRelease = /* @__PURE__ */ defineDocument(deletedReleaseSchema, paths.deletedRelease);
export const deletedReleases = /* @__PURE__ */ defineDocument(deletedReleaseSchema, () => paths.deletedReleases);
export const deletedProduct = /* @__PURE__ */ defineDocument(productRecord.schema, paths.deletedProduct);
export const deletedProducts = /* @__PURE__ */ defineDocument(productRecord.schema, () => paths.deletedProducts);
export const deletedPage = /* @__PURE__ */ defineDocument(releasePageSchema, paths.deletedPage);
export const deletedPages = /* @__PURE__ */ defineDocument(releasePageSchema, () => paths.deletedPages);
