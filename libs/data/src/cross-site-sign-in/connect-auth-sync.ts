import { browserPorts, createAuthSync, type AuthSync, type AuthSyncPorts } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import type { Sites } from '@countin/domain/deployment';
import { otherSiteOf } from '@countin/slug';
import type { DataAccess } from '../ports/data-access.ts';
import { loadOnce } from '../access/load-once.ts';
import { currentSession } from '../session/observe-session.ts';
import { signOut } from '../session/sign-out.ts';

interface SiteParts extends Pick<AuthSyncPorts, 'entered' | 'left' | 'whenIdle'> {
  readonly site: SiteName;
  readonly sites: Sites;
  readonly window: Window;
}

/** The shared sign-in of both sites, connected to the identity provider, the functions and the browser. */
export function connectAuthSync(
  access: DataAccess,
  { site, sites, window, entered, left, whenIdle }: SiteParts,
): AuthSync {
  const pair = otherSiteOf(window.location.origin, sites);
  const otherSite = pair?.site === site ? pair.otherSite : null;
  return createAuthSync({
    ...browserPorts(window),
    site,
    otherSite,
    entered,
    left,
    whenIdle,
    person: () => currentSession(access),
    leave: () => signOut(access),
    log: access.log,
    later: loadOnce(async () =>
      (await import('./later-auth-ports.ts')).laterAuthPorts(access, { site, sites, window }, otherSite),
    ),
  });
}
