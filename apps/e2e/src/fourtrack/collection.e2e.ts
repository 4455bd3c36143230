import { fillLogIn } from '../fixtures/account.ts';
import { newPerson } from '../fixtures/attacker.ts';
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
