import type { Page } from '@playwright/test';
import { logInOnCountin } from '../../fixtures/artist.ts';
import { draftRelease, publishFurther } from '../../fixtures/published-release.ts';
import { requestHost } from '../../fixtures/request-host.ts';
import { stack } from '../../fixtures/stack.ts';
import { passPublicationTime } from '../../fixtures/stored.ts';
import { expect, test } from '../../fixtures/test.ts';
import { changeTitle, choose, list, openReleases } from './publisher-steps.ts';

/** Schedules the chosen releases for a day years ahead. */
async function schedule(page: Page) {
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publication' });
  await dialog.getByLabel('Date', { exact: true }).fill('2027-05-01');
  await dialog.getByLabel('Time', { exact: true }).fill('09:30');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a publication is scheduled for a group and cancelled, and another one goes live', async ({ page }) => {
  const artist = await draftRelease({ title: 'Salt' });
  const [live] = await publishFurther(artist, ['Low Sun']);
  const address = `${stack.main}/release/${artist.artistSlug}.page-1`;
  const seenByFans = async () => (await requestHost(address)).text;
  await logInOnCountin(page, artist.account);
  await changeTitle(page, `/artist/${artist.artistId}/products/${live?.productId}`, 'High Moon');

  await test.step('a draft and a changed page wait together, until both are cancelled', async () => {
    await openReleases(page, 'all', 2);
    await choose(page, 'Salt', 'High Moon');
    await schedule(page);
    await expect(list(page).getByText(/^To be published: .*May 1, 2027/)).toHaveCount(2);
    await openReleases(page, 'scheduled', 2);
    await choose(page, 'Salt', 'High Moon');
    await page.getByRole('button', { name: 'Cancel scheduled publication' }).click();
    await expect(page.getByText('Cancel scheduled publication: done for 2 of 2.')).toBeVisible();
    await openReleases(page, 'all', 2);
    await expect(list(page).getByText(/^To be published/)).toHaveCount(0);
  });

  await test.step('a changed page stays as it is until its time', async () => {
    await choose(page, 'High Moon');
    await schedule(page);
    await expect(list(page).getByText(/^To be published/)).toHaveCount(1);
    expect(await seenByFans()).toContain('Low Sun');
    expect(await seenByFans()).not.toContain('High Moon');
  });

  await test.step('then it goes live by itself, and the draft that was cancelled stays one', async () => {
    await passPublicationTime(live?.productId ?? '');
    await expect.poll(seenByFans, { timeout: 60_000 }).toContain('High Moon');
    await openReleases(page, 'live', 1);
    await expect(list(page)).toContainText('High Moon');
    await openReleases(page, 'draft', 1);
    await page.goto(`${stack.main}/publisher?state=scheduled`);
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});
