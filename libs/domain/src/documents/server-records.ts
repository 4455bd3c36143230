import * as v from 'valibot';
import { sessionRecordSchema } from '../account/session-record.ts';
import { directoryEntrySchema } from '../admin/directory-entry.ts';
import { collectionFeedSchema } from '../collection/collection-feed.ts';
import { savedViewsSchema } from '../publisher/saved-view.ts';
import { collectionStateSchema } from '../collection/collection-state.ts';
import { keptItemSchema } from '../collection/kept-item.ts';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { linkReportsSchema } from '../link-finding/link-reports.ts';
import { IMAGE_KINDS, IMAGE_WIDTHS, imageChoiceSchema } from '../media/image.ts';
import { labelProfileSchema } from '../profile/label-profile.ts';
import { artistProfileSchema, profileSchema } from '../profile/profile.ts';
import { listedVersionSchema, pageVersionSchema } from '../publisher/page-version.ts';
import { musicProductSchema } from '../release/product.ts';
import { releasePageSchema } from '../release/release-page.ts';
import { defineDocument } from './document.ts';
import { scheduledPublicationSchema } from '../publisher/scheduled-publication.ts';
import * as paths from './paths/document-paths.ts';

// A module of their own: bundlers keep derived schemas (`...x.entries`), so these would reach browsers beside the others.

/** Session with its server-only fields. */
const storedSessionSchema = v.object({
  ...sessionRecordSchema.entries,
  /** Ids of further sign-ins that belong to this session; log-out ends all of them. */
  aliases: v.array(v.string()),
  /** Firestore's time-to-live policy deletes the session then. */
  expiresAt: instantSchema,
});
export const sessionRecord = /* @__PURE__ */ defineDocument(storedSessionSchema, paths.session);

/** Directory entry with its server-only field. */
const directoryRecordSchema = v.object({
  ...directoryEntrySchema.entries,
  /** Prefixes of the name that a search compares: see `nameStarts`. */
  nameStarts: v.array(v.string()),
});
export const directoryRecord = /* @__PURE__ */ defineDocument(directoryRecordSchema, paths.directoryEntry);

const profileCountSchema = v.object({ artists: v.number(), labels: v.number(), createdBy: uidSchema });
export const profileCount = /* @__PURE__ */ defineDocument(profileCountSchema, paths.profileCount);

/** Counter of a rate limit. Firestore's time-to-live policy deletes it. */
const rateLimitSchema = v.object({ count: v.number(), expiresAt: instantSchema });
export const rateLimit = /* @__PURE__ */ defineDocument(rateLimitSchema, paths.rateLimit);

/** Upload with its server-only fields, and the fields of all states. */
const imageRecordSchema = v.object({
  id: idSchema,
  kind: v.picklist(IMAGE_KINDS),
  createdBy: uidSchema,
  createdAt: instantSchema,
  state: v.picklist(['processing', 'ready', 'failed']),
  widths: v.optional(v.array(v.picklist(IMAGE_WIDTHS))),
  colours: v.optional(imageChoiceSchema.entries.colours),
  /** Side of a square upload in pixels; missing for a card and a photo. */
  side: v.optional(v.number()),
  /** Error code of a refused upload. */
  code: v.optional(v.string()),
  /** End of the lease of the call that processes the upload; null once it is processed. */
  leaseUntil: v.nullable(instantSchema),
  /** When the sweep first found that no document shows the picture. */
  unusedSince: v.optional(instantSchema),
});
export const imageRecord = /* @__PURE__ */ defineDocument(imageRecordSchema, paths.image);
export const personImageRecord = /* @__PURE__ */ defineDocument(imageRecordSchema, paths.personImage);

/** Artist with its server-only field. */
const artistRecordSchema = v.object({
  ...artistProfileSchema.entries,
  /** Name that releases and the medley have a copy of. */
  copiedName: v.optional(v.string()),
  /** Facts that cards of the discover screen have a copy of, as text. */
  copiedListing: v.optional(v.string()),
});
export const artistRecord = /* @__PURE__ */ defineDocument(artistRecordSchema, paths.artistProfile);

