import { documents, readField } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';

/**
 * States that end an act. `suspended` is the account that acts, or that began what goes on. `owner-suspended` is the account
 * that owns the profile; `held-back` is by an admin; `deleted` can be restored for a while.
 */
export const OBSTACLES = ['absent', 'deleted', 'owner-suspended', 'suspended', 'held-back', 'archived'] as const;
/** One of {@link OBSTACLES}. */
export type Obstacle = (typeof OBSTACLES)[number];

/**
 * - `restore`: the owner takes a deletion back, or reads what it concerns.
 * - `work`: a member reads or changes something, or a link or feed of a member is read.
 * - `send`: a message is sent for the profile.
 * - `import`: people are added who have not signed up here.
 */
export type Act = 'restore' | 'work' | 'send' | 'import';

const ENDED_BY: Readonly<Record<Act, readonly Obstacle[]>> = {
  restore: ['absent', 'suspended'],
  work: ['absent', 'deleted', 'suspended'],
  send: ['absent', 'deleted', 'owner-suspended', 'suspended', 'held-back'],
  import: ['absent', 'deleted', 'owner-suspended', 'suspended', 'held-back', 'archived'],
};

/** Documents that decide; those left out are not an obstacle. */
export interface ActFacts {
  readonly profile: DocumentSnapshot;
  /** User document of the profile's owner. */
  readonly owner?: DocumentSnapshot | undefined;
  /** User documents of those who act, or who began what goes on. */
  readonly actors?: readonly DocumentSnapshot[];
  /** An admin's note that holds the profile back. */
  readonly heldBack?: DocumentSnapshot | undefined;
}

/** The first state that ends an act; null where it may go on. The one place that decides so. */
export function obstacleTo(act: Act, facts: ActFacts): Obstacle | null {
  return ENDED_BY[act].find((obstacle) => HAS[obstacle](facts)) ?? null;
}

/** Whether an account is suspended. Not as parsed: a document with a damaged field suspends all the same. */
export function isSuspended(user: DocumentSnapshot | undefined): boolean {
  return readField(documents.user, user, 'suspended') === true;
}

/** Whether a profile is deleted, and can be restored. */
export function isDeleted(profile: DocumentSnapshot | undefined): boolean {
  return readField(documents.profile, profile, 'deletedAt') !== undefined;
}

/** Whether a profile is archived: it takes no fans. */
export function isArchived(profile: DocumentSnapshot | undefined): boolean {
  return readField(documents.profile, profile, 'archivedAt') !== undefined;
}

const HAS: Readonly<Record<Obstacle, (facts: ActFacts) => boolean>> = {
  absent: ({ profile }) => !profile.exists,
  deleted: ({ profile }) => isDeleted(profile),
  suspended: ({ actors = [] }) => actors.some(isSuspended),
  'owner-suspended': ({ owner }) => isSuspended(owner),
  'held-back': ({ heldBack }) => heldBack?.exists === true,
  archived: ({ profile }) => isArchived(profile),
};
