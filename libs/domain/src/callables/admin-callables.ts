import * as v from 'valibot';
import { AUDIT_ACTIONS, auditEntrySchema } from '../admin/audit-entry.ts';
import { directoryEntrySchema } from '../admin/directory-entry.ts';
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
 * What admins do to others' accounts: `access/denied` for everybody else, each change in the audit log. To make a change
 * again is harmless. Nobody changes their own type or suspends themselves: `account/self`.
 */
export const adminCallables = {
  /** A page of people. `cursor` of one answer asks for the next page, which may be empty; null says that there is none. */
  findUsers: {
    name: 'account/findUsers',
    input: v.object({
      /** How an address or a word of a name begins, or all of a uid; everybody, newest first, without it. */
      text: v.optional(optionalText(LIMITS.contact), ''),
      userType: v.optional(v.nullable(userTypeSchema), null),
      subscription: v.optional(v.nullable(subscriptionSchema), null),
      suspended: v.optional(v.nullable(v.boolean()), null),
      /** Those alone who wait for an answer to their request for pro. */
      askedForPro: v.optional(v.boolean(), false),
      cursor: v.optional(v.nullable(cursorSchema), null),
    }),
    output: v.object({ users: v.array(directoryEntrySchema), cursor: v.nullable(v.string()) }),
  },
  /** One person, and where they have signed in lately. `account/not-found` */
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
  /** Also answers the person's request for pro, and turns it down with `free`. */
  setSubscription: {
    name: 'account/setSubscription',
    input: v.object({ uid: uidSchema, subscription: subscriptionSchema, reason: reasonSchema }),
    output: changed,
  },
  /** Suspends or restores. A suspended person's open sessions end at once. */
  suspendUser: {
    name: 'account/suspendUser',
    input: v.object({ uid: uidSchema, suspended: v.boolean(), reason: reasonSchema }),
    output: changed,
  },
  /** The artists and labels of a person, none for an unknown one. */
  listProfiles: {
    name: 'account/listProfiles',
    input: v.object({ uid: uidSchema }),
    output: v.object({ profiles: v.array(listedProfileSchema) }),
  },
  /** Keeps a profile off every shelf and out of the sitemap, or shows it again; its own addresses work as before. `profile/not-found` */
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
  /** A page of the audit log, newest first; of one person where a subject is given. */
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
