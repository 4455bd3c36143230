import type { Page } from '@playwright/test';
import { publishedRelease } from '../fixtures/published-release.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page of each kind: what the server renders, and what the applications do. */
const PAGES = [
  { name: 'Countin’s start', address: `${stack.main}/`, key: 'countin-theme' },
  { name: 'Countin’s release page', address: stack.release, key: 'countin-theme' },
  { name: '4track’s start', address: `${stack.fourtrack}/`, key: '4track-theme' },
  { name: '4track’s log-in', address: `${stack.fourtrack}/login`, key: '4track-theme' },
] as const;

for (const { name, address, key } of PAGES) {
  test(`${name} is painted in the stored theme from the start`, async ({ page }) => {
    await watchTheme(page);
    for (const { stored, system, shown } of [
      { stored: 'dark', system: 'light', shown: 'dark' },
      { stored: 'light', system: 'dark', shown: 'light' },
      { stored: 'auto', system: 'dark', shown: 'dark' },
      { stored: 'auto', system: 'light', shown: 'light' },
      { stored: 'purple', system: 'dark', shown: key === '4track-theme' ? 'light' : 'dark' },
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(address);
      await page.evaluate(([name_, value]) => localStorage.setItem(name_, value), [key, stored] as const);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { themes, paintedAt } = await seen(page);
      expect(
        themes.map(({ theme }) => theme),
        `stored ${stored}, system ${system}`,
      ).toEqual([shown]);
      expect(themes[0]?.at, 'known before the first paint').toBeLessThanOrEqual(paintedAt);
      expect(await brightness(page)).toBe(shown);
    }
  });
}

test('auto follows the system while a page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const address of [`${stack.main}/`, stack.release]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});

test('a theme chosen on a release page holds for all of Countin and for every tab', async ({ page, context }) => {
  const { address } = await publishedRelease();
  await openAsNewPerson(page);
  const fansPage = await context.newPage();
  await fansPage.goto(address);
  await fansPage.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(fansPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(fansPage.getByRole('combobox', { name: 'Theme' })).toHaveValue('light');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('4track is light by default and keeps its own theme choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(stack.fourtrack);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await page.goto(`${stack.fourtrack}/login`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

interface Seen {
  /** Each change of the theme, milliseconds after the page began. */
  readonly themes: readonly { readonly theme: string | null; readonly at: number }[];
  readonly paintedAt: number;
}

/** Notes every theme that a page takes on, from before its first element on. */
async function watchTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: { theme: string | null; at: number }[] = [];
    Object.assign(window, { themesSeen: themes });
    new MutationObserver(() => {
      const theme = document.documentElement.getAttribute('data-theme');
      if (themes.at(-1)?.theme !== theme && theme !== null) themes.push({ theme, at: performance.now() });
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
  });
}

async function seen(page: Page): Promise<Seen> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  return page.evaluate(() => ({
    themes: (window as unknown as { themesSeen: Seen['themes'] }).themesSeen,
    paintedAt: Math.min(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
  }));
}

/** Whether what is behind the words is light or dark. */
async function brightness(page: Page): Promise<'light' | 'dark'> {
  const [red = 0, green = 0, blue = 0] = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    for (const element of [document.documentElement, document.body]) {
      // Through a canvas, since a colour may be written in many ways; what is transparent changes nothing.
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  return red + green + blue > 384 ? 'light' : 'dark';
}
