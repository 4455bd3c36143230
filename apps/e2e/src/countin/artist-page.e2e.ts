import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** Name of the position before the links. */
const BEFORE_LINKS = 'Insert between About and Links';

test('a new artist fills the public page, and fans see it at both addresses and in the calendar', async ({
  page,
  person,
}) => {
  const { account, artistId, artistSlug, title } = await publishedRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/page`);
  const preview = page.frameLocator('iframe[title="Live preview"]');

  await test.step('texts in two languages and a featured release', async () => {
    await page.getByRole('textbox', { name: 'About', exact: true }).fill('Songs for slow mornings.');
    await page.getByRole('combobox', { name: 'Language', exact: true }).last().selectOption('de');
    await page.getByLabel('About in Deutsch').fill('Lieder für langsame Morgen.');
    await page.getByLabel('Release', { exact: true }).selectOption({ label: title });
    await expect(preview.getByRole('heading', { name: 'Featured' })).toBeVisible();
  });

  await test.step('a link that ends, one that waits, a show to come and a past one', async () => {
    await addLink(page, 'Shop', 'shop.example/mira', { 'End date': '2099-12-31' });
    await addLink(page, 'Presale', 'presale.example/mira', { 'Start date': '2099-01-01' });
    await addShow(page, 'Freedom Park', '2098-12-01');
    await addShow(page, 'Old Hall', '2020-01-01');
    await expect(preview.getByRole('link', { name: 'Shop' })).toBeAttached();
    await expect(preview.getByText('Freedom Park')).toBeAttached();
  });

  await test.step('the shows go before the links', async () => {
    // A key that comes before the focus has moved is lost on a busy machine.
    const focused = page.locator(':focus');
    await page.getByRole('button', { name: 'Move Shows', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Insert /);
    while ((await focused.getAttribute('aria-label')) !== BEFORE_LINKS) {
      const passed = (await focused.getAttribute('aria-label')) ?? '';
      await page.keyboard.press('ArrowUp');
      await expect(focused).not.toHaveAccessibleName(passed);
    }
    await page.keyboard.press('Enter');
    await expect(preview.locator('.catalogue > .shows ~ .own-links')).toBeAttached();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const fan = await (await person()).newPage();
  for (const address of [`${stack.fourtrack}/${artistSlug}`, `${subdomain(artistSlug)}/`]) {
    await fan.goto(address);
    await expect(fan.getByRole('heading', { name: 'Featured' })).toBeVisible();
    await expect(fan.getByText('Songs for slow mornings.')).toBeVisible();
    await expect(fan.getByRole('link', { name: 'Shop' })).toHaveAttribute('data-to', 'https://shop.example/mira');
    await expect(fan.getByRole('link', { name: 'Presale' })).toHaveCount(0);
    await expect(fan.locator('.catalogue > .shows ~ .own-links')).toBeAttached();
    await expect(fan.getByText('Freedom Park')).toBeVisible();
    await expect(fan.getByText('Old Hall')).toBeHidden();
    await fan.getByText('Past shows').click();
    await expect(fan.getByText('Old Hall')).toBeVisible();
    await fan.goto(`${address}?lang=de`);
    await expect(fan.getByText('Lieder für langsame Morgen.')).toBeVisible();
  }
  const calendar = (await requestHost(`${stack.fourtrack}/${artistSlug}/feed.ics`)).text;
  expect(calendar).toContain('LOCATION:Freedom Park');
  expect(calendar).not.toContain('Old Hall');
});

async function addLink(page: Page, name: string, address: string, times: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Add a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('radio', { name: 'At set times' }).check({ force: true });
  for (const [label, date] of Object.entries(times)) await dialog.getByLabel(label, { exact: true }).fill(date);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

async function addShow(page: Page, venue: string, date: string) {
  await page.getByRole('button', { name: 'Add a show' }).click();
  const dialog = page.getByRole('dialog', { name: 'New show' });
  await dialog.getByLabel('Date', { exact: true }).fill(date);
  await dialog.getByLabel('Venue').fill(venue);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}
