import {
  TokenError,
  verifyToken,
  SIGN_IN_AUDIENCES,
  type SessionUser,
  type SigningKeys,
  type TokenAudience,
  type TokenClaims,
} from '@countin/auth-sync';
import type { User } from '@countin/domain/account';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { personImagePath } from '@countin/domain/urls';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { checkCredentials } from '../platform/session/credentials.ts';
import { createDocument, refOf, refTo, updateDocument } from '../platform/write-document.ts';
import { checkSessionStatus } from '../platform/session/session-status.ts';

/** Precision of "last seen"; every page that is opened checks a token. */
const SEEN_EVERY_MS = 15 * 60_000;

/**
 * The account of a token. A sync token is used up, and signs in at the site of the caller. Of simultaneous uses only
 * one succeeds.
 *
 * @throws AppError `auth/token-invalid`, `auth/token-expired`, `auth/token-used`, `auth/session-ended`,
 *   `auth/credentials-changed`, `auth/disabled`
 */
export async function verifyAuthToken(
  services: Services,
  keys: SigningKeys,
  { token }: { token: string },
): Promise<SessionUser> {
  const claims = await claimsOf(services, keys, token, SIGN_IN_AUDIENCES);
  const { sub: uid, sid: sessionId } = claims;
  const kind = claims.aud === 'sync' ? 'sync' : 'session';
  const sync = kind === 'sync';
  const known = sync ? null : await lookUp(services, claims);
  await checkCredentials(services, uid, sessionId);
  // Used up last: a token that is refused for another reason is not used.
  const user = known ?? (await useUp(services, claims));
  return {
    kind,
    uid,
    email: claims.email,
    displayName: user.displayName,
    photoURL: user.picture && personImagePath(uid, user.picture.imageId, 320, 'webp'),
    userType: user.userType,
    subscription: user.subscription,
    sessionId,
    expiresAt: claims.exp * 1000,
    customToken: sync ? await services.identity.customToken(uid, { sid: sessionId }) : null,
  };
}

/**
 * The user of a session token. A sync token, which appears in a URL, is refused.
 *
 * @throws AppError as {@link verifyAuthToken}
 */
export async function sessionUserOf(services: Services, token: string): Promise<string> {
  const claims = await claimsOf(services, services.signingKeys, token, ['session']);
  await lookUp(services, claims);
  await checkCredentials(services, claims.sub, claims.sid);
  return claims.sub;
}

/**
 * The user of a token for one tap, which is used up.
 *
 * @param challenge hash of the tap that is to be kept
 * @throws AppError as {@link verifyAuthToken}; `auth/token-invalid` for another tap, whose use then stays
 */
export async function tapUserOf(services: Services, token: string, challenge: string): Promise<string> {
  const claims = await claimsOf(services, services.signingKeys, token, ['keep']);
  if (claims.keep !== challenge) throw new AppError('auth/token-invalid');
  await checkCredentials(services, claims.sub, claims.sid);
  await useUp(services, claims);
  return claims.sub;
}

async function claimsOf(
  { now, log }: Services,
  keys: SigningKeys,
  token: string,
  audiences: readonly TokenAudience[],
): Promise<TokenClaims> {
  try {
    return await verifyToken(keys, audiences, token, now());
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    // Only the key that signed it can tell that it has expired, so that much is no secret.
    if (error.errorCode === 'expired') throw new AppError('auth/token-expired', { cause: error });
    log(`A token was refused: ${error.errorCode}.`);
    throw new AppError('auth/token-invalid', { cause: error });
  }
}

async function lookUp({ db, now, log }: Services, claims: TokenClaims): Promise<User> {
  const [user, session] = await db.getAll(...documentsOf({ db }, claims));
  const person = checkTokenSession(user, session);
  const seen = readField(documents.session, session, 'lastSeenAt');
  if (session && seen !== undefined && now() - seen >= SEEN_EVERY_MS) {
    await updateDocument(db, refOf(documents.session, session), { lastSeenAt: now() }).catch((error: unknown) =>
      log('When a session was last seen was not noted.', error),
    );
  }
  return person;
}

function useUp({ db }: Services, claims: TokenClaims): Promise<User> {
  const use = refTo(db, documents.usedToken(claims.jti));
  return db.runTransaction(async (transaction) => {
    const [used, user, session] = await transaction.getAll(use.ref, ...documentsOf({ db }, claims));
    if (used?.exists) throw new AppError('auth/token-used');
    const person = checkTokenSession(user, session);
    // Kept well past its end; the database's time-to-live policy removes it.
    createDocument(transaction, use, { uid: claims.sub, expiresAt: claims.exp * 1000 + 3_600_000 });
    return person;
  });
}

const documentsOf = ({ db }: Pick<Services, 'db'>, { sub, sid }: TokenClaims) =>
  [db.doc(documents.user(sub).path), db.doc(documents.session(sub, sid).path)] as const;

/** A token is made together with its session's record: where that is gone, so is the account. */
function checkTokenSession(user: DocumentSnapshot | undefined, session: DocumentSnapshot | undefined): User {
  if (!user || !session) throw new Error('the database left a document out');
  const person = checkSessionStatus(user, session);
  if (!session.exists) throw new AppError('auth/session-ended');
  return person;
}
