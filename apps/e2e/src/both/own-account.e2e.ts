import type { Page } from '@playwright/test';
import { fillLogIn, openSettings, part, SITES, type SiteKey } from '../fixtures/account.ts';
import { signUpOnCountin } from '../fixtures/artist.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { credentialChangesCount } from '../fixtures/provider-clock.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { png } from '../fixtures/png.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const TEN_MINUTES = 10 * 60_000;

/** Makes the log-in ten minutes old by moving the page's clock forward. */
async function waitTenMinutes(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + TEN_MINUTES);
}

test('a new person confirms their address by mail', async ({ page, context }) => {
  const { email } = await signUpOnCountin(page);
  await page.goto(`${stack.main}/settings`);
  const settings = part(page, 'Email');
  await expect(settings.getByText('Not confirmed yet')).toBeVisible();
  await settings.getByRole('button', { name: 'Resend email' }).click();
  await expect(settings.getByText(`A message is on its way to ${email}.`)).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(linkIn(await messageTo(email, /Confirm your email/), '/login?'));
  await expect(mail.getByText(`Confirm that you get email at ${email}.`)).toBeVisible();
  await mail.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(mail.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await mail.getByRole('link', { name: 'Continue' }).click();
  await expect(mail).toHaveURL(`${stack.main}/dashboard`);
  await page.reload();
  await expect(settings.getByText('Confirmed', { exact: true })).toBeVisible();
});

for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
  test(`name, picture, language and theme are set on ${site}`, async ({ page, person }) => {
    const { account } = await draftRelease();
    await openSettings(page, site, account);
    const you = part(page, 'You');
    await you.getByLabel('Name').fill('Mira O.');
    await you.getByRole('button', { name: 'Save' }).click();
    await expect(you.getByText('Saved')).toBeVisible();

    await you
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(700, 900, [200, 60, 40], [20, 40, 90]) });
    await page.getByRole('dialog').getByRole('button', { name: 'Use this square' }).click();
    await expect(you.getByText('Your picture has been added.')).toBeAttached({ timeout: 60_000 });
    await expect(you.locator('img')).toHaveAttribute('src', /^\/images\/people\//);

    await part(page, 'Theme').getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The picture may still be on its way to the account.
    const stored = page.waitForResponse(
      (response) =>
        response.url().endsWith('account/updateAccount') &&
        response.request().postData()?.includes('"language"') === true,
    );
    await part(page, 'Language').getByRole('combobox').selectOption({ label: 'العربية' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await stored;

    // A device without a chosen language uses the account's language.
    const elsewhere = await (await person()).newPage();
    await elsewhere.goto(`${SITES[site].origin}/login`);
    await fillLogIn(elsewhere, site, account);
    await expect(elsewhere).toHaveURL(SITES[site].start);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.locator('select[name="language"]').selectOption({ label: 'English' });
    await expect(you.getByLabel('Name')).toHaveValue('Mira O.');
    await expect(you.locator('img')).toHaveAttribute('src', /^\/images\/people\//);
    expect(
      await you.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(320);
  });
}

test.describe('actions that need the password again', () => {
  // A wrong password returns 400, and access to a deleted account's data is denied.
  test.use({ expectedConsoleErrors: [/status of 40[01]|Error loading user data:/] });

  test('another email counts once its link was opened', async ({ page, context, person }) => {
    const { account } = await draftRelease();
    const next = `${unique('new')}@example.com`;
    await openSettings(page, 'countin', account);
    await waitTenMinutes(page);
    const settings = part(page, 'Email');
    await settings.getByRole('button', { name: 'Change email' }).click();
    await settings.getByLabel('New email').fill(next);
    await settings.getByRole('button', { name: 'Send confirmation email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is that you?' });
    await dialog.getByLabel('Password', { exact: true }).fill('not-it');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(`That’s not the password for ${account.email}.`)).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(settings.getByText(`Check your inbox at ${next}`)).toBeVisible();

    const mail = await context.newPage();
    await mail.goto(linkIn(await messageTo(next, /Confirm your new email/), '/login?'));
    await mail.getByRole('button', { name: 'Use this email' }).click();
    await expect(mail.getByText(`From now on you log in with ${next}.`)).toBeVisible();
    await mail.close();

    const elsewhere = await (await person()).newPage();
    await openSettings(elsewhere, 'countin', { email: next, password: account.password });
    await expect(part(elsewhere, 'Email').getByText(next)).toBeVisible();
    await expect(part(elsewhere, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
  });

  test('another password keeps the session here', async ({ page }) => {
    const { account } = await draftRelease();
    await openSettings(page, 'countin', account);
    await credentialChangesCount();
    const settings = part(page, 'Password');
    await settings.getByRole('button', { name: 'Change password' }).click();
    await settings.getByLabel('New password').fill('slow-tide-31');
    await settings.getByRole('button', { name: 'Set password' }).click();
    await expect(settings.getByText('Your password is changed')).toBeVisible();
    await page.reload();
    await expect(part(page, 'Where you’re logged in').getByText('This device', { exact: true })).toBeVisible();
    await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${stack.main}/`);
    await page.goto(`${stack.main}/login`);
    await fillLogIn(page, 'countin', { ...account, password: 'slow-tide-31' });
    await expect(page).toHaveURL(`${stack.main}/dashboard`);
  });

  for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
    test(`an account is deleted on ${site}, with everything that it owns`, async ({ page }) => {
      const { account, artistSlug } = await draftRelease();
      await openSettings(page, site, account);
      await waitTenMinutes(page);
      await part(page, 'Delete your account').getByRole('button', { name: 'Delete account' }).click();
      const sure = page.getByRole('alertdialog', { name: 'Delete everything?' });
      await expect(sure).toContainText('Your collection is erased, with its folders and notes.');
      await sure.getByRole('button', { name: 'Delete everything' }).click();
      await expect(sure.getByText('This isn’t your email.')).toBeVisible();
      await sure.getByLabel(`Type ${account.email} to confirm`).fill(account.email);
      await sure.getByRole('button', { name: 'Delete everything' }).click();
      const dialog = page.getByRole('dialog', { name: 'Is that you?' });
      await dialog.getByLabel('Password', { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(SITES[site].gone, { timeout: 30_000 });
      await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

      expect(await page.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
      await page.goto(`${SITES[site].origin}/login`);
      await fillLogIn(page, site, account);
      await expect(page.getByRole('alert')).toHaveText(
        'This email and password don’t match. Check both and try again.',
      );
      await page.goto(`${stack.fourtrack}/${artistSlug}`);
      await expect(page).toHaveURL(`${stack.fourtrack}/`);
    });
  }
});
