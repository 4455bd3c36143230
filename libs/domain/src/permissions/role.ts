import * as v from 'valibot';

/** Roles of the members of a profile, from the one with the most rights. The owner is the profile's `createdBy`. */
export const MEMBER_ROLES = ['manager', 'editor', 'analyst', 'viewer'] as const;
/** One of {@link MEMBER_ROLES}. */
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** The role of a member. */
export const memberRoleSchema = v.picklist(MEMBER_ROLES);

/** Every role in a profile. Each profile has exactly one owner. */
export const ROLES = ['owner', ...MEMBER_ROLES] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];
/** A role in a profile. */
export const roleSchema = v.picklist(ROLES);

/** Kinds of profiles. */
export const PROFILE_KINDS = ['artist', 'label'] as const;
/** One of {@link PROFILE_KINDS}. */
export type ProfileKind = (typeof PROFILE_KINDS)[number];
