import * as v from 'valibot';
import { idSchema, uidSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { invitedEmailSchema } from '../permissions/invitation.ts';
import { memberRoleSchema, PROFILE_KINDS, roleSchema } from '../permissions/role.ts';

const profile = { kind: v.picklist(PROFILE_KINDS), profileId: idSchema };
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'invitation/not-found'));
const person = {
  uid: uidSchema,
  name: v.string(),
  /** Null for callers who may not manage members. */
  email: v.nullable(v.string()),
};

/** Members of artists and labels, invitations, and transfers of ownership. */
export const memberCallables = {
  /** Members, open invitations and an offered ownership. Invitations are empty for callers who may not manage members. */
  readTeam: {
    name: 'studio/readTeam',
    input: v.object(profile),
    output: v.object({
      owner: v.object(person),
      members: v.array(v.object({ ...person, role: memberRoleSchema, since: v.number() })),
      invitations: v.array(
        v.object({ id: idSchema, role: memberRoleSchema, email: v.nullable(v.string()), expiresAt: v.number() }),
      ),
      /** The member to whom the ownership is offered. */
      offer: v.nullable(v.object({ to: uidSchema, expiresAt: v.number() })),
      role: roleSchema,
    }),
  },
  /**
   * Invites a person by e-mail, or makes a link. The answer is the same for addresses with and without an account.
   * `invitation/too-many`: too many are open.
   */
  inviteMember: {
    name: 'studio/inviteMember',
    input: v.object({
      ...profile,
      role: memberRoleSchema,
      email: v.nullable(invitedEmailSchema),
      /** Language of the mail. */
      language: languageSchema,
    }),
    output: v.object({
      /** Null for an invitation by e-mail: only its recipient gets the link. */
      link: v.nullable(v.string()),
    }),
  },
  /** Withdraws an open invitation. Idempotent. */
  withdrawInvitation: {
    name: 'studio/withdrawInvitation',
    input: v.object({ ...profile, invitationId: idSchema }),
    output: v.object({}),
  },
  /**
   * Reads the profile and role of an invitation, without a sign-in. Fails with the reason why it cannot be accepted.
   */
  readInvitation: {
    name: 'account/readInvitation',
    input: v.object({ token }),
    output: v.object({
      kind: v.picklist(PROFILE_KINDS),
      profileName: v.string(),
      inviterName: v.string(),
      role: memberRoleSchema,
      expiresAt: v.number(),
    }),
  },
  /**
   * Makes the caller a member. Repeating it with the same account changes nothing. `auth/unverified`: the caller's
   * address is not verified. `invitation/other-address`: the invitation is for another address.
   */
  acceptInvitation: {
    name: 'studio/acceptInvitation',
    input: v.object({ token }),
    output: v.object(profile),
  },
  /** The same for an invitation by e-mail, from the list of the caller's own. The caller's verified address decides. */
  acceptMailedInvitation: {
    name: 'studio/acceptMailedInvitation',
    input: v.object({ invitationId: idSchema }),
    output: v.object(profile),
  },
  /** Invitations to the caller's verified address, and ownerships offered to the caller, that can be accepted now. */
  listWaiting: {
    name: 'studio/listWaiting',
    input: v.object({}),
    output: v.object({
      invitations: v.array(
        v.object({
          id: idSchema,
          ...profile,
          profileName: v.string(),
          inviterName: v.string(),
          role: memberRoleSchema,
          expiresAt: v.number(),
        }),
      ),
      ownerships: v.array(v.object({ ...profile, profileName: v.string(), expiresAt: v.number() })),
    }),
  },
  changeMemberRole: {
    name: 'studio/changeMemberRole',
    input: v.object({ ...profile, uid: uidSchema, role: memberRoleSchema }),
    output: v.object({}),
  },
  /** Ends a membership: the caller's own, or another one by callers who may manage members. */
  removeMember: {
    name: 'studio/removeMember',
    input: v.object({ ...profile, uid: uidSchema }),
    output: v.object({}),
  },
  /** Offers the ownership to a member. Needs a recent sign-in. `member/unavailable`: the account is suspended. */
  offerOwnership: {
    name: 'studio/offerOwnership',
    input: v.object({ ...profile, uid: uidSchema }),
    output: v.object({}),
  },
  /** Withdraws an offered ownership, or declines it. Idempotent. */
  withdrawOwnership: { name: 'studio/withdrawOwnership', input: v.object(profile), output: v.object({}) },
  /** Takes over an offered ownership. Needs a recent sign-in. The former owner stays as a manager. */
  acceptOwnership: { name: 'studio/acceptOwnership', input: v.object(profile), output: v.object({}) },
} as const;
