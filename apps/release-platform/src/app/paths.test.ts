import { followPath, listedPaths, specifiedPaths, unreservedSegments } from '@countin/app-shell/testing';
import { ROUTE_SAMPLES } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { paths } from '../paths/paths.ts';
import { screens, withoutScreen } from './features.ts';

const filled = (path: string) => path.replace(/\{(\w+)\}/g, '$1-1');
const login = (path: string) => `/login?${new URLSearchParams({ back: path })}`;

test.each(ROUTE_SAMPLES.countin.filter(({ title }) => title === undefined))(
  '$path has no screen yet and is guarded all the same',
  async ({ path: sample, access, instead = '/' }) => {
    const path = filled(sample);
    const end = filled(instead);
    const endFor = (role: 'signed out' | 'artist' | 'admin') => followPath('countin', withoutScreen, path, role);
    expect(await endFor('signed out')).toBe(access === 'subdomain' ? '/' : login(path));
    expect(await endFor('artist')).toBe(access === 'admin' ? '/dashboard' : end);
    expect(await endFor('admin')).toBe(end);
  },
);

test('every path of the specification is declared with its access, and no other path is public', () => {
  const listed = listedPaths(paths, withoutScreen);
  const specified = specifiedPaths('countin');
  expect(specified.filter((path) => !listed.includes(path))).toEqual([]);
  const added = listed.filter((path) => !specified.includes(path));
  // Opened by invited people before they log in or have an account, and by those who were given a link.
  const known = [paths.invitation.pattern, paths.sharedNumbers.pattern];
  const unlisted = added.filter((path) => path.includes(' public ') && !known.some((each) => path.includes(each)));
  expect(unlisted).toEqual([]);
});

test('every path of a feature has its screen', () => {
  const server = [paths.splash.pattern, paths.release.pattern];
  const declared = Object.values(paths).map(({ pattern }) => pattern);
  expect([...screens.map(({ path }) => path.pattern), ...server].sort()).toEqual(declared.sort());
});

test('no slug can shadow a screen', () => {
  expect(unreservedSegments(paths, withoutScreen)).toEqual([]);
});
