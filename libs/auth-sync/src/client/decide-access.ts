import type { SiteName } from '@countin/domain/account';
import { SYNC_PATH } from './sync-path.ts';

/** Who may open a path (section 2 of the specification). */
export type Access = 'public' | 'signed-in' | 'admin';

/** What the stored token says, as far as anybody has checked it. */
export type TokenStatus = 'none' | 'good' | 'invalid';

/** Everything the routing guard goes by. */
export interface AccessFacts {
  readonly site: SiteName;
  readonly needed: Access;
  readonly token: TokenStatus;
  /** Whether somebody is signed in with the identity provider, whom alone the database knows. */
  readonly live: boolean;
  /** What the admin check said; only looked at where one is needed. */
  readonly admin: boolean;
  /** Path that was asked for, with query and section. */
  readonly wanted: string;
}

/** Where a sign-in leads when nobody asked for anything else. */
export const START_PATHS: Readonly<Record<SiteName, string>> = { countin: '/dashboard', fourtrack: '/' };

/**
 * The routing guard: null lets the person through, a path sends them there.
 *
 * The stored token is asked first. A good one without a live sign-in opens no screen, since the database would see a
 * stranger: it leads through the other site, which may still know the person, and from there to the log-in. With any
 * other token the live sign-in decides.
 */
export function decideAccess({ site, needed, token, live, admin, wanted }: AccessFacts): string | null {
  if (needed === 'public') return null;
  if (needed === 'admin' && site === 'fourtrack') return START_PATHS.fourtrack;
  if (!live) return token === 'good' ? syncPath(wanted) : loginPath(site, wanted);
  return needed === 'admin' && !admin ? START_PATHS[site] : null;
}

/** The log-in, which leads back to a path. */
export function loginPath(site: SiteName, back: string | null): string {
  return back === null || back === START_PATHS[site] ? '/login' : `/login?${new URLSearchParams({ back })}`;
}

/** This site's own end of the hand-over, which fetches the sign-in from the other site and leads to a path. */
export function syncPath(next: string | null): string {
  return next === null ? SYNC_PATH : `${SYNC_PATH}?${new URLSearchParams({ next })}`;
}
