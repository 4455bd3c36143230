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
  /** Challenge that a token for a tap answers. */
  readonly keep?: string | undefined;
}

/**
 * Signs a token for the caller's own account only.
 *
 * @throws AppError `access/denied` when the requested uid is not the caller's; `auth/token-invalid` when a token for a
 *   tap lacks a challenge, or another token has one; `auth/disabled`, `auth/credentials-changed`, `auth/session-ended`
 */
export async function generateAuthToken(
  services: Services,
  keys: SigningKeys,
  caller: Caller,
  { uid, kind, keep, ...entry }: TokenWish,
): Promise<{ token: string }> {
  if (caller.uid !== uid) throw new AppError('access/denied');
  if ((kind === 'keep') !== (keep !== undefined)) throw new AppError('auth/token-invalid');
  await checkCredentials(services, caller.uid, caller.sessionId);
  const sessionId = await enterSession(services, caller, entry);
  const tokenId = Buffer.from(services.randomBytes(16)).toString('base64url');
  // A token for a tap comes to an artist's or a label's page, which needs no email address.
  const email = kind === 'keep' ? '' : caller.email;
  return {
    token: await signToken(keys, kind, { uid, email, sessionId, keep }, { now: services.now(), tokenId }),
  };
}
