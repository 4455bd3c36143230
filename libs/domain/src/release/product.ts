import * as v from 'valibot';
import { storeLinksSchema } from '../store-links/store-link.ts';
import { contentEntries, identityEntries } from './listed-product.ts';

/** What an owner may write about a release at any time, by a direct write that the rules check. */
export const productContentSchema = v.object({
  ...contentEntries,
  storeLinks: v.optional(storeLinksSchema, []),
});
/** Content as {@link productContentSchema} gives it. */
export type ProductContent = v.InferOutput<typeof productContentSchema>;

/** `musicProducts/{productId}`: an artist's working copy of a release. Readable by its owner alone. */
export const musicProductSchema = v.object({
  ...productContentSchema.entries,
  ...identityEntries,
});
/** A release as {@link musicProductSchema} gives it. */
export type MusicProduct = v.InferOutput<typeof musicProductSchema>;
