import { sessionIdSchema, siteNameSchema, subscriptionSchema, userTypeSchema } from '@countin/domain/account';
import { textSchema, uidSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { challengeSchema } from './keep-challenge.ts';
import { SIGN_IN_AUDIENCES, TOKEN_AUDIENCES } from './token-claims.ts';
import { isTokenText } from './token-text.ts';

/** A signed token as text: three base64url parts. */
export const tokenSchema = v.pipe(v.string(), v.check(isTokenText, 'auth/token-invalid'));

/** The user of a valid token, as `verifyAuthToken` returns it. */
export const sessionUserSchema = v.object({
  /** Purpose of the token. */
  kind: v.picklist(SIGN_IN_AUDIENCES),
  uid: uidSchema,
  email: v.string(),
  displayName: v.string(),
  /** Path of the user's picture; the same on both sites. */
  photoURL: v.nullable(v.string()),
  userType: userTypeSchema,
  subscription: subscriptionSchema,
  sessionId: sessionIdSchema,
  /** When the token ends, milliseconds since 1970. */
  expiresAt: v.number(),
  /**
   * Custom token of the identity provider, for a sign-in within the same session. Null unless the verified token is a
   * sync token, which can be used only once.
   */
  customToken: v.nullable(v.string()),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

/** The two callables of section 7 of the specification, which fixes their names. */
export const authCallables = {
  /** Issues a token to the caller. Fails with `access/denied` unless the caller's verified uid is `uid`. */
  generateAuthToken: {
    name: 'generateAuthToken',
    input: v.object({
      uid: uidSchema,
      email: v.optional(v.nullable(textSchema), null),
      kind: v.optional(v.picklist(TOKEN_AUDIENCES), 'session'),
      /** Challenge of a token for a tap; needed with that kind, and only with it. */
      keep: v.optional(challengeSchema),
      /** Site of the caller, stored in the session record. */
      site: v.optional(siteNameSchema),
      /**
       * Session to continue after the caller re-entered the password: the `sid` of the stored token. The provider
       * counts a re-entered password as a new log-in. The old session id keeps log-out effective on both sites.
       */
      continues: v.optional(sessionIdSchema),
    }),
    output: v.object({ token: tokenSchema }),
  },
  /**
   * Verifies a token and returns its user. Fails with `auth/token-invalid`, `auth/token-expired`, `auth/token-used`
   * (a sync token's second use), `auth/session-ended` or `auth/disabled`.
   */
  verifyAuthToken: {
    name: 'verifyAuthToken',
    input: v.object({ token: tokenSchema }),
    output: sessionUserSchema,
  },
} as const;
