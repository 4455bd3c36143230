import { logInOnCountin } from '../fixtures/artist.ts';
import { fillLogIn } from '../fixtures/account.ts';
import { newPerson, signedIn, verifyEmail } from '../fixtures/attacker.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test.describe('an invitation', () => {
  // A second use of the link is refused with a 400.
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('goes by mail to a person who logs in, accepts it and is listed; its link works once', async ({
    page,
    person,
  }) => {
    const release = await publishedRelease();
    const settings = `${stack.main}/artist/${release.artistId}/settings`;
    const friend = await newPerson('Ada Friend');
    // Not the friend's address: the link in the mail proves that.
    await verifyEmail((await signedIn(release.account)).uid);
    await logInOnCountin(page, release.account);
    await page.goto(settings);
    await page.getByLabel('Email').fill(friend.account.email);
    await page.getByLabel('Role', { exact: true }).selectOption('Editor');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${friend.account.email}`)).toBeVisible();

    const link = linkIn(await messageTo(friend.account.email, /invites you to work on Mira Okafor/), '/invitation#');
    const other = await (await person()).newPage();
    await test.step('opened without a sign-in it leads to the log-in page, and back', async () => {
      await other.goto(link);
      await expect(other.getByRole('heading', { name: 'Work on Mira Okafor' })).toBeVisible();
      await other.getByRole('link', { name: 'Log in to accept' }).click();
      await fillLogIn(other, 'countin', friend.account);
      await other.getByRole('button', { name: 'Accept' }).click();
      await expect(other).toHaveURL(`${stack.main}/artist/${release.artistId}`);
    });

    await page.reload();
    await expect(page.getByLabel('Role of Ada Friend')).toHaveValue('editor');
    await expect(page.getByText('Joined as Editor')).toBeVisible();
    await other.goto(link);
    await expect(other.getByText('This invitation has already been used.', { exact: false })).toBeVisible();
  });
});

test('an artist changes the address: the former one leads to the new one, there and back again', async ({ page }) => {
  const release = await publishedRelease();
  const fresh = unique('mira-new');
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/settings`);
  const change = async (slug: string) => {
    const part = page.getByRole('region', { name: 'Address' });
    await part.getByRole('textbox', { name: 'Address' }).fill(slug);
    await part.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  };
  await change(fresh);
  expect((await requestHost(`${stack.fourtrack}/${release.artistSlug}`)).headers['location']).toBe(`/${fresh}`);
  expect((await requestHost(`${stack.fourtrack}/${fresh}`)).status).toBe(200);
  await change(release.artistSlug);
  expect((await requestHost(`${stack.fourtrack}/${fresh}`)).headers['location']).toBe(`/${release.artistSlug}`);
  expect((await requestHost(`${stack.fourtrack}/${release.artistSlug}`)).status).toBe(200);
});

test('a deleted artist is offline at once and comes back with its releases', async ({ page }) => {
  const release = await publishedRelease();
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/settings`);
  await page.getByRole('button', { name: 'Delete Mira Okafor' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type Mira Okafor to confirm').fill('Mira Okafor');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mira Okafor is deleted' })).toBeVisible();
  expect((await requestHost(release.address)).status).toBe(404);
  expect((await requestHost(`${stack.fourtrack}/${release.artistSlug}`)).status).toBe(302);
  await page.getByRole('button', { name: 'Restore Mira Okafor' }).click();
  await expect(page.getByRole('heading', { name: 'Mira Okafor is deleted' })).toBeHidden();
  expect((await requestHost(release.address)).status).toBe(200);
});
