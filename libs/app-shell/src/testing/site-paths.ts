import { decideAccess, type Access } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import { ROUTE_SAMPLES } from '@countin/domain/testing';
import { isReservedSlug, SLUG_MIN_LENGTH } from '@countin/slug';
import { createMemoryRouter, redirect, type MiddlewareFunction } from 'react-router';
import { routesWithoutScreen, type PathWithoutScreen } from '../routes-without-screen.ts';
import type { SitePaths } from '../site-path.ts';

export type Role = 'signed out' | 'artist' | 'admin';

/** Route guard of a site for a user with the given role. */
const guardFor =
  (site: SiteName, role: Role) =>
  (needed: Access): MiddlewareFunction =>
  ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const elsewhere = decideAccess({
      site,
      needed,
      token: 'none',
      live: role !== 'signed out',
      admin: role === 'admin',
      wanted: pathname,
    });
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };

/** Final path for a user with the given role, after all redirects. */
export async function followPath(
  site: SiteName,
  withoutScreen: readonly PathWithoutScreen[],
  path: string,
  role: Role,
): Promise<string> {
  const router = createMemoryRouter(
    [...routesWithoutScreen(withoutScreen, guardFor(site, role)), { path: '*', Component: () => null }],
    { initialEntries: [path] },
  );
  await new Promise<void>((resolve) => {
    const settle = () => {
      if (router.state.initialized && router.state.navigation.state === 'idle') resolve();
    };
    router.subscribe(settle);
    settle();
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

const plain = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');

/** Paths in the specification's table: path, access, and whether a screen exists. */
export function specifiedPaths(site: SiteName): string[] {
  return ROUTE_SAMPLES[site]
    .map(
      ({ path, access, title }) =>
        `${plain(path)} ${access === 'subdomain' ? 'public' : access} ${title !== undefined}`,
    )
    .sort();
}

/** The same list for the paths declared by an application. */
export function listedPaths(paths: SitePaths, withoutScreen: readonly PathWithoutScreen[]): string[] {
  return [
    ...Object.values(paths).map(({ pattern, access }) => `${plain(pattern)} ${access} true`),
    ...withoutScreen.map(({ pattern, access }) => `${plain(pattern)} ${access} false`),
  ].sort();
}

/** First segments of declared paths that are free as a slug: the page of its artist would be shadowed. */
export function unreservedSegments(paths: SitePaths, withoutScreen: readonly PathWithoutScreen[]): string[] {
  return [...Object.values(paths), ...withoutScreen]
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((word) => word.length >= SLUG_MIN_LENGTH && !word.startsWith(':') && !isReservedSlug(word));
}
