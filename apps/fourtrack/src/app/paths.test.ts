import { decideAccess, type Access } from '@countin/auth-sync/browser';
import { routesWithoutScreen } from '@countin/cross-site-sign-in';
import { ROUTE_SAMPLES } from '@countin/domain/testing';
import { createMemoryRouter, redirect, type MiddlewareFunction } from 'react-router';
import { expect, test } from 'vitest';
import { paths, pathsWithoutScreen } from '../shell/navigation/paths.ts';

type Role = 'signed out' | 'artist' | 'admin';

/** The routing guard of the site, for a person of that role. */
const guardFor =
  (role: Role) =>
  (needed: Access): MiddlewareFunction =>
  ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const elsewhere = decideAccess({
      site: 'fourtrack',
      needed,
      token: 'none',
      live: role !== 'signed out',
      admin: role === 'admin',
      wanted: pathname,
    });
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };

async function endOf(path: string, role: Role): Promise<string> {
  const router = createMemoryRouter(
    [...routesWithoutScreen(pathsWithoutScreen, guardFor(role)), { path: '*', Component: () => null }],
    { initialEntries: [path] },
  );
  await expect.poll(() => [router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']);
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

const filled = (path: string) => path.replace(/\{(\w+)\}/g, '$1-1');
const login = (path: string) => `/login?${new URLSearchParams({ back: path })}`;

test.each(ROUTE_SAMPLES.fourtrack.filter(({ screen }) => !screen))(
  '$path has no screen yet and is guarded all the same',
  async ({ path: sample, access, instead = '/' }) => {
    const path = filled(sample);
    const end = filled(instead);
    // Admin checks are skipped in mode two: its admin paths lead to the start in every role.
    expect(await endOf(path, 'signed out')).toBe(access === 'admin' ? '/' : login(path));
    expect(await endOf(path, 'artist')).toBe(end);
    expect(await endOf(path, 'admin')).toBe(end);
  },
);

const plain = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');

test('the paths are those of the specification, with its access', () => {
  const specified = ROUTE_SAMPLES.fourtrack.map(
    ({ path, access, screen }) => `${plain(path)} ${access === 'subdomain' ? 'public' : access} ${screen}`,
  );
  const listed = [
    ...Object.values(paths).map(({ pattern, access }) => `${plain(pattern)} ${access} true`),
    ...pathsWithoutScreen.map(({ pattern, access }) => `${plain(pattern)} ${access} false`),
  ];
  expect(listed.sort()).toEqual(specified.sort());
});
