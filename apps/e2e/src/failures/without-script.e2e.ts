import type { Page } from '@playwright/test';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// The form without a contact is answered with what is missing, as a 422.
test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, expectedConsoleErrors: [/status of 422/] });

test('a fan without script reads the page, signs up, and confirms by one tap', async ({ page }) => {
  const { address, title, artistName } = await publishedRelease();
  const contact = `${unique('dora')}@example.com`;
  await page.goto(address);

  await test.step('the content can be read and used', async () => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: artistName })).toBeVisible();
    await expect(page.getByText(/^Releases .+ at 12:00\sAM$/)).toBeVisible();
    await expect(page.getByText('midnight wherever you are')).toBeVisible();
    expect(
      await page
        .getByRole('img', { name: `Cover of ${title}` })
        .evaluate((cover: HTMLImageElement) => cover.naturalWidth),
    ).toBeGreaterThan(0);
  });

  await test.step('controls that need script are not offered', async () => {
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Theme' })).toBeHidden();
  });

  await test.step('the form reports missing entries at their fields, and keeps the others', async () => {
    await page.getByLabel(/^Name/).fill('Dora');
    await post(page);
    const field = page.getByLabel('Email or Phone');
    await expect(field).toHaveAccessibleDescription('Provide at least one way to reach you');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeInViewport();
    await field.fill(contact);
    await post(page);
    await expect(page.getByRole('checkbox', { name: /about this release/ })).toHaveAccessibleDescription(
      'Tick the box so that the artist can contact you.',
    );
    await expect(page.getByLabel('Email or Phone')).toHaveValue(contact);
    await expect(page.getByLabel(/^Name/)).toHaveValue('Dora');
    await page.getByRole('checkbox', { name: /about this release/ }).check();
    await post(page);
    await expect(page.getByText(`We sent a message to ${contact}`)).toBeVisible();
  });

  await test.step('the link in the message confirms by one tap', async () => {
    await page.goto(linkIn(await messageTo(contact, /Confirm/), '/r/'));
    // Opened alone it changes nothing: programs that look for viruses open links too.
    await expect(page.getByRole('heading', { level: 1, name: 'One tap and you’re on the list' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, Tell Me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list', exact: true })).toBeVisible();
  });
});

async function post(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Notified' }).click();
}
