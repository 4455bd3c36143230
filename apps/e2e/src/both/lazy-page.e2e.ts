import type { Page } from '@playwright/test';
import { fillLogIn } from '../fixtures/account.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

// The browser reports every missing file, and the screen reports the one that it cannot do without.
test.use({
  expectedConsoleErrors: [/status of 404|Failed to fetch dynamically imported module|Unable to preload CSS/],
});

/**
 * Does what a deployment does to an open tab. Files of unopened screens are gone, and the site's document names another
 * script.
 *
 * @param lasts whether the next document finds them missing as well; by default it is the new deployment's
 */
async function deploy(page: Page, screen: string, lasts = false): Promise<{ readonly loads: () => number }> {
  await waitUntilWatched(page);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  // Ends with the request for the next document: an event of the page would come after its first scripts.
  let gone = true;
  await page.route(new RegExp(`/assets/${screen}-.*\\.js$`), (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  const { origin } = new URL(page.url());
  await page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().isNavigationRequest()) gone = lasts;
      if (!gone || route.request().resourceType() !== 'fetch') return route.fallback();
      const answer = await requestHost(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: answer.text.replace(/(\/assets\/[\w-]+)\.js/, '$1x.js') });
    },
  );
  return { loads: () => loads };
}

/** Recovering begins once the first screen has all it needs, and before the texts of its notice are requested. */
async function waitUntilWatched(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/reload-[\w-]+\.js/.test(name)),
      ),
    )
    .toBe(true);
}

test('an open tab reloads once after a deployment and shows the wanted page', async ({ page }) => {
  await openAsNewPerson(page);
  const { loads } = await deploy(page, 'collection-screen');
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  await expect(page).toHaveURL(`${stack.main}/collection`);
  expect(loads()).toBe(1);
});

test('a script that stays missing does not cause endless reloads', async ({ page }) => {
  await openAsNewPerson(page);
  const { loads } = await deploy(page, 'collection-screen', true);
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await waitUntilWatched(page);
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('typed text is kept: the user chooses when to reload', async ({ page }) => {
  await openAsNewPerson(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  const name = page.getByRole('region', { name: 'You' }).getByRole('textbox');
  await name.fill('Ines Duarte, not saved');
  const { loads } = await deploy(page, 'collection-screen');
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A part of this page didn’t load.' })).toBeVisible();
  await expect(name).toHaveValue('Ines Duarte, not saved');
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(loads()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
});

test('4track recovers the same way', async ({ page }) => {
  await page.goto(`${stack.fourtrack}/login?back=/studio`);
  await fillLogIn(page, 'fourtrack', EXAMPLE_PEOPLE.artist);
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeVisible();
  const { loads } = await deploy(page, 'profile-screen');
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(loads()).toBe(1);
});
