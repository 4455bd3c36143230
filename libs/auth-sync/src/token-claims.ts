import { sessionIdSchema } from '@countin/domain/account';
import * as v from 'valibot';
import { challengeSchema } from './keep-challenge.ts';

/** `iss` claim of all tokens. */
export const TOKEN_ISSUER = 'countin';

/** Purposes that know a user of the sites. */
export const SIGN_IN_AUDIENCES = ['session', 'sync'] as const;
/** Purpose of a token (`aud` claim). Tokens that appear in a URL are never accepted as a session token. */
export const TOKEN_AUDIENCES = [...SIGN_IN_AUDIENCES, 'keep'] as const;
export type TokenAudience = (typeof TOKEN_AUDIENCES)[number];

/** Lifetime of a token, seconds. */
export const TOKEN_LIFETIMES: Readonly<Record<TokenAudience, number>> = {
  /** Kept in local storage, never put in a URL. */
  session: 12 * 60 * 60,
  /** Transfers a sign-in to the other site in a URL; works only once. */
  sync: 60,
  /** Keeps what one tap named on an artist's or label's address, once. */
  keep: 60,
};

/** Seconds by which the clocks of two servers may differ. */
export const CLOCK_SKEW_SECONDS = 5;

/** Claims of every token. Times are seconds since 1970. */
export const tokenClaimsSchema = v.object({
  iss: v.literal(TOKEN_ISSUER),
  aud: v.picklist(TOKEN_AUDIENCES),
  /** The user's id. */
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  /** Of a token for a tap: the challenge that it answers, see `keepChallenge`. */
  keep: v.optional(challengeSchema),
  /** Empty for an account without an address, and in a token for a tap. */
  email: v.pipe(v.string(), v.maxLength(320)),
  /** The session that log-out will end on both sites. */
  sid: sessionIdSchema,
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  iat: v.pipe(v.number(), v.integer()),
  exp: v.pipe(v.number(), v.integer()),
});
export type TokenClaims = v.InferOutput<typeof tokenClaimsSchema>;
