import * as v from 'valibot';
import { sessionRecordSchema } from '../account/session-record.ts';
import { userSchema } from '../account/user.ts';
import { auditEntrySchema } from '../admin/audit-entry.ts';
import { directoryEntrySchema } from '../admin/directory-entry.ts';
import { instantSchema, uidSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

export const user = /* @__PURE__ */ defineDocument(userSchema, paths.user);
export const users = /* @__PURE__ */ defineDocument(userSchema, () => paths.users);
export const session = /* @__PURE__ */ defineDocument(sessionRecordSchema, paths.session);
export const sessions = /* @__PURE__ */ defineDocument(sessionRecordSchema, paths.sessions);
export const directoryEntry = /* @__PURE__ */ defineDocument(directoryEntrySchema, paths.directoryEntry);
export const userDirectory = /* @__PURE__ */ defineDocument(directoryEntrySchema, () => paths.userDirectory);
export const auditEntry = /* @__PURE__ */ defineDocument(auditEntrySchema, paths.auditEntry);
export const auditLog = /* @__PURE__ */ defineDocument(auditEntrySchema, () => paths.auditLog);

/** Used one-time token. Firestore's time-to-live policy deletes it. */
const usedTokenSchema = v.object({ uid: uidSchema, expiresAt: instantSchema });
export const usedToken = /* @__PURE__ */ defineDocument(usedTokenSchema, paths.usedToken);
export const usedTokens = /* @__PURE__ */ defineDocument(usedTokenSchema, () => paths.usedTokens);

const accountDeletionSchema = v.object({
  uid: uidSchema,
  /** `deleted`: only the marker is left that stops old sign-ins from writing. */
  state: v.picklist(['deleting', 'deleted']),
  startedAt: instantSchema,
  /** Time of the scheduled job's next attempt. */
  nextAt: instantSchema,
});
export const accountDeletion = /* @__PURE__ */ defineDocument(accountDeletionSchema, paths.accountDeletion);
export const accountDeletions = /* @__PURE__ */ defineDocument(accountDeletionSchema, () => paths.accountDeletions);
