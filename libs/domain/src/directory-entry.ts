import * as v from 'valibot';
import { instantSchema, uidSchema } from './fields.ts';
import { subscriptionSchema, userTypeSchema } from './user.ts';

/** `userDirectory/{uid}`: what admins find people by. Written and read by the server alone. */
export const directoryEntrySchema = v.object({
  uid: uidSchema,
  email: v.string(),
  /** {@link searchKey} of the address. */
  emailKey: v.string(),
  displayName: v.string(),
  /** {@link searchKey} of the name. */
  nameKey: v.string(),
  userType: userTypeSchema,
  subscription: subscriptionSchema,
  suspended: v.boolean(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  proRequestedAt: v.nullable(instantSchema),
  /** Whether `proRequestedAt` says anything: searches need an equality. */
  askedForPro: v.optional(v.boolean(), false),
});
export type DirectoryEntry = v.InferOutput<typeof directoryEntrySchema>;

/** What texts are compared by in searches: without case, accents, and spaces around it. */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase().normalize('NFC').trim().replace(/\s+/g, ' ');
}
