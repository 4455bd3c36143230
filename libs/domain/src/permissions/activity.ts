import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';

/** Changes that a profile's activity log records. */
const ACTIVITY_ACTIONS = [
  'member.invited',
  'invitation.withdrawn',
  'member.joined',
  'member.role',
  'member.removed',
  'member.left',
  'transfer.offered',
  'transfer.withdrawn',
  'transfer.done',
  'agreement.offered',
  'agreement.accepted',
  'agreement.declined',
  'agreement.withdrawn',
  'agreement.requested',
  'agreement.changed',
  'agreement.ended',
  'name.changed',
  'branding.changed',
  'slug.changed',
  'settings.changed',
  'profile.archived',
  'profile.restored',
  'profile.deleted',
  'release.created',
  'release.published',
  'release.withdrawn',
  'release.deleted',
  'release.restored',
  'release.address',
  'campaign.resumed',
  /** `subject`: name of the file; `after`: number of the artist's releases. */
  'import.applied',
  'import.undone',
] as const;
/** One of {@link ACTIVITY_ACTIONS}. */
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/**
 * `artistProfiles/{id}/activity/{id}`, `labelProfiles/{id}/activity/{id}`: who changed what, and when. Append-only;
 * written by the server in the transaction of the change.
 */
export const activitySchema = v.object({
  id: idSchema,
  at: instantSchema,
  action: v.picklist(ACTIVITY_ACTIONS),
  actor: uidSchema,
  /** Name at the time of the change: the log outlives the account. */
  actorName: optionalText(LIMITS.displayName),
  /** Changed value, as text: a member's name, a release's title, a slug. Empty for the profile itself. */
  subject: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
/** An entry, parsed by {@link activitySchema}. */
export type Activity = v.InferOutput<typeof activitySchema>;
