import { newPerson } from '../fixtures/attacker.ts';
import { logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { openThirdPartySite } from '../fixtures/third-party-site.ts';
import { expect, test } from '../fixtures/test.ts';

// The other site's own check is answered so once the session is over.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading|checking) /] });

test('a third-party link to 4track’s log-out does not log out; the page’s own button does', async ({ page }) => {
  const thirdParty = await openThirdPartySite();
  try {
    await logInAt(page, TWO_SITES, 'fourtrack', (await newPerson()).account);
    for (const from of [thirdParty.origin, `${TWO_SITES.fourtrack}/`]) {
      await page.goto(from);
      await page.evaluate(
        (href) => Object.assign(document.createElement('a'), { href }).click(),
        `${TWO_SITES.fourtrack}/login?leave`,
      );
      await expect(page).toHaveURL(`${TWO_SITES.fourtrack}/`);
      await page.goto(settingsOf(TWO_SITES, 'fourtrack'));
      await seesSettings(page, TWO_SITES, 'fourtrack');
    }
    await page.goto(`${TWO_SITES.fourtrack}/`);
    await page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').click();
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(`${TWO_SITES.fourtrack}/`);
    await page.goto(settingsOf(TWO_SITES, 'fourtrack'));
    await expect(page).toHaveURL(new RegExp(`^${TWO_SITES.fourtrack}/login`));
  } finally {
    await thirdParty.close();
  }
});
