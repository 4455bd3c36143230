import { fillLogIn, SITES, type SiteKey } from '../fixtures/account.ts';
import { linkIn, mailbox, messageTo } from '../fixtures/inbox.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const NEW_PASSWORD = 'slow-tide-31';

// A link that was used, and the old password, are refused with 400.
test.use({ expectedConsoleErrors: [/status of 400/] });

for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
  const { origin, start } = SITES[site];

  test(`a user with a forgotten password sets a new one by mail on ${site}`, async ({ page }) => {
    const { account } = await draftRelease();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${account.email} has an account`, { exact: false })).toBeVisible();

    const link = linkIn(await messageTo(account.email, /[Ss]et a new password/), '/login?');
    expect(link).toContain(`${origin}/login?`);
    await page.goto(link);
    await expect(page.getByText(`For ${account.email}.`, { exact: false })).toBeVisible();
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Use at least 6 characters.')).toBeVisible();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();

    await page.getByRole('link', { name: 'Continue' }).click();
    await fillLogIn(page, site, account);
    await expect(page.getByRole('alert')).toHaveText('This email and password don’t match. Check both and try again.');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await fillLogIn(page, site, { email: account.email, password: NEW_PASSWORD });
    await expect(page).toHaveURL(start);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test(`an unknown address gets the same answer on ${site}, and no mail`, async ({ page }) => {
    const unknownEmail = `${unique('unknown')}@example.com`;
    await page.goto(`${origin}/login?mode=forgotten`);
    await page.getByLabel('Email').fill(unknownEmail);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${unknownEmail} has an account`, { exact: false })).toBeVisible();
    expect(await mailbox(unknownEmail)).toEqual([]);
  });
}

test('a truncated link says so and offers a new one', async ({ page }) => {
  await page.goto(`${SITES.countin.origin}/login?mode=resetPassword&oobCode=`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});
