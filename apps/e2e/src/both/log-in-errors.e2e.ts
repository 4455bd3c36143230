import { fillLogIn, SITES, type SiteKey } from '../fixtures/account.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// Expected: errors of the identity provider, and the offline network.
test.use({ expectedConsoleErrors: [/status of 400|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

/** Error codes of the identity provider, with the text that the log-in shows for each. */
const ERROR_CODES = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes and try again.'],
  ['USER_DISABLED', 'This email and password don’t match. Check both and try again.'],
  ['INVALID_LOGIN_CREDENTIALS', 'This email and password don’t match. Check both and try again.'],
  ['SOMETHING_ELSE', 'Something went wrong on our side. Try again.'],
] as const;

for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
  test(`a refused log-in on ${site} says what to do and loses nothing that was typed`, async ({ page }) => {
    const account = { email: `${unique('person')}@example.com`, password: 'night-ferry-22' };
    await page.goto(`${SITES[site].origin}/login`);
    for (const [errorCode, text] of ERROR_CODES) {
      await page.route(/accounts:signInWithPassword/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: errorCode } } }),
      );
      await fillLogIn(page, site, account);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
      await page.unroute(/accounts:signInWithPassword/);
    }
    await page.route(/accounts:signInWithPassword/, (route) => route.abort());
    await fillLogIn(page, site, account);
    await expect(page.getByRole('alert')).toHaveText('We can’t be reached right now. Try again in a moment.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  });

  test(`a password manager recognises the fields of ${site}`, async ({ page }) => {
    const { origin } = SITES[site];
    await page.goto(`${origin}/login`);
    const email = page.locator('form input#email[name="email"][type="email"]');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    const password = page.locator('form input#password[name="password"][type="password"]');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.locator('form input#password')).toHaveAttribute('type', 'text');
    await page.getByRole('link', { name: /^Sign up/i }).click();
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(email).toHaveAttribute('autocomplete', 'username');
  });
}

test('a sign-up with a registered address is answered by mail only', async ({ page }) => {
  const { account } = await draftRelease();
  await page.goto(`${stack.main}/login?mode=signup`);
  await page.getByLabel(/^Your name/).fill('Somebody Else');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page.getByText(/has an account/)).toBeHidden();
  await expect(page.getByLabel(/^Your name/)).toHaveValue('Somebody Else');
  await messageTo(account.email, /[Ss]et a new password/);
});

test('the log-in leads to the wanted section of a screen', async ({ page }) => {
  const { account, artistId, productId } = await draftRelease();
  const wanted = `${stack.main}/artist/${artistId}/products/${productId}#links`;
  await page.goto(wanted);
  await expect(page).toHaveURL(new RegExp(`^${stack.main}/login\\?back=`));
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, 'countin', account);
  await expect(page).toHaveURL(wanted);
});
