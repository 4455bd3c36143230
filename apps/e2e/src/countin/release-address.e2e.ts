import { fillLogIn } from '../fixtures/account.ts';
import { publishedRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Logs in as the owner and opens a screen of the artist. */
async function open(page: Page, { account, artistId }: OwnRelease, path: string): Promise<void> {
  await page.goto(`${stack.main}/artist/${artistId}/${path}`);
  await fillLogIn(page, 'countin', account);
}

test('an artist changes the address of a published release; a link in a fan’s inbox still leads to it', async ({
  page,
  person,
}) => {
  const own = await publishedRelease({ title: 'Night Ferry' });
  const moved = `${stack.main}/release/${own.artistSlug}.last-ferry`;
  await open(page, own, `products/${own.productId}`);
  const row = page.getByRole('region', { name: 'Details', exact: true });
  await row.getByRole('button', { name: 'Change address' }).click();
  const dialog = page.getByRole('dialog', { name: /Change the address of .*Night Ferry/ });
  await expect(dialog.getByText(/^Old links keep working/)).toBeVisible();
  await dialog.getByLabel('Name in links').fill('last-ferry');
  await expect(dialog.getByText('last-ferry is free.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(row.getByText('Address changed. The old one leads here.')).toBeVisible();
  await expect(row.getByText(new RegExp(`${own.artistSlug}\\.last-ferry$`))).toBeVisible();

  const fan = await (await person()).newPage();
  await fan.goto(`${own.address}?utm_source=mail`);
  await expect(fan).toHaveURL(`${moved}?utm_source=mail`);
  await expect(fan.getByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
  expect((await requestHost(`${own.address}.ics`)).status).toBe(200);
});

test('an artist deletes a release, whose page is gone at once, and restores it', async ({ page }) => {
  const own = await publishedRelease({ title: 'Night Ferry' });
  expect((await requestHost(own.address)).status).toBe(200);
  await open(page, own, 'products');
  await page.getByRole('button', { name: 'Delete Night Ferry' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Delete .*Night Ferry.*\?$/ });
  await expect(dialog.getByText('Public page')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete release' }).click();
  await expect(page.getByRole('list', { name: 'Deleted releases' })).toBeVisible();
  expect((await requestHost(own.address)).status).toBe(404);

  await page.getByRole('button', { name: 'Restore Night Ferry' }).click();
  await expect(page.getByRole('list', { name: 'Deleted releases' })).toHaveCount(0);
  expect((await requestHost(own.address)).status).toBe(200);
});
