import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { callRaw, signedIn, verifyEmail } from '../fixtures/attacker.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { memberOf } from '../fixtures/member.ts';
import { draftRelease, publishedRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { stored } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

async function openEditor(page: Page, { artistId, productId }: OwnRelease): Promise<void> {
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  await expect(titleOf(page)).toBeVisible();
}
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const aboutOf = (page: Page) => page.getByLabel(/^About this release/);
const labelOf = (page: Page) => page.getByRole('combobox', { name: /^Label/ });
async function isSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
}

test('the owner and an editor work on one release at once: both see both changes, and choose where both changed the same', async ({
  page: owner,
  person,
}) => {
  const release = await draftRelease();
  const friend = await memberOf(release, 'editor');
  await logInOnCountin(owner, release.account);
  const editor = await (await person()).newPage();
  await logInOnCountin(editor, friend.account);
  for (const page of [owner, editor]) await openEditor(page, release);

  await aboutOf(editor).fill('Recorded on a ferry.');
  await isSaved(editor);
  await labelOf(owner).fill('Tide Line');
  await isSaved(owner);
  await expect(aboutOf(owner)).toHaveValue('Recorded on a ferry.');
  await titleOf(editor).fill('Day Ferry');
  await isSaved(editor);
  await expect(labelOf(editor)).toHaveValue('Tide Line');

  await titleOf(owner).fill('Last Ferry');
  const both = owner.getByRole('region', { name: 'There are two versions' }).getByRole('group', { name: 'Title' });
  await expect(both).toContainText('Day Ferry');
  await owner.getByRole('button', { name: 'Take theirs: Title' }).click();
  await isSaved(owner);
  await expect(titleOf(owner)).toHaveValue('Day Ferry');
  expect(await stored(`musicProducts/${release.productId}`)).toMatchObject({
    title: { stringValue: 'Day Ferry' },
    description: { stringValue: 'Recorded on a ferry.' },
    labelName: { stringValue: 'Tide Line' },
  });
});

test.describe('while a member is editing', () => {
  // The database refuses what the role no longer allows, and one save does not reach it.
  test.use({ expectedConsoleErrors: [/status of 40[03]|ERR_FAILED|permission|"unavailable"/i] });

  test('a role that is lowered locks the editor, and a membership that ends shows what was not saved', async ({
    page,
  }) => {
    const release = await draftRelease();
    const owner = await signedIn(release.account);
    const manager = await memberOf(release, 'manager');
    const membership = { kind: 'artist', profileId: release.artistId, uid: manager.uid };
    await logInOnCountin(page, manager.account);
    await openEditor(page, release);
    await aboutOf(page).fill('Saved while still a manager.');
    await isSaved(page);

    await callRaw('studio/changeMemberRole', { ...membership, role: 'viewer' }, owner.idToken);
    await expect(page.getByText('You can read this, but not change it')).toBeVisible();
    await expect(aboutOf(page)).toBeDisabled();

    await callRaw('studio/changeMemberRole', { ...membership, role: 'editor' }, owner.idToken);
    await expect(aboutOf(page)).toBeEnabled();
    // The connection to the database is away, so that the text is typed but not saved.
    await page.route(/documents:commit/, (route) => route.abort());
    await aboutOf(page).fill('Written in the last minute.');
    await callRaw('studio/removeMember', membership, owner.idToken);
    await expect(page.getByRole('heading', { name: 'You no longer have access here' })).toBeVisible();
    await expect(page.getByText('Written in the last minute.')).toBeVisible();
    await expect(titleOf(page)).toBeHidden();
    expect(await stored(`musicProducts/${release.productId}`)).toMatchObject({
      description: { stringValue: 'Saved while still a manager.' },
    });
  });
});

test.describe('an invitation', () => {
  test('takes a new person from its mail to the first edit, and the owner reads it in the activity', async ({
    page,
    person,
  }) => {
    const release = await publishedRelease();
    const owner = await signedIn(release.account);
    await verifyEmail(owner.uid);
    const email = `${unique('new-friend')}@example.com`;
    const profile = { kind: 'artist', profileId: release.artistId };
    await callRaw('studio/inviteMember', { ...profile, role: 'editor', email, language: 'en' }, owner.idToken);
    const link = linkIn(await messageTo(email, /invites you to work on/), '/invitation#');

    await test.step('sign up from the invitation, whose link confirms the address', async () => {
      await page.goto(link);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByLabel(/^Your name/).fill('Noor Haddad');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('night-ferry-22');
      await page.getByRole('button', { name: 'Sign up' }).click();
    });

    await test.step('accept, and edit and publish the release', async () => {
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page).toHaveURL(`${stack.main}/artist/${release.artistId}`);
      await openEditor(page, release);
      await aboutOf(page).fill('Recorded on a ferry.');
      await isSaved(page);
      await page.getByRole('button', { name: 'Update page' }).click();
      await expect
        .poll(() => stored(`releasePages/${release.productId}`))
        .toMatchObject({ description: { stringValue: 'Recorded on a ferry.' } });
    });

    await test.step('the owner reads who joined and who published', async () => {
      const other = await (await person()).newPage();
      await logInOnCountin(other, release.account);
      await other.goto(`${stack.main}/artist/${release.artistId}/settings`);
      const activity = other.getByRole('list', { name: 'Activity' });
      const entry = (text: string) => activity.getByRole('listitem').filter({ hasText: text });
      await expect(entry('Joined as Editor')).toContainText('Noor Haddad');
      await expect(entry(`Release published: ${release.title}`).filter({ hasText: 'Noor Haddad' })).toHaveCount(1);
    });
  });
});
