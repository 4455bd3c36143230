import { signToken, TokenError, verifyToken, type SessionUser, type SigningKeys } from '@countin/auth-sync';
import { AppError } from '@countin/domain';
import type { Services } from '../services.ts';

/** The identity that the platform verified for a call. */
export interface VerifiedCaller {
  readonly uid: string;
  /** Of the verified identity; empty for an account without one. What the caller says about itself is not used. */
  readonly email: string;
}

type TokenServices = Pick<Services, 'now' | 'randomBytes' | 'log'>;

/**
 * A session token for the caller and for nobody else.
 *
 * @throws AppError `access/denied` when the uid asked for is not the caller's
 */
export async function generateAuthToken(services: TokenServices, keys: SigningKeys, caller: VerifiedCaller, { uid }: { uid: string }): Promise<{ token: string }> {
  if (caller.uid !== uid) throw new AppError('access/denied');
  const id = () => Buffer.from(services.randomBytes(16)).toString('base64url');
  const subject = { uid, email: caller.email, sessionId: id() };
  return { token: await signToken(keys, 'session', subject, { now: services.now(), tokenId: id() }) };
}

/**
 * Whom a session token speaks for.
 *
 * @throws AppError `auth/token-invalid`, whatever is wrong with it; the reason is for the log alone
 */
export async function verifyAuthToken(services: TokenServices, keys: SigningKeys, { token }: { token: string }): Promise<SessionUser> {
  try {
    const claims = await verifyToken(keys, 'session', token, services.now());
    return { uid: claims.sub, email: claims.email, expiresAt: claims.exp * 1000 };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    services.log(`A session token was refused: ${error.fault}.`);
    throw new AppError('auth/token-invalid', { cause: error });
  }
}
