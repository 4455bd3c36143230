import { logInOnCountin } from '../fixtures/artist.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { draftRelease, publishedRelease } from '../fixtures/published-release.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('a signed-out visitor is sent to the log-in page, and afterwards to the wanted page', async ({ page }) => {
  const { account, artistId, productId, title } = await draftRelease();
  const wanted = `${stack.main}/artist/${artistId}/products/${productId}/links`;
  await page.goto(wanted);
  await expect(page).toHaveURL(new RegExp(`^${stack.main}/login\\?back=`));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1, name: 'Store links' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test.describe('a log-out', () => {
  // Answer to the other site's own check once the session is over. The database may refuse the other tab before that
  // learns of the log-out.
  test.use({ expectedConsoleErrors: [/status of 401|Error loading user data:.*insufficient permissions/] });

  test('ends the session in every tab', async ({ page, context }) => {
    await openAsNewPerson(page);
    const second = await context.newPage();
    await second.goto(`${stack.main}/collection`);
    await expect(second.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${stack.main}/`);
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(second).toHaveURL(new RegExp(`^${stack.main}/login`));
    await page.goto(`${stack.main}/dashboard`);
    await expect(page).toHaveURL(`${stack.main}/login`);
  });
});

test.describe('a refused sign-in', () => {
  // Auth answers a wrong password with 400.
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('answers the same for a wrong password and an unknown address', async ({ page }) => {
    const { account } = await draftRelease();
    await page.goto(`${stack.main}/login`);
    for (const [email, password] of [
      [account.email, 'wrong-password'],
      [`unknown-${account.email}`, account.password],
    ] as const) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'This email and password don’t match. Check both and try again.',
      );
      await expect(page).toHaveURL(`${stack.main}/login`);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.reload();
    }
  });
});

test('an unknown path leads to the home page', async ({ page }) => {
  await page.goto(`${stack.main}/no/such/screen`);
  await expect(page).toHaveURL(`${stack.main}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Every release deserves a count-in' })).toBeVisible();
});

test.describe('another user’s data', () => {
  // The rules refuse it; the SDK says so as well.
  test.use({ expectedConsoleErrors: [/status of 403|permission-denied/] });

  test('the release of another user cannot be opened', async ({ page }) => {
    const theirs = await publishedRelease({ title: 'Not Yours' });
    const { account } = await draftRelease();
    await logInOnCountin(page, account);
    for (const screen of ['', '/links']) {
      await page.goto(`${stack.main}/artist/${theirs.artistId}/products/${theirs.productId}${screen}`);
      await expect(page.getByText('There is nothing here')).toBeVisible();
      await expect(page.getByText('Not Yours')).toBeHidden();
    }
    await page.goto(`${stack.main}/artist/${theirs.artistId}/signups`);
    await expect(page.getByText('There is nothing here')).toBeVisible();
  });
});

test('the address of a draft gives the same answer as an unknown address', async () => {
  const { address, title, productId } = await draftRelease({ title: 'Still a Secret' });
  const draft = await requestHost(address);
  const nothing = await requestHost(`${stack.main}/release/${'x'.repeat(productId.length)}`);
  expect([draft.status, nothing.status]).toEqual([404, 404]);
  expect(draft.text).not.toContain(title);
  expect(draft.text).toBe(nothing.text);
  expect(draft.headers['cache-control']).toBe('no-store');
});
