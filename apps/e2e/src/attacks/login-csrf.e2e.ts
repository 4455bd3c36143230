import type { Page } from '@playwright/test';
import { documents } from '@countin/domain/documents';
import { decodeJwt } from 'jose';
import { SITES } from '../fixtures/account.ts';
import { newPerson, tokenOf, type Person } from '../fixtures/attacker.ts';
import { DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stored, storedWhere } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

// Expected: subscriptions of the replaced user end with an error, and a used token is refused.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading|checking) /] });

/** A `state` value of the cross-site sign-in that is well-formed, but that no site has issued. */
const STATE = 's'.repeat(43);

for (const [from, site] of DIRECTIONS) {
  const arriveWith = (page: Page, token: string) =>
    page.goto(
      `${TWO_SITES[site]}/auth/sync?token=${token}&state=${STATE}&next=${encodeURIComponent(SITES[site].settings)}`,
    );
  const isSignedOut = async (page: Page) => {
    await page.goto(settingsOf(TWO_SITES, site));
    await expect(page).toHaveURL(new RegExp(`^${TWO_SITES[site]}/login`));
  };
  const isUnused = async (token: string, { uid }: Person) => {
    expect(await stored(documents.usedToken(String(decodeJwt(token).jti)).path)).toBeNull();
    expect(await storedWhere(documents.usedTokens().path, 'uid', uid)).toEqual([]);
  };

  test(`an attacker’s link asks before it signs in on ${site}, and declining leaves no trace`, async ({
    page,
    person,
  }) => {
    const attacker = await newPerson();
    const token = await tokenOf(attacker, 'sync');
    await arriveWith(page, token);
    await expect(page.getByRole('main')).toContainText(attacker.account.email);
    await expect(page).toHaveURL(`${TWO_SITES[site]}/auth/sync`);
    await isUnused(token, attacker);
    await page.getByRole('button', { name: 'Not now' }).click();
    await isSignedOut(page);
    await isUnused(token, attacker);

    await test.step('accepted it signs in, once and nowhere else', async () => {
      await arriveWith(page, token);
      await page.getByRole('button', { name: 'Continue' }).click();
      await seesSettings(page, TWO_SITES, site);
      expect(await storedWhere(documents.usedTokens().path, 'uid', attacker.uid)).toHaveLength(1);

      const other = await (await person()).newPage();
      await arriveWith(other, token);
      await other.getByRole('button', { name: 'Continue' }).click();
      await expect(other.getByRole('alert')).toContainText('You aren’t logged in yet');
      await isSignedOut(other);
    });
  });

  test(`a user signed in on ${site} is replaced only after confirmation`, async ({ page }) => {
    const [mine, theirs] = await Promise.all([newPerson(), newPerson()]);
    await logInAt(page, TWO_SITES, site, mine.account);
    const token = await tokenOf(theirs, 'sync');
    await arriveWith(page, token);
    await expect(page.getByRole('main')).toContainText(mine.account.email);
    await expect(page.getByRole('main')).toContainText(theirs.account.email);
    await page.getByRole('button', { name: 'Keep this account' }).click();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(mine.account.email).first()).toBeVisible();
    await isUnused(token, theirs);

    await arriveWith(page, await tokenOf(theirs, 'sync'));
    await page.getByRole('button', { name: 'Switch accounts' }).click();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(theirs.account.email).first()).toBeVisible();
    await expect(page.getByText(mine.account.email)).toHaveCount(0);
  });

  test(`a cross-site sign-in from ${from} started by an attacker sends a token to ${site} alone, which asks first`, async ({
    page,
  }) => {
    const victim = await newPerson();
    await logInAt(page, TWO_SITES, from, victim.account);
    await page.goto(`${TWO_SITES[from]}/auth/sync?for=${site}&state=${STATE}`);
    await expect(page).toHaveURL(`${TWO_SITES[site]}/auth/sync`);
    await expect(page.getByRole('main')).toContainText(victim.account.email);
    await page.getByRole('button', { name: 'Not now' }).click();
    await isSignedOut(page);
    // The frame after the log-in used one up where it may act, which is not here.
    expect(await stored(documents.user(victim.uid).path)).toMatchObject({ uid: { stringValue: victim.uid } });
  });
}
