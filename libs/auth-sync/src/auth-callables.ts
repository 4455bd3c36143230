import * as v from 'valibot';
import { uidSchema } from '@countin/domain';

/** A signed token as text: three base64url parts. */
export const tokenSchema = v.pipe(v.string(), v.maxLength(4096, 'auth/token-invalid'), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'auth/token-invalid'));

/** Whom a stored token speaks for. */
export const sessionUserSchema = v.object({
  uid: uidSchema,
  email: v.string(),
  /** When the token ends, milliseconds since 1970. */
  expiresAt: v.number(),
});
export type SessionUser = v.InferOutput<typeof sessionUserSchema>;

/** The two callables of section 7 of the specification, which fixes their names. */
export const authCallables = {
  /** A token for the caller. Answers only when the call's own verified identity is that uid. */
  generateAuthToken: {
    name: 'generateAuthToken',
    input: v.object({ uid: uidSchema, email: v.optional(v.nullable(v.string()), null) }),
    output: v.object({ token: tokenSchema }),
  },
  /** Whom a token speaks for; `auth/token-invalid` for any token that is not good. */
  verifyAuthToken: {
    name: 'verifyAuthToken',
    input: v.object({ token: tokenSchema }),
    output: sessionUserSchema,
  },
} as const;
