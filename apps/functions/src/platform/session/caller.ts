import { AppError } from '@countin/domain/errors';
import { uidSchema } from '@countin/domain/fields';
import type { CallableRequest } from 'firebase-functions/v2/https';
import * as v from 'valibot';

/** Claims of every ID token of the provider. The emulators verify none, and take any text for one. */
const identitySchema = v.object({
  uid: uidSchema,
  token: v.looseObject({
    auth_time: v.number(),
    firebase: v.looseObject({ sign_in_provider: v.string() }),
    email: v.optional(v.string(), ''),
    sid: v.optional(v.unknown()),
  }),
});

/** Caller as the platform has verified it; what a caller says about itself is not used. */
export interface Caller {
  readonly uid: string;
  /** Empty for an account without one. */
  readonly email: string;
  /** The sign-in: of the other site's log-in where it came from there, else of this one. */
  readonly sessionId: string;
  /** When the password was entered, milliseconds since 1970; null for a sign-in that came from the other site. */
  readonly passwordAt: number | null;
  readonly userAgent: string;
}

/**
 * The verified identity of a call.
 *
 * @throws AppError `auth/required`
 */
export function callerOf({ auth, rawRequest }: CallableRequest<unknown>): Caller {
  const identity = v.safeParse(identitySchema, auth);
  if (!identity.success) throw new AppError('auth/required');
  const { uid, token } = identity.output;
  const { sid } = token;
  // A custom token renews `auth_time` without an entered password.
  const own = token.firebase.sign_in_provider !== 'custom';
  return {
    uid,
    email: token.email,
    sessionId: typeof sid === 'string' ? sid : `login-${token.auth_time}`,
    passwordAt: own ? token.auth_time * 1000 : null,
    userAgent: rawRequest.headers['user-agent'] ?? '',
  };
}
