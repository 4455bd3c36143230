import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SigningKeys } from './signing-keys.ts';
import {
  CLOCK_SKEW_SECONDS,
  TOKEN_ISSUER,
  TOKEN_LIFETIMES,
  tokenClaimsSchema,
  type TokenAudience,
  type TokenClaims,
} from './token-claims.ts';

/** Why a token is refused. For the server's log only: clients learn only whether the token has expired. */
export type TokenErrorCode =
  'malformed' | 'algorithm' | 'unknown-key' | 'signature' | 'issuer' | 'audience' | 'expired' | 'claims';

/** Last letters with zero padding bits. Decoding drops those two bits, so other letters would alias the same token. */
const CANONICAL_END = /[AEIMQUYcgkosw048]$/;

export class TokenError extends Error {
  readonly errorCode: TokenErrorCode;
  constructor(errorCode: TokenErrorCode, cause?: unknown) {
    super(`token refused: ${errorCode}`, { cause });
    this.name = 'TokenError';
    this.errorCode = errorCode;
  }
}

/**
 * Checks a token's signature, algorithm, issuer, audience and times, and gives its claims.
 *
 * @param audiences what the token may be for
 * @param now milliseconds since 1970
 * @throws TokenError
 */
export async function verifyToken(
  keys: SigningKeys,
  audiences: readonly TokenAudience[],
  token: string,
  now: number,
): Promise<TokenClaims> {
  try {
    if (!CANONICAL_END.test(token)) throw new TokenError('malformed');
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(({ id }) => id === kid);
        if (!key) throw new TokenError('unknown-key');
        return key.secret;
      },
      {
        algorithms: ['HS256'],
        issuer: TOKEN_ISSUER,
        audience: [...audiences],
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: new Date(now),
        // Also refuses a token from the future, which `exp` alone would let pass.
        maxTokenAge: Math.max(...audiences.map((audience) => TOKEN_LIFETIMES[audience])),
      },
    );
    const claims = v.parse(tokenClaimsSchema, payload);
    // A lifetime longer than the audience allows means that the signing key was stolen.
    if (claims.exp - claims.iat > TOKEN_LIFETIMES[claims.aud]) throw new TokenError('claims');
    return claims;
  } catch (error) {
    throw error instanceof TokenError ? error : new TokenError(errorCodeOf(error), error);
  }
}

function errorCodeOf(error: unknown): TokenErrorCode {
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer';
    return error.claim === 'aud' ? 'audience' : 'claims';
  }
  return error instanceof v.ValiError ? 'claims' : 'malformed';
}
