import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { memberRoleSchema, PROFILE_KINDS } from './role.ts';

/** How long an invitation or an offered ownership can be accepted, milliseconds. */
export const INVITATION_MS = 14 * 86_400_000;

/** Address of an invited person, in lower case: providers compare addresses that way. */
export const invitedEmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email('auth/email-invalid'),
  v.maxLength(LIMITS.contact, 'field/too-long'),
);

/** `invitations/{id}`: an invitation to a profile. The id is the SHA-256 hash of its token, which is stored nowhere. */
export const invitationSchema = v.object({
  id: idSchema,
  kind: v.picklist(PROFILE_KINDS),
  profileId: idSchema,
  role: memberRoleSchema,
  /** Only the account with this verified address can accept; null for a link that any account can use once. */
  email: v.nullable(invitedEmailSchema),
  state: v.picklist(['open', 'accepted', 'withdrawn']),
  createdBy: uidSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** When the database removes it. Without one it is kept. */
  removeAt: v.optional(instantSchema),
  acceptedBy: v.nullable(uidSchema),
});
/** An invitation, parsed by {@link invitationSchema}. */
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** `ownershipOffers/{profileId}`: the owner offers the profile to a member, who has not accepted yet. */
export const ownershipOfferSchema = v.object({
  kind: v.picklist(PROFILE_KINDS),
  profileId: idSchema,
  from: uidSchema,
  to: uidSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
