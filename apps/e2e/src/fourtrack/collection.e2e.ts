import { callables } from '@countin/domain/callables';
import type { Page } from '@playwright/test';
import { fillLogIn } from '../fixtures/account.ts';
import { callRaw, newPerson } from '../fixtures/attacker.ts';
import { logInAt, TWO_SITES } from '../fixtures/site-pairs.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('what a visitor keeps on a device is in the collection after the log-in', async ({ page }) => {
  const { account } = await newPerson('Ines Duarte');
  await page.goto(`${stack.main}/release/mira-okafor.funchal-half-past-five`);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('status')).toContainText('Kept on this device.');
  await expect(page.getByRole('button', { name: 'Keep' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${stack.fourtrack}/mira-okafor`);
  await page.getByRole('button', { name: 'Keep artist' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, 'fourtrack', account);

  await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Your collection' });
  await expect(list.getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
  await expect(page).not.toHaveURL(/keep=/);
});

test('a link adds nothing to a collection before its owner says so', async ({ person }) => {
  const { account } = await newPerson();
  const page = await (await person({ storageState: await signedInState(stack.fourtrack, account) })).newPage();
  const link = `${stack.fourtrack}/collection?keep=artist.artist-mira-okafor,release.gone`;
  const list = page.getByRole('list', { name: 'Your collection' });
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: 'Mira Okafor' })).toBeVisible();
  await page.getByRole('button', { name: 'Don’t add' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/collection`);
  await page.reload();
  await expect(page.getByText('Your collection is empty')).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list.getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
  await expect(page).toHaveURL(`${stack.fourtrack}/collection`);
});

test('what is kept in Discover by one tap plays in the collection', async ({ person }) => {
  const { account } = await newPerson();
  const page = await (await person({ storageState: await signedInState(stack.fourtrack, account) })).newPage();
  const keep = page.getByRole('button', { name: 'Keep Mira Okafor' });
  await expect(async () => {
    await page.goto(`${stack.fourtrack}/discover?shelf=medleys&q=Mira`);
    await expect(keep).toBeVisible({ timeout: 5000 });
  }).toPass();
  await keep.click();
  await expect(page.getByText('Mira Okafor is in your collection.')).toBeVisible();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${stack.fourtrack}/collection`);
  const list = page.getByRole('list', { name: 'Your collection' });
  await list.getByRole('button', { name: /^Play / }).click();
  await expect(list.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Player' }).getByRole('link', { name: 'Mira Okafor' }).first(),
  ).toBeVisible();
});

test('a collection shows what another tab keeps, and has room for long folder names', async ({ person }) => {
  const { account, idToken } = await newPerson();
  const folder = 'For rainy Sundays in late November, at home';
  await callRaw(callables.saveFolder.name, { id: 'rain', name: folder }, idToken);
  const context = await person({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await logInAt(page, TWO_SITES, 'fourtrack', account);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('countin-auth-token'))).not.toBeNull();
  const list = page.getByRole('list', { name: 'Your collection' });
  await page.goto(`${stack.fourtrack}/collection`);
  await expect(page.getByText('Your collection is empty')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${stack.fourtrack}/mira-okafor`);
  await other.getByRole('button', { name: 'Keep artist' }).click();
  await expect(other.getByRole('status')).toContainText('Kept in your collection.');
  await expect(list.getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
  await other.close();

  const [kind, choice] = await Promise.all([
    page.getByLabel('Show', { exact: true }).boundingBox(),
    page.getByLabel('Folder', { exact: true }).boundingBox(),
  ]);
  expect(kind?.width).toBeGreaterThan(120);
  expect(choice && choice.x + choice.width).toBeLessThanOrEqual(390);
});

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|transport errored|cleardot/] });

  test('the collection stays, with its menus, and says that it is not connected', async ({ page, context }) => {
    const { account } = await newPerson();
    await logInAt(page, TWO_SITES, 'fourtrack', account);
    const list = page.getByRole('list', { name: 'Your collection' });
    await page.goto(`${stack.fourtrack}/collection?keep=artist.artist-mira-okafor`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(list.getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
    await page.getByRole('button', { name: 'Options for “Mira Okafor”' }).hover();
    await expect.poll(() => loaded(page, 'kept-menu')).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText('Not connected.')).toBeVisible();
    await page.getByRole('button', { name: 'Options for “Mira Okafor”' }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(page.getByText('Not connected.')).toBeHidden();
    await expect(list.getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
  });
});

/** Whether a part of the application is there. */
function loaded(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    (name) => performance.getEntriesByType('resource').some((each) => each.name.includes(name)),
    part,
  );
}
