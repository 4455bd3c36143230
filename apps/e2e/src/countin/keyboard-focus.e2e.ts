import { createArtist, createRelease } from '../fixtures/artist.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('sign-up and publishing by keyboard keep the focus in the screen', async ({ page }) => {
  await test.step('sign-up leads to the dashboard, named by its title', async () => {
    await page.goto(`${stack.main}/login?mode=signup`);
    await page.getByLabel(/^Your name/).fill('Ines Duarte');
    await page.getByLabel('Email').fill(`${unique('ines')}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('night-ferry-22');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${stack.main}/dashboard`);
    await expect(page.getByRole('main', { name: /Ines/ })).toBeFocused();
  });

  await test.step('publishing leads to the status', async () => {
    await createArtist(page, 'Ines Duarte');
    await createRelease(page, 'Night Ferry');
    await page.getByLabel('Date', { exact: true }).fill('2030-03-01');
    await page.getByLabel('Time', { exact: true }).fill('00:00');
    await page.getByRole('button', { name: 'Publish page' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
    await expect(page.locator('#publish :focus')).toContainText('Live');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See fans' })).toBeFocused();
  });
});
