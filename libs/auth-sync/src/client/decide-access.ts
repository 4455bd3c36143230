import type { SiteName } from '@countin/domain/account';
import { SYNC_PATH } from './sync-path.ts';

/** Access to a path (section 2 of the specification). */
export type Access = 'public' | 'signed-in' | 'admin';

/** Status of the stored token after the last check. */
export type TokenStatus = 'none' | 'good' | 'invalid';

/** Input of the route guard. */
export interface AccessFacts {
  readonly site: SiteName;
  readonly needed: Access;
  readonly token: TokenStatus;
  /** Whether a user is signed in with the identity provider. The database accepts only that sign-in. */
  readonly live: boolean;
  /** Result of the admin check; used only if `needed` is `admin`. */
  readonly admin: boolean;
  /** Requested path, with query and fragment. */
  readonly wanted: string;
}

/** Default path after a sign-in. */
export const START_PATHS: Readonly<Record<SiteName, string>> = { countin: '/dashboard', fourtrack: '/' };

/**
 * Route guard: null allows the navigation, a path redirects to it.
 *
 * A good token without a live sign-in opens no screen, because the database would refuse the user. It redirects to
 * the other site, where the user may still be signed in, and from there to the log-in. In all other cases the live
 * sign-in decides.
 */
export function decideAccess({ site, needed, token, live, admin, wanted }: AccessFacts): string | null {
  if (needed === 'public') return null;
  if (needed === 'admin' && site === 'fourtrack') return START_PATHS.fourtrack;
  if (!live) return token === 'good' ? syncPath(wanted) : loginPath(site, wanted);
  return needed === 'admin' && !admin ? START_PATHS[site] : null;
}

/** Path of the log-in page, which returns to `back` afterwards. */
export function loginPath(site: SiteName, back: string | null): string {
  return back === null || back === START_PATHS[site] ? '/login' : `/login?${new URLSearchParams({ back })}`;
}

/** Path on this site that starts a cross-site sign-in and then redirects to `next`. */
export function syncPath(next: string | null): string {
  return next === null ? SYNC_PATH : `${SYNC_PATH}?${new URLSearchParams({ next })}`;
}
