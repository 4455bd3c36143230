import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/** Actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'user-type',
  'subscription',
  'suspend',
  'restore',
  'delete-account',
  'hold-back',
  'show-again',
  'approve-list',
  'refuse-list',
] as const;

/** A value before or after a change; null where there was none. */
const valueSchema = v.nullable(v.union([v.string(), v.boolean(), v.number()]));

/** `auditLog/{id}`: author, subject, change and reason. Append-only; only the server reads and writes it. */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: instantSchema,
  actor: uidSchema,
  /** Name at the time of the change: the log outlives the account. */
  actorName: v.string(),
  subject: uidSchema,
  subjectName: v.string(),
  action: v.picklist(AUDIT_ACTIONS),
  before: valueSchema,
  after: valueSchema,
  reason: v.string(),
});
/** An entry, parsed by {@link auditEntrySchema}. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
