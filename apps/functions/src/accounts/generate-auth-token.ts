import { signToken, type SigningKeys, type TokenAudience } from '@countin/auth-sync';
import { AppError } from '@countin/domain/errors';
import type { Caller } from '../platform/session/caller.ts';
import type { Services } from '../platform/services.ts';
import { checkCredentials } from '../platform/session/credentials.ts';
import { enterSession, type Entry } from '../platform/session/enter-session.ts';

/** Input of a token request: the user, and the purpose of the token. */
export interface TokenWish extends Entry {
  readonly uid: string;
  readonly kind: TokenAudience;
}

/**
 * Signs a token for the caller's own account only.
 *
 * @throws AppError `access/denied` when the requested uid is not the caller's; `auth/disabled`,
 *   `auth/credentials-changed`, `auth/session-ended`
 */
export async function generateAuthToken(
  services: Services,
  keys: SigningKeys,
  caller: Caller,
  { uid, kind, ...entry }: TokenWish,
): Promise<{ token: string }> {
  if (caller.uid !== uid) throw new AppError('access/denied');
  await checkCredentials(services, caller.uid, caller.sessionId);
  const sessionId = await enterSession(services, caller, entry);
  const tokenId = Buffer.from(services.randomBytes(16)).toString('base64url');
  return {
    token: await signToken(keys, kind, { uid, email: caller.email, sessionId }, { now: services.now(), tokenId }),
  };
}
