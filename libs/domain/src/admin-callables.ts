import * as v from 'valibot';
import { AUDIT_ACTIONS, auditEntrySchema } from './audit-entry.ts';
import { directoryEntrySchema } from './directory-entry.ts';
import { optionalText, requiredText, uidSchema } from './fields.ts';
import { LIMITS } from './limits.ts';
import { subscriptionSchema, userTypeSchema } from './user.ts';

const cursorSchema = v.pipe(v.string(), v.maxLength(2000, 'field/too-long'));
const reasonSchema = requiredText(LIMITS.reason);
const changed = v.object({ user: directoryEntrySchema });

/** What admins do to others' accounts: `access/denied` for everybody else, each change in the audit log. */
export const adminCallables = {
  /** A page of people. `cursor` of one answer asks for the next page; null says that there is none. */
  findUsers: {
    name: 'account/findUsers',
    input: v.object({
      /** `email` and `name` find beginnings, `uid` exactly one; `newest` and `pro-requests` need no text. */
      by: v.picklist(['email', 'name', 'uid', 'newest', 'pro-requests']),
      text: v.optional(optionalText(LIMITS.contact), ''),
      cursor: v.optional(v.nullable(cursorSchema), null),
    }),
    output: v.object({ users: v.array(directoryEntrySchema), cursor: v.nullable(v.string()) }),
  },
  setUserType: {
    name: 'account/setUserType',
    input: v.object({ uid: uidSchema, userType: userTypeSchema, reason: reasonSchema }),
    output: changed,
  },
  /** Also answers the person's request for pro. */
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
