import { browserPorts, createAuthSync, type AuthSync, type AuthSyncPorts } from '@countin/auth-sync/browser';
import type { SiteName, Sites } from '@countin/domain';
import { siblingOf } from '@countin/slug';
import { callOperation } from '../access/call-operation.ts';
import type { DataAccess } from '../access/data-access.ts';
import { currentSession } from '../session/observe-session.ts';
import { signOut } from '../session/sign-out.ts';
import { currentSessionId } from './current-session-id.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { signInWithCustomToken } from './sign-in-with-custom-token.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

interface SiteParts extends Pick<AuthSyncPorts, 'entered' | 'left'> {
  readonly site: SiteName;
  readonly sites: Sites;
  readonly window: Window;
}

/** The shared sign-in of both sites, connected to the identity provider, the functions and the browser. */
export function connectAuthSync(access: DataAccess, { site, sites, window, entered, left }: SiteParts): AuthSync {
  const pair = siblingOf(window.location.origin, sites);
  const sibling = pair?.site === site ? pair.sibling : null;
  return createAuthSync({
    ...browserPorts(window, sibling),
    site, sibling, entered, left,
    person: () => currentSession(access),
    sessionId: () => currentSessionId(access),
    enterWith: async (customToken) => void (await signInWithCustomToken(access, customToken)),
    leave: () => signOut(access),
    generateToken: ({ uid, email }, kind, continues) => generateAuthToken(access, { uid, email, kind, site, ...(continues !== undefined && { continues }) }),
    verifyToken: (token) => verifyAuthToken(access, token),
    endSession: async (sessionId) => void (await callOperation(access, 'endSession', { sessionId })),
    log: access.log,
  });
}
