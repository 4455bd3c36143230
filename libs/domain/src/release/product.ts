import * as v from 'valibot';
import { appearanceSchema } from '../appearance/appearance.ts';
import { preferredServicesSchema, storeLinksSchema } from '../store-links/store-link.ts';
import { instantSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { contentEntries, identityEntries } from './listed-product.ts';
import { metadataEntries } from './release-metadata.ts';
import { trackSchema, type Track } from './track.ts';

/** Schema of a release's tracks, from the schema of one. */
export const tracksSchema = <T extends v.GenericSchema<unknown, Track>>(track: T) =>
  v.optional(withinBytes(v.pipe(v.array(track), v.maxLength(LIMITS.tracks, 'field/too-many')), LIMITS.trackBytes), []);

/** Owner's editable fields of a release. Written directly to Firestore; the security rules check them. */
export const productContentSchema = v.object({
  ...contentEntries,
  ...metadataEntries,
  tracks: tracksSchema(trackSchema),
  /** Shown in this order. */
  storeLinks: v.optional(storeLinksSchema, []),
  appearance: v.optional(appearanceSchema, {}),
  /** Services that come first for fans of a country. */
  preferredServices: v.optional(preferredServicesSchema, []),
});
/** Content, parsed by {@link productContentSchema}. */
export type ProductContent = v.InferOutput<typeof productContentSchema>;

/** `musicProducts/{productId}`: an artist's working copy of a release. Only its owner reads it. */
export const musicProductSchema = v.object({
  ...productContentSchema.entries,
  ...identityEntries,
  /** Creation time of the newest DDEX message that an import has applied to it; null: none. Written by the server. */
  messageAt: v.optional(v.nullable(instantSchema), null),
});
/** A release, parsed by {@link musicProductSchema}. */
export type MusicProduct = v.InferOutput<typeof musicProductSchema>;
