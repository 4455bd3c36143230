import { sessionIdSchema } from '@countin/domain/account';
import * as v from 'valibot';

/** `iss` claim of all tokens. */
export const TOKEN_ISSUER = 'countin';

/** Purpose of a token (`aud` claim). A sync token, which appears in a URL, is never accepted as a session token. */
export const TOKEN_AUDIENCES = ['session', 'sync'] as const;
export type TokenAudience = (typeof TOKEN_AUDIENCES)[number];

/** Lifetime of a token, seconds. */
export const TOKEN_LIFETIMES: Readonly<Record<TokenAudience, number>> = {
  /** Kept in local storage, never put in a URL. */
  session: 12 * 60 * 60,
  /** Transfers a sign-in to the other site in a URL; works only once. */
  sync: 60,
};

/** Seconds by which the clocks of two servers may differ. */
export const CLOCK_SKEW_SECONDS = 5;

/** Claims of every token, for both audiences. Times are seconds since 1970. */
export const tokenClaimsSchema = v.object({
  iss: v.literal(TOKEN_ISSUER),
  aud: v.picklist(TOKEN_AUDIENCES),
  /** The user's id. */
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  /** Empty for an account without an address. */
  email: v.pipe(v.string(), v.maxLength(320)),
  /** The session that log-out will end on both sites. */
  sid: sessionIdSchema,
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
});
export type TokenClaims = v.InferOutput<typeof tokenClaimsSchema>;
