import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { SITES, type SiteKey } from '../fixtures/account.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import {
  continueWithOtherSite,
  DIRECTIONS,
  logInAt,
  OTHER,
  seesSettings,
  settingsOf,
  TWO_PORTS,
  TWO_SITES,
  type SitePair,
} from '../fixtures/site-pairs.ts';
import { expect, test } from '../fixtures/test.ts';

/** Time that a request of a phone takes on a slow network. */
const SLOW_REQUEST_MS = 5000;

// The other site asks once more about a session that is over, and is refused.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading|checking) /] });

for (const [site] of DIRECTIONS) {
  const other = OTHER[site];
  for (const pair of [TWO_SITES, TWO_PORTS]) {
    test(`a log-out on ${site} also ends the session on ${other} at its next page: ${pair.name}`, async ({
      page,
      context,
    }) => {
      const { account } = await draftRelease();
      await logInAt(page, pair, site, account);
      const there = await context.newPage();
      await there.goto(`${pair[other]}/auth/sync?next=${encodeURIComponent(SITES[other].settings)}`);
      await seesSettings(there, pair, other);

      await logOut(page, pair, site);
      await there.reload();
      await expect(there).toHaveURL(new RegExp(`^${pair[other]}/login`), { timeout: 40_000 });
      expect(await there.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
      await page.goto(settingsOf(pair, site));
      await expect(page).toHaveURL(new RegExp(`^${pair[site]}/login`));
    });
  }
}

test('an open page of the other site detects a log-out on a slow network', async ({ page, context }) => {
  const { account } = await draftRelease();
  await logInAt(page, TWO_SITES, 'countin', account);
  const there = await context.newPage();
  await continueWithOtherSite(there, TWO_SITES, 'fourtrack');
  await expect
    .poll(() => there.evaluate(() => localStorage.getItem('countin-auth-token') !== null), { timeout: 40_000 })
    .toBe(true);
  await page.route('**/account/endSession', async (route) => {
    await setTimeout(SLOW_REQUEST_MS);
    await route.continue();
  });
  await logOut(page, TWO_SITES, 'countin');

  // Its live subscriptions are refused to a session that has ended.
  await expect(there).toHaveURL(new RegExp(`^${TWO_SITES.fourtrack}/login`), { timeout: 40_000 });
  expect(await there.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
});

/** Logs out where the site offers it. */
async function logOut(page: Page, pair: SitePair, site: SiteKey): Promise<void> {
  if (site === 'fourtrack') {
    await page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').click();
    await page.getByText('Log Out').click();
  } else {
    await page.getByRole('button', { name: 'Logout' }).click();
  }
  await expect(page).toHaveURL(`${pair[site]}/`);
}
