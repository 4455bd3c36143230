import { paths } from './paths.ts';

/** Who may see a screen: anybody, or whoever is signed in. */
export type Access = 'public' | 'signed-in';

/**
 * The routing guard, as a decision: null lets the person through, a path sends them there.
 * A path that needs a sign-in is remembered, so that they come back to it.
 *
 * @param wanted path with query and hash
 */
export function redirectFor(access: Access, signedIn: boolean, wanted: string): string | null {
  if (access === 'public' || signedIn) return null;
  return wanted === paths.dashboard.to() ? paths.login.to() : paths.login.to({ back: wanted });
}
