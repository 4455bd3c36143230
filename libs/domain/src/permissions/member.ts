import * as v from 'valibot';
import { instantSchema, optionalText, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { memberRoleSchema } from './role.ts';

/**
 * `artistProfiles/{id}/members/{uid}`, `labelProfiles/{id}/members/{uid}`: a member, listed for the other members. The
 * owner has none. Only the server writes it, together with the role in the member's user document, which decides.
 */
export const memberSchema = v.object({
  uid: uidSchema,
  /** Name of the member, kept equal to the name of the account. */
  name: optionalText(LIMITS.displayName),
  role: memberRoleSchema,
  since: instantSchema,
  invitedBy: uidSchema,
});
/** A member, parsed by {@link memberSchema}. */
export type Member = v.InferOutput<typeof memberSchema>;
