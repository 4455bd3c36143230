import type { Page } from '@playwright/test';
import { SITES } from '../fixtures/account.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { syncTokenOf } from '../fixtures/signed-in-calls.ts';
import { expect, test } from '../fixtures/test.ts';

// Whoever is replaced has live subscriptions that end; a used token is refused.
test.use({ expectedComplaints: [/status of 40[0-3]|permission-denied|Error (?:loading|checking) /] });

for (const [, site] of DIRECTIONS) {
  const arriveWith = (page: Page, token: string) => page.goto(`${TWO_SITES[site]}/auth/sync?token=${token}&state=${'s'.repeat(43)}&next=${encodeURIComponent(SITES[site].settings)}`);
  const isNobody = async (page: Page) => {
    await page.goto(settingsOf(TWO_SITES, site));
    await expect(page).toHaveURL(new RegExp(`^${TWO_SITES[site]}/login`));
  };

  test(`a link that was not begun here asks before it signs in on ${site}`, async ({ page }) => {
    const { account } = await draftRelease();
    const token = await syncTokenOf(account);
    await arriveWith(page, token);
    await expect(page.getByRole('main')).toContainText(account.email);
    await expect(page).toHaveURL(`${TWO_SITES[site]}/auth/sync`);
    await page.getByRole('button', { name: 'Not now' }).click();
    await isNobody(page);

    await arriveWith(page, token);
    await page.getByRole('button', { name: 'Continue' }).click();
    await seesSettings(page, TWO_SITES, site);
  });

  test(`somebody who is signed in on ${site} is replaced only when they say so`, async ({ page }) => {
    const [mine, theirs] = [(await draftRelease()).account, (await draftRelease()).account];
    await logInAt(page, TWO_SITES, site, mine);
    await arriveWith(page, await syncTokenOf(theirs));
    await expect(page.getByRole('main')).toContainText(mine.email);
    await expect(page.getByRole('main')).toContainText(theirs.email);
    await page.getByRole('button', { name: 'Stay as I am' }).click();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(mine.email).first()).toBeVisible();

    await arriveWith(page, await syncTokenOf(theirs));
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(theirs.email).first()).toBeVisible();
    await expect(page.getByText(mine.email)).toHaveCount(0);
  });

  test(`a token that was used once signs nobody in on ${site}`, async ({ page, person }) => {
    const { account } = await draftRelease();
    const token = await syncTokenOf(account);
    await arriveWith(page, token);
    await page.getByRole('button', { name: 'Continue' }).click();
    await seesSettings(page, TWO_SITES, site);

    const stranger = await (await person()).newPage();
    await arriveWith(stranger, token);
    await stranger.getByRole('button', { name: 'Continue' }).click();
    await expect(stranger.getByRole('alert')).toContainText('You are not signed in yet');
    await isNobody(stranger);
  });
}
