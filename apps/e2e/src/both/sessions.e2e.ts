import { openSettings, part } from '../fixtures/account.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

// A device that was signed out asks once more and is refused.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading user data:|checking )/] });

test('a user sees their other session and ends it from here', async ({ page, person }) => {
  const { account } = await draftRelease();
  await openSettings(page, 'countin', account);
  const here = part(page, 'Where you’re logged in');
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await expect(here.getByText('You’re only logged in on this device.')).toBeVisible();

  const phone = await (
    await person({
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    })
  ).newPage();
  await openSettings(phone, 'fourtrack', account);
  const row = here.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  // Where the hidden frame was quick, the sign-in has gone to Countin there too.
  await expect(row).toContainText(/4track(?: and Countin)? · seen just now/, { timeout: 30_000 });
  await expect(here.getByRole('listitem').first()).toContainText('This device');
  const there = part(phone, 'Where you’re logged in');
  await expect(there.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on Android');

  await row.getByRole('button', { name: 'Log out: Chrome on Android' }).click();
  await expect(here.getByText('Chrome on Android is logged out.')).toBeVisible();
  await expect(here.getByRole('listitem')).toHaveCount(1);

  // Without a touch, and with the reason.
  await expect(phone).toHaveURL(new RegExp(`^${stack.fourtrack}/login`), { timeout: 30_000 });
  const why = phone.getByRole('status').filter({ hasText: 'You were logged out' });
  await expect(why).toContainText('Your session ended, here or from another device.');
  await expect(why.locator('..')).toBeFocused();
  expect(await phone.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
