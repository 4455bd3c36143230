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
] as const;

/** A value before or after a change; null where there was none. */
const valueSchema = v.nullable(v.union([v.string(), v.boolean(), v.number()]));

/** `auditLog/{id}`: who changed what about whom, and why. Written and read by the server alone, never changed. */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: instantSchema,
  actor: uidSchema,
  /** As it was then: accounts go, the log stays. */
  actorName: v.optional(v.string(), ''),
  subject: uidSchema,
  subjectName: v.optional(v.string(), ''),
  action: v.picklist(AUDIT_ACTIONS),
  before: valueSchema,
  after: valueSchema,
  reason: v.string(),
});
/** An entry as {@link auditEntrySchema} gives it. */
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
