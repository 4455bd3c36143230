import type { Page } from '@playwright/test';
import { openInside, switchLanguage, waitForScreen } from '../fixtures/client-navigation.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { ARTIST, MAIN_SCREENS } from '../fixtures/main-screens.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { setTheme } from './set-theme.ts';
import { accessErrors } from './axe-errors.ts';
import { drawsForcedColours } from './forced-colours.ts';

const artist = MAIN_SCREENS.countin;
const ofProfile = (path: string) => path.startsWith(ARTIST);

/** The screens of a person, in an order in which no two neighbours have the same title. */
const VISITS = {
  'a person': { ...artist, paths: artist.paths.filter((path) => !ofProfile(path)) },
  'an artist': { ...artist, paths: [...artist.paths.filter(ofProfile), ARTIST, `${ARTIST}/products`] },
  'a label': MAIN_SCREENS['countin for a label'],
  'an admin': { origin: stack.main, account: EXAMPLE_PEOPLE.admin, paths: ['/admin', '/settings'] },
  'an artist on 4track': MAIN_SCREENS.fourtrack,
} as const;

const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
] as const;

for (const [who, { origin, account, paths }] of Object.entries(VISITS)) {
  test(`axe finds nothing on the screens of ${who}, light, dark and in forced colours`, async ({ person }) => {
    const storageState = await signedInState(origin, account);
    const page = await (await person({ storageState, reducedMotion: 'reduce' })).newPage();
    await page.goto(`${origin}${paths[0]}`);
    await waitForScreen(page);
    for (const path of paths) {
      if (path !== paths[0]) await openInside(page, path);
      for (const { theme, language } of LOOKS) {
        const look = `${path}, ${theme}, ${language}`;
        await test.step(look, async () => {
          await switchLanguage(page, language);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await setTheme(page, theme);
          expect.soft(await accessErrors(page, { frameless: true }), look).toEqual([]);
          // Forced colours replace those of either theme. The kit's catalogue is asked in them in both.
          if (theme === 'light')
            expect.soft(await contrastErrorsInForcedColours(page), `${path} in forced colours`).toEqual([]);
        });
      }
    }
  });
}

test('axe finds nothing in the command palette and the profile switch', async ({ person }) => {
  const storageState = await signedInState(stack.main, EXAMPLE_PEOPLE.artist);
  const page = await (await person({ storageState, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${stack.main}${ARTIST}`);
  await waitForScreen(page);
  const expectNone = async (what: string) => {
    for (const { theme } of LOOKS) {
      await setTheme(page, theme);
      expect.soft(await accessErrors(page), `${what}, ${theme}`).toEqual([]);
      expect.soft(await contrastErrorsInForcedColours(page), `${what}, ${theme}, forced colours`).toEqual([]);
    }
  };
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('o');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNone('the palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Switch artist or label' }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectNone('the switch');
});

/** Forced colours change nothing but colours, so the other rules have been asked. */
async function contrastErrorsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(drawsForcedColours)).toBe(true);
  const errors = await accessErrors(page, { only: ['color-contrast'], frameless: true });
  await page.emulateMedia({ forcedColors: 'none' });
  return errors;
}
