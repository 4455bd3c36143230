import { logInOnCountin } from '../../fixtures/artist.ts';
import { publishedRelease } from '../../fixtures/published-release.ts';
import { requestHost } from '../../fixtures/request-host.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { changeTitle, choose, confirmAction, list, openReleases } from './publisher-steps.ts';

/** Old enough for a page without a countdown. */
const PAST = { mode: 'local', date: '2026-05-01', time: '00:00' } as const;

test('a live page with unpublished changes is taken down and back, and its history restored', async ({ page }) => {
  const { account, artistId, productId, address } = await publishedRelease({ title: 'Low Sun', moment: PAST });
  const seenByFans = async () => {
    const { status, text } = await requestHost(address);
    // The time of the answer is in the page.
    return { status, text: text.replace(/"now":\d+/, '') };
  };
  const before = await seenByFans();
  expect(before.text).toContain('Low Sun');
  await logInOnCountin(page, account);
  await changeTitle(page, `/artist/${artistId}/products/${productId}`, 'High Moon');
  const changes = page.getByRole('region', { name: 'Unpublished changes' });
  const title = changes.getByRole('group', { name: 'Title', exact: true });
  const openPage = async () => {
    await page.goto(`${stack.main}/publisher/release/${productId}`);
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
  };

  await test.step('fans see nothing of it, then exactly what they saw', async () => {
    await openReleases(page, 'changed', 1);
    await choose(page, 'High Moon');
    await confirmAction(page, 'Unpublish');
    await expect(page.getByText('Unpublish: done for 1 of 1.')).toBeVisible();
    expect((await seenByFans()).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undo: Unpublish: done for 1 of 1.')).toBeVisible();
    expect(await seenByFans()).toEqual(before);
  });

  await test.step('and the working copy keeps its changes', async () => {
    await openReleases(page, 'changed', 1);
    await expect(list(page)).toContainText('High Moon');
    await openPage();
    await expect(title).toContainText('Low Sun');
    await expect(title).toContainText('High Moon');
  });

  const history = page.getByRole('list', { name: 'History' });
  const restore = async (row: ReturnType<typeof history.getByRole>) => {
    await row.getByRole('button', { name: /^Compare the version/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: 'Title', exact: true })).toContainText('High Moon');
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText(/The version is in your draft/)).toBeVisible();
  };

  await test.step('a version is viewed as fans saw it', async () => {
    const live = history.getByRole('listitem').filter({ hasText: 'Live' });
    await live.getByRole('button', { name: /^View the version/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Low Sun' })).toBeAttached();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('restoring the live version keeps the changes as a version first', async () => {
    await restore(history.getByRole('listitem').filter({ hasText: 'Live' }));
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByText('kept before a version was restored')).toHaveCount(1);
    await expect(changes).toContainText('There is no difference.');
  });

  await test.step('restoring the kept version brings the changes back, and publishes nothing', async () => {
    await restore(history.getByRole('listitem').filter({ hasText: 'kept before a version was restored' }));
    await expect(title).toContainText('High Moon');
    expect(await seenByFans()).toEqual(before);
    await openReleases(page, 'changed', 1);
  });
});
