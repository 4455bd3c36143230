import * as v from 'valibot';
import { idSchema, instantSchema, requiredText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { pageTypefaceSchema } from '../appearance/typeface-files.ts';
import { productContentSchema } from './product.ts';
import { releaseArtistSchema } from './release-metadata.ts';
import { releaseMomentSchema } from './release-moment.ts';
import { shelfStateSchema } from '../shelf/shelf.ts';
import { labelBrandSchema } from '../branding/label-brand.ts';
import { newsLabelSchema } from '../branding/news-label.ts';
import { pageTextsSchema } from '../texts/page-texts.ts';
import { claimedSlugSchema, productSlugSchema } from '../fields/slug-schema.ts';

/** An artist of the line, with the slug of the profile here that publishing found. */
const pageArtistSchema = v.object({
  ...releaseArtistSchema.entries,
  slug: v.nullable(claimedSlugSchema),
});
/** An artist of a release page, parsed by {@link pageArtistSchema}. */
export type PageArtist = v.InferOutput<typeof pageArtistSchema>;

/**
 * `releasePages/{productId}`: public copy of a release, written by publishing. Publicly readable; only the server
 * writes it. A page is rendered from this document alone.
 */
export const releasePageSchema = v.object({
  ...productContentSchema.entries,
  artists: v.array(pageArtistSchema),
  id: idSchema,
  releaseMoment: releaseMomentSchema,
  /** Earliest instant of the moment in any zone, for sorting and due messages. */
  firstInstant: instantSchema,
  artistId: idSchema,
  artistName: requiredText(LIMITS.profileName),
  artistSlug: claimedSlugSchema,
  createdBy: uidSchema,
  /** Label whose feed lists the release, set by publishing: see `belongsToLabel`. */
  labelId: v.nullable(idSchema),
  /** Branding of that label, if it reaches this page. Follows its changes. */
  labelBrand: v.nullable(labelBrandSchema),
  /** Label whose news fans can ask for in the forms of this page. Follows the artist's agreements. */
  newsLabel: v.nullable(newsLabelSchema),
  /** Files of the chosen typeface; null if it needs none, or has not enough of the letters. */
  typeface: v.nullable(pageTypefaceSchema),
  productSlug: productSlugSchema,
  status: v.picklist(['published', 'archived']),
  publishedAt: instantSchema,
  /** Descriptions by language, set by publishing. The long one of the release’s own language is `description`. */
  texts: pageTextsSchema,
  shelf: shelfStateSchema,
});
/** A page, parsed by {@link releasePageSchema}. */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;
