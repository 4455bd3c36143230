import { browserPorts, createAuthSync, type AuthSync, type AuthSyncPorts } from '@countin/auth-sync/browser';
import { AppError, type SiteName, type Sites } from '@countin/domain';
import { siblingOf } from '@countin/slug';
import type { DataAccess } from '../access/data-access.ts';
import { loadOnce } from '../access/load-once.ts';
import { currentSession } from '../session/observe-session.ts';
import { signOut } from '../session/sign-out.ts';
import { currentSessionId } from './current-session-id.ts';

interface SiteParts extends Pick<AuthSyncPorts, 'entered' | 'left'> {
  readonly site: SiteName;
  readonly sites: Sites;
  readonly window: Window;
}

/**
 * The shared sign-in of both sites, connected to the identity provider, the functions and the browser. The calls and
 * their schemas load with the first one: no first screen waits for them.
 */
export function connectAuthSync(access: DataAccess, { site, sites, window, entered, left }: SiteParts): AuthSync {
  const pair = siblingOf(window.location.origin, sites);
  const sibling = pair?.site === site ? pair.sibling : null;
  const load = loadOnce(() => import('./auth-calls.ts'));
  const calls = () => load().catch((error: unknown) => Promise.reject(new AppError('service/unavailable', { cause: error })));
  return createAuthSync({
    ...browserPorts(window, sibling),
    site, sibling, entered, left,
    person: () => currentSession(access),
    sessionId: () => currentSessionId(access),
    leave: () => signOut(access),
    enterWith: async (customToken) => void (await (await calls()).signInWithCustomToken(access, customToken)),
    generateToken: async ({ uid, email }, kind, continues) =>
      (await calls()).generateAuthToken(access, { uid, email, kind, site, ...(continues !== undefined && { continues }) }),
    verifyToken: async (token) => (await calls()).verifyAuthToken(access, token),
    endSession: async (sessionId) => (await calls()).endSession(access, sessionId),
    log: access.log,
  });
}
