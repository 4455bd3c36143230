import { expect, test } from 'vitest';
import { ADMIN_MENU, MAIN_MENU } from '../shell/navigation/menus.ts';
import { SECTION_MENUS } from '../shell/navigation/section-menus.ts';
import { screens, siteScreens, withoutScreen } from './features.ts';

/** Signed-in screens that other places link to. */
const LINKED_ELSEWHERE = ['/upgrade'];
const listed = [MAIN_MENU, ADMIN_MENU, ...Object.values(SECTION_MENUS)].flat();

test('every signed-in screen is in a menu', () => {
  const patterns = screens.filter(({ path }) => path.access !== 'public').map(({ path }) => path.pattern);
  expect(patterns.filter((pattern) => !listed.includes(pattern) && !LINKED_ELSEWHERE.includes(pattern))).toEqual([]);
});

test('menus list paths of the specification only', () => {
  const known = [...siteScreens, ...withoutScreen].map(({ pattern }) => pattern);
  expect(listed.filter((pattern) => !known.includes(pattern))).toEqual([]);
});

test('every entry of the main navigation and of the admin menu has an icon', () => {
  const entries = siteScreens.filter(({ pattern }) => [...MAIN_MENU, ...ADMIN_MENU].includes(pattern));
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ icon }) => icon === undefined)).toEqual([]);
});
