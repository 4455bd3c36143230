import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, requiredText, uidSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { LIMITS } from '../fields/limits.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';
import { coverDesignSchema } from '../media/cover.ts';
import { imageChoiceSchema, type ImageColours } from '../media/image.ts';
import type { StoreLink } from '../store-links/store-link.ts';
import { releaseMomentSchema } from './release-moment.ts';
import { STATUSES } from './release-state.ts';

/** Kinds of releases. */
export const PRODUCT_KINDS = ['single', 'ep', 'album'] as const;
/** One of {@link PRODUCT_KINDS}. */
export type ReleaseKind = (typeof PRODUCT_KINDS)[number];

/** A track with the fields that lists read. */
export const listedTrackSchema = v.object({ title: requiredText(LIMITS.title) });

/** Owner's editable fields of a release that lists read, without its links. */
export const contentEntries = {
  title: requiredText(LIMITS.title),
  kind: v.picklist(PRODUCT_KINDS),
  description: v.optional(optionalText(LIMITS.description), ''),
  /** The language that title and description are written in. */
  language: v.optional(languageSchema, 'en'),
  labelName: v.optional(optionalText(LIMITS.profileName), ''),
  tracks: v.optional(v.pipe(v.array(listedTrackSchema), v.maxLength(LIMITS.tracks, 'field/too-many')), []),
  cover: coverDesignSchema,
  /** An uploaded cover, shown instead of the drawn one. */
  coverImage: v.optional(v.nullable(imageChoiceSchema), null),
  releaseMoment: v.optional(v.nullable(releaseMomentSchema), null),
};

/** Fields set at creation, and fields written by the server. */
export const identityEntries = {
  id: idSchema,
  artistId: idSchema,
  createdBy: uidSchema,
  productSlug: productSlugSchema,
  /** Written by the server on publishing, withdrawing and archiving. */
  status: v.picklist(STATUSES),
  publishedAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
};

/** Links are not validated again on reading: the table of services is too large for the list's bundle. */
const uncheckedLinkSchema = v.custom<StoreLink>((link) => typeof link === 'object' && link !== null && 'url' in link);

/** `musicProducts/{productId}` with the fields that lists read. */
export const listedProductSchema = v.object({
  ...contentEntries,
  storeLinks: v.optional(v.array(uncheckedLinkSchema), []),
  ...identityEntries,
});

/** A release of a list, parsed by {@link listedProductSchema}. */
export type ListedProduct = v.InferOutput<typeof listedProductSchema>;

/** Minimal fields of a release in a list: thousands may be in memory at once. */
export const releaseSummarySchema = v.pick(listedProductSchema, [
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
/** A release, parsed by {@link releaseSummarySchema}. */
export type ReleaseSummary = v.InferOutput<typeof releaseSummarySchema>;

/** Colours of the shown cover, for the release's page. */
export function coverColours({ cover, coverImage }: Pick<ReleaseSummary, 'cover' | 'coverImage'>): ImageColours {
  return coverImage?.colours ?? cover.colours;
}

/** Error codes of fields required for publishing; empty if none are missing. */
export function missingForPublishing(content: Pick<ReleaseSummary, 'releaseMoment'>): 'moment/missing'[] {
  return content.releaseMoment ? [] : ['moment/missing'];
}
