export { parseSigningKeys } from './signing-keys.ts';
export type { SigningKeys } from './signing-keys.ts';
export { keepChallenge } from './keep-challenge.ts';
export { SIGN_IN_AUDIENCES } from './token-claims.ts';
export type { TokenAudience, TokenClaims } from './token-claims.ts';
export { signToken } from './sign-token.ts';
export { TokenError, verifyToken } from './verify-token.ts';
export { authCallables } from './auth-callables.ts';
export type { SessionUser } from './auth-callables.ts';
