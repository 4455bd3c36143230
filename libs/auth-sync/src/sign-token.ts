import { SignJWT } from 'jose';
import type { SigningKeys } from './signing-keys.ts';
import { TOKEN_ISSUER, TOKEN_LIFETIMES, type TokenAudience } from './token-claims.ts';

/** User and session that a token is issued for. */
export interface TokenSubject {
  readonly uid: string;
  readonly email: string;
  readonly sessionId: string;
  /** Challenge that a token for a tap answers. */
  readonly keep?: string | undefined;
}

/**
 * Signs a token (HS256, the key's id in the header).
 *
 * @param mint current time in milliseconds since 1970, and a unique token id
 */
export function signToken(
  keys: SigningKeys,
  audience: TokenAudience,
  { uid, email, sessionId, keep }: TokenSubject,
  mint: { readonly now: number; readonly tokenId: string },
): Promise<string> {
  const issuedAt = Math.floor(mint.now / 1000);
  return new SignJWT({ email, sid: sessionId, ...(keep !== undefined && { keep }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keys[0].id })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(audience)
    .setSubject(uid)
    .setJti(mint.tokenId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFETIMES[audience])
    .sign(keys[0].secret);
}