/** Label with its server-only field. */
const labelRecordSchema = v.object({
  ...labelProfileSchema.entries,
  /** Branding that pages of artists and releases have a copy of, as text: see `brandKey`. */
  copiedBrand: v.optional(v.string()),
});
export const labelRecord = /* @__PURE__ */ defineDocument(labelRecordSchema, paths.labelProfile);

/** Profile of either kind with what the activity log has noted of it. */
const profileRecordSchema = v.object({
  ...profileSchema.entries,
  /** Name that the log knows. Members write names themselves, so a change shows by comparison. */
  notedName: v.string(),
  /** Branding of a label that the log knows, as text, with the last entry about it. */
  notedBrand: v.optional(v.object({ text: v.string(), at: instantSchema, by: uidSchema })),
});
export const profileRecord = /* @__PURE__ */ defineDocument(
  profileRecordSchema,
  (kind: 'artist' | 'label', id: string) => (kind === 'artist' ? paths.artistProfile(id) : paths.labelProfile(id)),
);

/** Working copy with its derived field. */
const productRecordSchema = v.object({
  ...musicProductSchema.entries,
  /** Words that searches find it by: see `releaseSearchTokens`. */
  searchTokens: v.array(v.string()),
});
export const productRecord = /* @__PURE__ */ defineDocument(productRecordSchema, paths.musicProduct);

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
export const deletedProduct = /* @__PURE__ */ defineDocument(productRecordSchema, paths.deletedProduct);
export const deletedProducts = /* @__PURE__ */ defineDocument(productRecordSchema, () => paths.deletedProducts);
export const deletedPage = /* @__PURE__ */ defineDocument(releasePageSchema, paths.deletedPage);
export const deletedPages = /* @__PURE__ */ defineDocument(releasePageSchema, () => paths.deletedPages);

const accountSweepSchema = v.object({
  /** Next page of the identity provider's list; null at the start of a round. */
  page: v.optional(v.nullable(v.string()), null),
  /** Start of the current round. */
  began: v.optional(v.nullable(instantSchema), null),
  /** Earlier changes were handled by the previous round; null for the first round, which handles all accounts. */
  since: v.optional(v.nullable(instantSchema), null),
  /** Whether an account of this round failed. The next round then starts from the same time again. */
  failed: v.optional(v.boolean(), false),
});
export const accountSweep = /* @__PURE__ */ defineDocument(accountSweepSchema, () => paths.accountSweep);

const imageSweepSchema = v.object({
  /** Name of the last object that was checked; null to start with the first. */
  after: v.optional(v.nullable(v.string()), null),
  /** Time of the last complete run. */
  ranAt: v.optional(v.nullable(instantSchema), null),
});
export const imageSweep = /* @__PURE__ */ defineDocument(imageSweepSchema, () => paths.imageSweep);

export const keptItem = /* @__PURE__ */ defineDocument(keptItemSchema, paths.keptItem);
export const kept = /* @__PURE__ */ defineDocument(keptItemSchema, paths.kept);
export const collectionState = /* @__PURE__ */ defineDocument(collectionStateSchema, paths.collectionState);
export const savedViews = /* @__PURE__ */ defineDocument(savedViewsSchema, paths.savedViews);
export const collectionFeed = /* @__PURE__ */ defineDocument(collectionFeedSchema, paths.collectionFeed);
export const collectionFeeds = /* @__PURE__ */ defineDocument(collectionFeedSchema, () => paths.collectionFeeds);

export const pageVersion = /* @__PURE__ */ defineDocument(pageVersionSchema, paths.pageVersion);
export const pageVersions = /* @__PURE__ */ defineDocument(pageVersionSchema, paths.pageVersions);
/** A version as queries read it that leave its content out. */
export const listedVersion = /* @__PURE__ */ defineDocument(listedVersionSchema, paths.pageVersion);

export const scheduledPublication = /* @__PURE__ */ defineDocument(
  scheduledPublicationSchema,
  paths.scheduledPublication,
);
export const scheduledPublications = /* @__PURE__ */ defineDocument(
  scheduledPublicationSchema,
  () => paths.scheduledPublications,
);
