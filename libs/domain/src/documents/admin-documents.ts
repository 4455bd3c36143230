import * as v from 'valibot';
import { auditEntrySchema } from '../admin/audit-entry.ts';
import { directoryEntrySchema } from '../admin/directory-entry.ts';
import { instantSchema, uidSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const directoryEntry = /* @__PURE__ */ defineDocument(directoryEntrySchema, paths.directoryEntry);
export const userDirectory = /* @__PURE__ */ defineDocument(directoryEntrySchema, () => paths.userDirectory);
export const auditEntry = /* @__PURE__ */ defineDocument(auditEntrySchema, paths.auditEntry);
export const auditLog = /* @__PURE__ */ defineDocument(auditEntrySchema, () => paths.auditLog);

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
