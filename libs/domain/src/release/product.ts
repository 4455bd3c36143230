import * as v from 'valibot';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema, type ImageColours } from '../media/image.ts';
import { idSchema, instantSchema, optionalText, requiredText, uidSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';
import { releaseMomentSchema } from './release-moment.ts';
import { STATUSES } from './release-state.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';
import { storeLinksSchema } from '../store-links/store-link.ts';
import { trackSchema } from './track.ts';

/** Kinds of releases. */
export const PRODUCT_KINDS = ['single', 'ep', 'album'] as const;
/** One of {@link PRODUCT_KINDS}. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** What an owner may write about a release at any time, by a direct write that the rules check. */
export const productContentSchema = v.object({
  title: requiredText(LIMITS.title),
  kind: v.picklist(PRODUCT_KINDS),
  description: v.optional(optionalText(LIMITS.description), ''),
  /** The language that title and description are written in. */
  language: v.optional(languageSchema, 'en'),
  labelName: v.optional(optionalText(LIMITS.profileName), ''),
  tracks: v.optional(v.pipe(v.array(trackSchema), v.maxLength(LIMITS.tracks, 'field/too-many')), []),
  cover: coverDesignSchema,
  /** An uploaded cover, shown instead of the drawn one. */
  coverImage: v.optional(v.nullable(imageChoiceSchema), null),
  releaseMoment: v.optional(v.nullable(releaseMomentSchema), null),
  storeLinks: v.optional(storeLinksSchema, []),
});
/** Content as {@link productContentSchema} gives it. */
export type ProductContent = v.InferOutput<typeof productContentSchema>;

/** `musicProducts/{productId}`: an artist's working copy of a release. Readable by its owner alone. */
export const musicProductSchema = v.object({
  ...productContentSchema.entries,
  id: idSchema,
  artistId: idSchema,
  createdBy: uidSchema,
  productSlug: productSlugSchema,
  /** Written by the server when the release is published, taken back or archived. */
  status: v.picklist(STATUSES),
  publishedAt: v.optional(v.nullable(instantSchema), null),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
/** A release as {@link musicProductSchema} gives it. */
export type MusicProduct = v.InferOutput<typeof musicProductSchema>;

/** What lists show of a release: little, since thousands of them may be in memory at once. */
export const releaseSummarySchema = v.pick(musicProductSchema, [
  'id',
  'artistId',
  'title',
  'kind',
  'labelName',
  'cover',
  'coverImage',
  'releaseMoment',
  'status',
  'publishedAt',
  'createdAt',
  'updatedAt',
]);
/** A release as {@link releaseSummarySchema} gives it. */
export type ReleaseSummary = v.InferOutput<typeof releaseSummarySchema>;

/** The colours that a release's page takes from what is shown as its cover. */
export function coverColours({ cover, coverImage }: Pick<ProductContent, 'cover' | 'coverImage'>): ImageColours {
  return coverImage?.colours ?? cover.colours;
}

/** What must be there before a release can be published, as codes; empty when it is ready. */
export function missingForPublishing(content: Pick<ProductContent, 'releaseMoment'>): 'moment/missing'[] {
  return content.releaseMoment ? [] : ['moment/missing'];
}
