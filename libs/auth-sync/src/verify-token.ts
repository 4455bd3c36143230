import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SigningKeys } from './signing-keys.ts';
import { CLOCK_SKEW_SECONDS, TOKEN_ISSUER, TOKEN_LIFETIMES, tokenClaimsSchema, type TokenAudience, type TokenClaims } from './token-claims.ts';

/** Why a token is refused. For the server's log; callers get one code for all of them. */
export type TokenFault = 'malformed' | 'algorithm' | 'unknown-key' | 'signature' | 'issuer' | 'audience' | 'expired' | 'claims';

export class TokenError extends Error {
  readonly fault: TokenFault;
  constructor(fault: TokenFault, cause?: unknown) {
    super(`token refused: ${fault}`, { cause });
    this.name = 'TokenError';
    this.fault = fault;
  }
}

/**
 * Checks a token's signature, algorithm, issuer, audience and times, and gives its claims.
 *
 * @param now milliseconds since 1970
 * @throws TokenError
 */
export async function verifyToken(keys: SigningKeys, audience: TokenAudience, token: string, now: number): Promise<TokenClaims> {
  try {
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
        audience,
        clockTolerance: CLOCK_SKEW_SECONDS,
        currentDate: new Date(now),
        // Also refuses a token from the future, which `exp` alone would let pass.
        maxTokenAge: TOKEN_LIFETIMES[audience],
      },
    );
    return v.parse(tokenClaimsSchema, payload);
  } catch (error) {
    throw error instanceof TokenError ? error : new TokenError(faultOf(error), error);
  }
}

function faultOf(error: unknown): TokenFault {
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer';
    return error.claim === 'aud' ? 'audience' : 'claims';
  }
  return error instanceof v.ValiError ? 'claims' : 'malformed';
}
