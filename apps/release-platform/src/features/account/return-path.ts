import { parseNext } from '@countin/auth-sync/browser';
import { paths } from '../../paths/paths.ts';

/**
 * Where to go after signing in: the path asked for when it is one of this site, the dashboard otherwise.
 * The value comes from the address bar, so it is untrusted.
 */
export function returnPath(requested: string | null): string {
  const path = parseNext(requested);
  return path === null || /^\/login(?![^/?#])/.test(path) ? paths.dashboard.to() : path;
}
