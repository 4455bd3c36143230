import * as v from 'valibot';
import { instantSchema, optionalText, uidSchema } from './fields.ts';
import { languageSchema } from './language.ts';
import { LIMITS } from './limits.ts';

/** `users/{uid}`. `userType` and `subscription` are written by the server alone. */
export const userSchema = v.object({
  uid: uidSchema,
  displayName: v.optional(optionalText(LIMITS.displayName), ''),
  language: v.optional(languageSchema),
  /** Missing means artist (section 3 of the specification). */
  userType: v.optional(v.picklist(['artist', 'admin']), 'artist'),
  subscription: v.optional(v.picklist(['free', 'pro']), 'free'),
  createdAt: v.optional(instantSchema),
});
export type User = v.InferOutput<typeof userSchema>;
