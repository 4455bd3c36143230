import { can, type Role } from '@countin/domain/permissions';
import { expect, test } from 'vitest';
import { ADMIN_MENU, MAIN_MENU } from '../shell/navigation/menus.ts';
import { openSections, SECTION_MENUS } from '../shell/navigation/section-menus.ts';
import { screens, siteScreens, withoutScreen } from './features.ts';

const listed = [
  MAIN_MENU,
  ADMIN_MENU,
  ...Object.values(SECTION_MENUS).map((menu) => menu.map(({ pattern }) => pattern)),
].flat();

test('every signed-in screen is in a menu, or says that it is not', () => {
  const signedIn = screens.filter(({ path }) => path.access !== 'public');
  const isListed = ({ path }: (typeof signedIn)[number]) => listed.includes(path.pattern);
  expect(signedIn.filter((screen) => isListed(screen) === (screen.linkedOnly ?? false))).toEqual([]);
});

test('menus list paths of the specification only', () => {
  const known = [...siteScreens, ...withoutScreen].map(({ pattern }) => pattern);
  expect(listed.filter((pattern) => !known.includes(pattern))).toEqual([]);
});

test('each role finds the sections that it may open', () => {
  const names = (role: Role) =>
    openSections('artist', (operation) => can(role, operation)).map((pattern) => pattern.split('/')[3] ?? 'overview');
  expect(names('owner')).toEqual(names('manager'));
  expect(names('editor')).not.toContain('signups');
  expect(names('editor')).toContain('page');
  expect(names('analyst')).toEqual(['overview', 'analysis', 'settings']);
  expect(names('viewer')).not.toContain('page');
});

test('every entry of the main navigation and of the admin menu has an icon', () => {
  const entries = siteScreens.filter(({ pattern }) => [...MAIN_MENU, ...ADMIN_MENU].includes(pattern));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ icon }) => icon === undefined)).toEqual([]);
});
