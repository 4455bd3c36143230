import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { artistDefaultsSchema } from '../profile/artist-defaults.ts';
import { sendingSettingsSchema } from '../profile/sending-settings.ts';
import { artistProfileSchema, profileSchema, slugClaimSchema } from '../profile/profile.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const artistProfile = /* @__PURE__ */ defineDocument(artistProfileSchema, paths.artistProfile);
export const artistProfiles = /* @__PURE__ */ defineDocument(artistProfileSchema, () => paths.artistProfiles);
/** A profile of either kind, with the fields that both have. */
export const profile = /* @__PURE__ */ defineDocument(profileSchema, (kind: 'artist' | 'label', id: string) =>
  kind === 'artist' ? paths.artistProfile(id) : paths.labelProfile(id),
);
export const slug = /* @__PURE__ */ defineDocument(slugClaimSchema, paths.slug);
export const slugs = /* @__PURE__ */ defineDocument(slugClaimSchema, () => paths.slugs);

const artistRenameSchema = v.object({ artistId: idSchema, at: instantSchema });
export const artistRename = /* @__PURE__ */ defineDocument(artistRenameSchema, paths.artistRename);
export const artistRenames = /* @__PURE__ */ defineDocument(artistRenameSchema, () => paths.artistRenames);

const labelChangeSchema = v.object({
  labelId: idSchema,
  at: instantSchema,
  /** Artists who have joined the roster: their pages that name the label are still to be linked with it. */
  joined: v.optional(v.array(idSchema), []),
});
export const labelChange = /* @__PURE__ */ defineDocument(labelChangeSchema, paths.labelChange);
export const labelChanges = /* @__PURE__ */ defineDocument(labelChangeSchema, () => paths.labelChanges);

const ownerConfirmationSchema = v.object({
  uid: uidSchema,
  confirmed: v.boolean(),
  since: instantSchema,
  /** Next check with the identity provider; null once everything is listed. */
  nextAt: v.nullable(instantSchema),
});
export const ownerConfirmation = /* @__PURE__ */ defineDocument(ownerConfirmationSchema, paths.ownerConfirmation);
export const ownerConfirmations = /* @__PURE__ */ defineDocument(
  ownerConfirmationSchema,
  () => paths.ownerConfirmations,
);

const heldBackProfileSchema = v.object({
  profileId: idSchema,
  kind: v.picklist(['artist', 'label']),
  createdBy: uidSchema,
  at: instantSchema,
});
export const heldBackProfile = /* @__PURE__ */ defineDocument(heldBackProfileSchema, paths.heldBackProfile);
export const heldBackProfiles = /* @__PURE__ */ defineDocument(heldBackProfileSchema, () => paths.heldBackProfiles);

export const artistDefaults = /* @__PURE__ */ defineDocument(artistDefaultsSchema, paths.artistDefaults);
export const sendingSettings = /* @__PURE__ */ defineDocument(sendingSettingsSchema, paths.sendingSettings);

const profileDeletionSchema = v.object({
  profileId: idSchema,
  kind: v.picklist(['artist', 'label']),
  /** `hiding` and `restoring` move the public pages away and back; `hidden` waits; `removing` cannot be undone. */
  state: v.picklist(['hiding', 'hidden', 'restoring', 'removing']),
  deletedAt: instantSchema,
  /** From when on it is removed for good. */
  removeAt: instantSchema,
  /** Time of the scheduled job's next attempt. */
  nextAt: instantSchema,
});
export const profileDeletion = /* @__PURE__ */ defineDocument(profileDeletionSchema, paths.profileDeletion);
export const profileDeletions = /* @__PURE__ */ defineDocument(profileDeletionSchema, () => paths.profileDeletions);
