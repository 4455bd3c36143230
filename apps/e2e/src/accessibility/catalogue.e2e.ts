import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { accessErrors } from './axe-errors.ts';
import { focusRing } from './focus-ring.ts';
import { smallTargets } from './small-targets.ts';
import { addTextSpacing, cutTexts } from './text-spacing.ts';

const BUILD = join(import.meta.dirname, '../../../../dist/apps/ui-catalogue');
const ORIGIN = 'http://catalogue.localhost';
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** The catalogue shows the same list in several states, so its landmarks are there more than once. */
const OF_SITES = ['landmark-unique'];

interface Look {
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly forced?: boolean;
}

/** Opens the kit's built catalogue, which no server serves. */
async function openCatalogue(page: Page, { theme = 'light', direction = 'ltr', forced = false }: Look = {}) {
  await page.emulateMedia({
    colorScheme: theme,
    forcedColors: forced ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.route(`${ORIGIN}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/covers/')) return route.fulfill({ contentType: 'image/svg+xml', body: NOTHING });
    return route.fulfill({ path: join(BUILD, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(ORIGIN);
  await page.getByRole('radio', { name: theme, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: direction, exact: true }).check({ force: true });
  await expect(page.getByRole('region', { name: 'ScreenSkeleton' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

for (const look of [{}, { theme: 'dark', direction: 'rtl' }] satisfies Look[]) {
  test(`axe finds nothing in the kit’s catalogue: ${JSON.stringify(look)}`, async ({ page }) => {
    await openCatalogue(page, look);
    expect(await accessErrors(page, { without: OF_SITES })).toEqual([]);
  });
}

test('axe finds no lack of contrast in the kit’s catalogue in forced colours', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await openCatalogue(page, { theme, forced: true });
    expect(await accessErrors(page, { only: ['color-contrast'] }), theme).toEqual([]);
  }
});

for (const forced of [false, true]) {
  test(`each control of the kit shows the focus${forced ? ' in forced colours' : ''}`, async ({ page }) => {
    await openCatalogue(page, { forced });
    const seen: string[] = [];
    const withoutRing: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { name, drawn } = await focusRing(page);
      if (name.startsWith('body') || seen.length > 200) break;
      seen.push(name);
      if (!drawn) withoutRing.push(name);
    }
    expect(withoutRing).toEqual([]);
    expect(seen.length).toBeGreaterThan(50);
  });
}

test('a finger finds each control of the kit, and no line is cut with text spacing', async ({ person }) => {
  const phone = await (
    await person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  ).newPage();
  await openCatalogue(phone);
  expect(await smallTargets(phone)).toEqual([]);
  await addTextSpacing(phone);
  expect(await cutTexts(phone)).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`lines and secondary text are stronger with prefers-contrast: more, ${theme}`, async ({ page }) => {
    await openCatalogue(page, { theme });
    const colours = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--line', '--edge', '--ink-2'].map((name) => style.getPropertyValue(name));
      });
    const usual = await colours();
    await page.emulateMedia({ contrast: 'more' });
    const stronger = await colours();
    for (const [at, colour] of usual.entries()) expect(stronger[at]).not.toBe(colour);
  });
}
