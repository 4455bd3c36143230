import { sessionIdSchema, siteNameSchema, subscriptionSchema, userTypeSchema } from '@countin/domain/account';
import { textSchema, uidSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { TOKEN_AUDIENCES } from './token-claims.ts';
import { isTokenText } from './token-text.ts';

/** A signed token as text: three base64url parts. */
export const tokenSchema = v.pipe(v.string(), v.check(isTokenText, 'auth/token-invalid'));

/** Whom a token speaks for, as `verifyAuthToken` answers. */
export const sessionUserSchema = v.object({
  /** What the token is for. */
  kind: v.picklist(TOKEN_AUDIENCES),
  uid: uidSchema,
  email: v.string(),
  displayName: v.string(),
  /** Path of the person's picture on every site of the product. */
  photoURL: v.nullable(v.string()),
  userType: userTypeSchema,
  subscription: subscriptionSchema,
  sessionId: sessionIdSchema,
  /** When the token ends, milliseconds since 1970. */
  expiresAt: v.number(),
  /** Signs in with the identity provider, in the same session. For a sync token alone, which it uses up. */
  customToken: v.nullable(v.string()),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

/** The two callables of section 7 of the specification, which fixes their names. */
export const authCallables = {
  /** A token for the caller. Answers only when the call's own verified identity is that uid; `access/denied` else. */
  generateAuthToken: {
    name: 'generateAuthToken',
    input: v.object({
      uid: uidSchema,
      email: v.optional(v.nullable(textSchema), null),
      kind: v.optional(v.picklist(TOKEN_AUDIENCES), 'session'),
      /** Where the caller is; the session's record keeps it. */
      site: v.optional(siteNameSchema),
      /**
       * The caller's session until it entered its password again, which the provider counts as a new log-in: the `sid` of
       * the stored token. The token goes on with that session, so that log-out still ends all of it.
       */
      continues: v.optional(sessionIdSchema),
    }),
    output: v.object({ token: tokenSchema }),
  },
  /**
   * Whom a token speaks for. `auth/token-invalid`, `auth/token-expired`, `auth/token-used` (a sync token's second use),
   * `auth/session-ended` or `auth/disabled` for any token that is not good.
   */
  verifyAuthToken: {
    name: 'verifyAuthToken',
    input: v.object({ token: tokenSchema }),
    output: sessionUserSchema,
  },
} as const;
