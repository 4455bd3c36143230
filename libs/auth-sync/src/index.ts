export { parseSigningKeys } from './signing-keys.ts';
export type { SigningKey, SigningKeys } from './signing-keys.ts';
export { keepChallenge } from './keep-challenge.ts';
export type { KeepTap } from './keep-challenge.ts';
export {
  CLOCK_SKEW_SECONDS,
  SIGN_IN_AUDIENCES,
  TOKEN_AUDIENCES,
  TOKEN_ISSUER,
  TOKEN_LIFETIMES,
} from './token-claims.ts';
export type { TokenAudience, TokenClaims } from './token-claims.ts';
export { signToken } from './sign-token.ts';
export type { TokenSubject } from './sign-token.ts';
export { TokenError, verifyToken } from './verify-token.ts';
export type { TokenErrorCode } from './verify-token.ts';
export { authCallables, sessionUserSchema, tokenSchema } from './auth-callables.ts';
export type { SessionUser } from './auth-callables.ts';
