import type { MemberRole, ProfileKind, Role } from './role.ts';

/** Roles that may run an operation besides the owner, and on which kinds of profiles it exists. */
interface Permission {
  readonly kinds: readonly ProfileKind[];
  /** Roles of members. The owner may run every operation. */
  readonly roles: readonly MemberRole[];
}

const BOTH = ['artist', 'label'] as const;
const ALL = ['manager', 'editor', 'analyst', 'viewer'] as const;
const READERS = ['manager', 'editor', 'viewer'] as const;
const WRITERS = ['manager', 'editor'] as const;
const MANAGERS = ['manager'] as const;

/**
 * Every operation on a profile, with the roles that may run it. Security rules, the guard of callables, screens and
 * `docs/permissions.md` follow from this table: after a change run `npx nx run rules:generate`.
 */
export const PERMISSIONS = {
  /** Open the profile's screens. */
  'profile.read': { kinds: BOTH, roles: ALL },
  /** Change what the profile's public page shows: texts, picture, sections, branding. */
  'profile.edit': { kinds: BOTH, roles: WRITERS },
  /** Change addresses, of an artist's releases too, time zone, language and release defaults; archive and restore. */
  'settings.edit': { kinds: BOTH, roles: MANAGERS },
  'profile.transfer': { kinds: BOTH, roles: [] },
  'profile.delete': { kinds: BOTH, roles: [] },

  /** Read working copies of releases: an artist's own, or those that an agreement opens to a label. */
  'release.read': { kinds: BOTH, roles: READERS },
  'release.create': { kinds: ['artist'], roles: WRITERS },
  'release.edit': { kinds: BOTH, roles: WRITERS },
  /** Publish, withdraw and archive releases. */
  'release.publish': { kinds: ['artist'], roles: WRITERS },
  /** Delete releases, and restore them. */
  'release.delete': { kinds: ['artist'], roles: MANAGERS },

  /** Read clips and withdrawn medleys. */
  'medley.read': { kinds: ['artist'], roles: READERS },
  'medley.edit': { kinds: ['artist'], roles: WRITERS },

  /** Read uploads and their processing states. */
  'image.read': { kinds: BOTH, roles: READERS },
  'image.upload': { kinds: BOTH, roles: WRITERS },

  /** Read fans, with their addresses. */
  'fans.read': { kinds: BOTH, roles: MANAGERS },
  /** Save segments, and import fans of an artist. */
  'fans.edit': { kinds: BOTH, roles: MANAGERS },
  'fans.export': { kinds: BOTH, roles: MANAGERS },
  /** Read campaigns, their audience's size and their results: numbers, no addresses. */
  'campaign.read': { kinds: BOTH, roles: READERS },
  'campaign.send': { kinds: BOTH, roles: MANAGERS },

  /** Read totals: visits, clicks, numbers of fans. */
  'numbers.read': { kinds: BOTH, roles: ALL },
  /** Make and revoke links that show the numbers to people without an account. */
  'numbers.share': { kinds: ['artist'], roles: MANAGERS },

  /** Change which releases a label's feed shows, and how. */
  'feed.edit': { kinds: ['label'], roles: WRITERS },

  'agreements.read': { kinds: BOTH, roles: READERS },
  /** Offer, accept and end agreements between artist and label. */
  'agreements.manage': { kinds: BOTH, roles: MANAGERS },

  'members.read': { kinds: BOTH, roles: ALL },
  /** Invite members, change their roles, remove them. */
  'members.manage': { kinds: BOTH, roles: MANAGERS },
  /** Read the profile's activity log. */
  'activity.read': { kinds: BOTH, roles: MANAGERS },
} as const satisfies Record<string, Permission>;

/** An operation on a profile. */
export type Operation = keyof typeof PERMISSIONS;

/** All operations, in the order of {@link PERMISSIONS}. */
export const OPERATIONS = Object.keys(PERMISSIONS) as readonly Operation[];

/** An operation that exists for a kind of profile. */
export type OperationOf<K extends ProfileKind> = {
  [O in Operation]: K extends (typeof PERMISSIONS)[O]['kinds'][number] ? O : never;
}[Operation];

/** Whether a role may run an operation; false without a role. */
export function can(role: Role | null | undefined, operation: Operation): boolean {
  if (role === null || role === undefined) return false;
  const { roles }: Permission = PERMISSIONS[operation];
  return role === 'owner' || roles.includes(role);
}

/** Whether an operation exists for a kind of profile. */
export function isOperationOf(kind: ProfileKind, operation: Operation): boolean {
  const { kinds }: Permission = PERMISSIONS[operation];
  return kinds.includes(kind);
}
