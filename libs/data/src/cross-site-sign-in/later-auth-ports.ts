import { laterBrowserPorts, type LaterPorts } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import { originsOf, type Sites } from '@countin/domain/deployment';
import type { DataAccess } from '../ports/data-access.ts';
import { endSession } from '../account/end-session.ts';
import { currentSessionId } from './current-session-id.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { signInWithCustomToken } from './sign-in-with-custom-token.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

/** Later-loading part of the shared sign-in: cloud functions with their schemas, and the hidden frame. */
export function laterAuthPorts(
  access: DataAccess,
  { site, sites, window }: { readonly site: SiteName; readonly sites: Sites; readonly window: Window },
  otherSite: string | null,
): LaterPorts {
  return {
    ...laterBrowserPorts(window, otherSite),
    sessionId: () => currentSessionId(access),
    enterWith: async (customToken) => void (await signInWithCustomToken(access, customToken)),
    generateToken: ({ uid, email }, kind, about) => generateAuthToken(access, { uid, email, kind, site, ...about }),
    subdomain: originsOf(sites).subdomain,
    verifyToken: (token) => verifyAuthToken(access, token),
    endSession: (sessionId) => endSession(access, sessionId),
  };
}
