import * as v from 'valibot';
import { AUDIT_ACTIONS, auditEntrySchema } from '../admin/audit-entry.ts';
import { directoryEntrySchema } from '../admin/directory-entry.ts';
import { FAN_LIST_STATES, fanListSchema } from '../fan/fan-list.ts';
import { idSchema, optionalText, textSchema, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { sessionRecordSchema } from '../account/session-record.ts';
import { subscriptionSchema, userTypeSchema } from '../account/user.ts';

const cursorSchema = v.pipe(textSchema, v.maxLength(2000, 'field/too-long'));
const reasonSchema = v.optional(optionalText(LIMITS.reason), '');
const changed = v.object({ user: directoryEntrySchema });
const listedProfileSchema = v.object({
  kind: v.picklist(['artist', 'label']),
  id: idSchema,
  name: v.string(),
  customSlug: v.string(),
  heldBack: v.boolean(),
});

/**
 * Admin actions on other users' accounts. Each change is idempotent and recorded in the audit log.
 * - `access/denied`: the caller is not an admin.
 * - `account/self`: admins can neither change their own type nor suspend themselves.
 */
export const adminCallables = {
  /** One page of users. `cursor` requests the next page, which may be empty; null means that there is none. */
  findUsers: {
    name: 'account/findUsers',
    input: v.object({
      /** Prefix of an e-mail address or of a word in a name, or a whole uid. Empty lists all users, newest first. */
      text: v.optional(optionalText(LIMITS.contact), ''),
      userType: v.optional(v.nullable(userTypeSchema), null),
      subscription: v.optional(v.nullable(subscriptionSchema), null),
      suspended: v.optional(v.nullable(v.boolean()), null),
      /** Filters users with an open request for pro. */
      requestedPro: v.optional(v.boolean(), false),
      cursor: v.optional(v.nullable(cursorSchema), null),
    }),
    output: v.object({ users: v.array(directoryEntrySchema), cursor: v.nullable(v.string()) }),
  },
  /** One user with recent sessions. `account/not-found` */
  readUser: {
    name: 'account/readUser',
    input: v.object({ uid: uidSchema }),
    output: v.object({ user: directoryEntrySchema, sessions: v.array(sessionRecordSchema) }),
  },
  setUserType: {
    name: 'account/setUserType',
    input: v.object({ uid: uidSchema, userType: userTypeSchema, reason: reasonSchema }),
    output: changed,
  },
  /** Also closes the user's request for pro; `free` declines it. */
  setSubscription: {
    name: 'account/setSubscription',
    input: v.object({ uid: uidSchema, subscription: subscriptionSchema, reason: reasonSchema }),
    output: changed,
  },
  /** Suspends or restores a user. Suspending revokes all open sessions at once. */
  suspendUser: {
    name: 'account/suspendUser',
    input: v.object({ uid: uidSchema, suspended: v.boolean(), reason: reasonSchema }),
    output: changed,
  },
  /** Artists and labels of a user; empty for an unknown user. */
  listProfiles: {
    name: 'account/listProfiles',
    input: v.object({ uid: uidSchema }),
    output: v.object({ profiles: v.array(listedProfileSchema) }),
  },
  /** Removes a profile from shelves and sitemap, or restores it. Its own URLs keep working. `profile/not-found` */
  holdBackProfile: {
    name: 'account/holdBackProfile',
    input: v.object({
      kind: v.picklist(['artist', 'label']),
      profileId: idSchema,
      heldBack: v.boolean(),
      reason: reasonSchema,
    }),
    output: v.object({}),
  },
  /** Lists of proven imports in one state, the oldest first, a hundred at most. */
  listFanLists: {
    name: 'account/listFanLists',
    input: v.object({ state: v.picklist(FAN_LIST_STATES) }),
    output: v.object({
      lists: v.array(
        v.object({
          ...fanListSchema.entries,
          statements: v.array(
            v.object({
              artistId: idSchema,
              artistName: v.string(),
              by: uidSchema,
              source: v.string(),
              at: v.number(),
            }),
          ),
          createdAt: v.number(),
          lookAt: v.nullable(v.number()),
          decidedAt: v.nullable(v.number()),
          /** The account: its name or address, and since when it exists; null where it is gone. */
          accountName: v.string(),
          accountSince: v.nullable(v.number()),
        }),
      ),
    }),
  },
  /** Approves a list of a proven import, whatever its sample, or refuses it. `import/list-gone` */
  decideFanList: {
    name: 'account/decideFanList',
    input: v.object({ listId: idSchema, approved: v.boolean(), reason: reasonSchema }),
    output: v.object({}),
  },
  /** One page of the audit log, newest first; filtered by user if a subject is given. */
  listAudit: {
    name: 'account/listAudit',
    input: v.object({
      subject: v.optional(v.nullable(uidSchema), null),
      action: v.optional(v.nullable(v.picklist(AUDIT_ACTIONS)), null),
      cursor: v.optional(v.nullable(cursorSchema), null),
    }),
    output: v.object({ entries: v.array(auditEntrySchema), cursor: v.nullable(v.string()) }),
  },
} as const;
