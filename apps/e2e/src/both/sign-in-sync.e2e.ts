import type { Page } from '@playwright/test';
import { fillLogIn, SITES } from '../fixtures/account.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import {
  continueWithOtherSite,
  DIRECTIONS,
  lengthenFrames,
  logInAt,
  seesSettings,
  settingsOf,
  TWO_PORTS,
  TWO_SITES,
} from '../fixtures/site-pairs.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [from, to] of DIRECTIONS) {
  for (const pair of [TWO_SITES, TWO_PORTS]) {
    test(`a user signed in on ${from} is signed in on ${to}: ${pair.name}`, async ({ page }) => {
      const addresses = addressesSeen(page);
      const { account } = await draftRelease();
      await logInAt(page, pair, from, account);
      await page.goto(`${pair[to]}/auth/sync?next=${encodeURIComponent(SITES[to].settings)}`);
      await seesSettings(page, pair, to);
      await page.reload();
      await seesSettings(page, pair, to);
      await page.goBack();
      expect(
        addresses().filter((address) => address.includes('token')),
        'no page was left with a token in its address',
      ).toEqual([]);
    });
  }

  test(`a hidden frame signs in on ${to} where both are one site: from ${from}`, async ({ page, context }) => {
    await lengthenFrames(page);
    const { account } = await draftRelease();
    await logInAt(page, TWO_PORTS, from, account);
    await expect(page.locator('iframe[aria-hidden=true]')).toBeHidden();
    const second = await context.newPage();
    await expect(async () => {
      await second.goto(settingsOf(TWO_PORTS, to));
      await expect(second.getByRole('heading', { level: 1, name: SITES[to].settingsTitle })).toBeVisible({
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });
  });

  test(`the log-in on ${to} offers the sign-in of ${from}`, async ({ page }) => {
    const { account } = await draftRelease();
    await logInAt(page, TWO_SITES, from, account);
    await continueWithOtherSite(page, TWO_SITES, to);
  });

  test(`the log-in page of ${to} returns to itself when signed out on ${from}`, async ({ page }) => {
    const { account } = await draftRelease();
    await page.goto(settingsOf(TWO_SITES, to));
    const login = `${TWO_SITES[to]}/login?back=${encodeURIComponent(SITES[to].settings)}`;
    await expect(page).toHaveURL(login);
    const passed = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().startsWith(`${TWO_SITES[from]}/auth/sync?`),
    );
    await page.getByRole('link', { name: /^Continue with / }).click();
    await passed;
    await expect(page).toHaveURL(login);
    await fillLogIn(page, to, account);
    await seesSettings(page, TWO_SITES, to);
  });
}

test('a link of an artist’s own to 4track takes the sign-in along', async ({ page, context }) => {
  const { account, artistId, artistSlug } = await draftRelease();
  await logInAt(page, TWO_SITES, 'countin', account);
  await page.goto(`${stack.main}/artist/${artistId}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open: On 4track' }).click();
  const there = await opened;
  await expect(there).toHaveURL(`${stack.fourtrack}/${artistSlug}`);
  await there.goto(settingsOf(TWO_SITES, 'fourtrack'));
  await seesSettings(there, TWO_SITES, 'fourtrack');
});

test('the section of a page is kept across the log-in', async ({ page }) => {
  const { account, artistId, productId, title } = await draftRelease();
  const wanted = `${stack.main}/artist/${artistId}/products/${productId}#cover`;
  await page.goto(wanted);
  await expect(page).toHaveURL(new RegExp(`^${stack.main}/login\\?back=`));
  await fillLogIn(page, 'countin', account);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

/** Addresses on which a page came to rest: what its history holds. */
function addressesSeen(page: Page): () => readonly string[] {
  const seen: string[] = [];
  page.on('load', () => void seen.push(page.url()));
  return () => seen;
}
