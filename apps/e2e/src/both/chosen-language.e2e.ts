import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('a language that a visitor chose on Countin holds on 4track and on a subdomain', async ({ page }) => {
  await page.goto(stack.release);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  // Links to other hosts carry the choice once the page's script is there.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Mira Okafor' }).first().click();
  await expect(page).toHaveURL(`${stack.fourtrack}/mira-okafor?lang=ja`);
  // The choice is the host's now: an address without a language shows it, and so does a reload.
  await page.goto(`${stack.fourtrack}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');

  await page.goto(stack.release);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Tidewrack Records' }).first().click();
  await expect(page).toHaveURL(/[?]lang=ja$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto(new URL('/', page.url()).href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  // A host that no link has led to has no choice.
  await page.goto(`${subdomain('night-ferry')}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
