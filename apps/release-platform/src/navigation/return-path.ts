import { paths } from './paths.ts';

/**
 * Where to go after signing in: the path asked for when it is one of this site, the dashboard otherwise.
 * The value comes from the address bar, so anybody may have written it.
 *
 * @param origin origin of this site, e.g. `https://countin.example`
 */
export function returnPath(asked: string | null, origin: string): string {
  const fallback = paths.dashboard.to();
  // Browsers read `\` as `/`, and `//host` as another site; only a plain rooted path will do.
  if (!asked?.startsWith('/') || /^\/[/\\]/.test(asked) || !URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  if (url.origin !== origin || url.pathname === paths.login.pattern) return fallback;
  return url.pathname + url.search + url.hash;
}
