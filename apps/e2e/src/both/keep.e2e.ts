import type { Page } from '@playwright/test';
import type { SiteKey } from '../fixtures/account.ts';
import { newPerson } from '../fixtures/attacker.ts';
import { logInAt, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** A page of each host with a button that keeps what it is about. */
const PAGES = {
  countin: { url: `${stack.main}/release/mira-okafor.funchal-half-past-five`, button: /Keep$/ },
  fourtrack: { url: `${stack.fourtrack}/mira-okafor`, button: /Keep artist$/ },
} as const;

async function keepOn(page: Page, site: SiteKey): Promise<void> {
  const { url, button } = PAGES[site];
  await page.goto(url);
  await page.getByRole('button', { name: button }).click();
}

async function logIn(page: Page, site: SiteKey): Promise<void> {
  const { account } = await newPerson();
  await logInAt(page, TWO_SITES, site, account);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countin-auth-token'))).not.toBeNull();
}

for (const site of ['countin', 'fourtrack'] as const)
  for (const shownBy of ['countin', 'fourtrack'] as const)
    test(`signed in on ${site} alone, one tap on a page of ${shownBy} keeps in the account`, async ({ page }) => {
      await logIn(page, site);
      await keepOn(page, shownBy);
      const { url, button } = PAGES[shownBy];
      await expect(page.getByRole('status').filter({ hasText: 'Kept in your collection.' })).toBeVisible();
      await expect(page).toHaveURL(url);
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => localStorage.getItem('countin-kept'))).toBeNull();
    });

test('a visitor is back on the page, is told once, and is led to a log-in with all that the device has', async ({
  page,
}) => {
  await keepOn(page, 'countin');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page).toHaveURL(PAGES.countin.url);
  await page.goto(`${stack.main}/release/mira-okafor.low-sun-long-water`);
  await page.getByRole('button', { name: /Keep$/ }).click();
  const link = page.getByRole('status').getByRole('link', { name: 'Log in' });
  await expect(link).toHaveAttribute('href', /keep=release\.[^,]+,release\.[^,&]+&/);
});

test('what is typed is not lost for it', async ({ page }) => {
  await page.goto(PAGES.countin.url);
  await page.getByLabel('Email').first().fill('ana@example.com');
  await page.getByRole('button', { name: /Keep$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page.getByLabel('Email').first()).toHaveValue('ana@example.com');
});

test('an artist’s own address has no session, and keeps on the device', async ({ page }) => {
  await logIn(page, 'fourtrack');
  await page.goto(subdomain('mira-okafor'));
  await page.getByRole('button', { name: 'Keep artist' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your collection' }).getByText('Mira Okafor').first()).toBeVisible();
});
