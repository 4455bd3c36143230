import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { draftRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { stored } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

// Publishing what another tab has changed is refused with a 400.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('two tabs with the same release keep each other’s changes, and ask where both changed the same', async ({
  page: first,
}) => {
  const release = await draftRelease();
  await logInOnCountin(first, release.account);
  const second = await first.context().newPage();
  for (const tab of [first, second]) await openEditor(tab, release);

  await test.step('different fields: both changes stay, and the older tab shows both', async () => {
    await second.getByLabel(/^About this release/).fill('Recorded on a ferry.');
    await isSaved(second);
    await first.getByLabel(/^Label/).fill('Tide Line');
    await isSaved(first);
    await expect(first.getByLabel(/^About this release/)).toHaveValue('Recorded on a ferry.');
    expect(await textsOf(release)).toEqual({
      title: 'Night Ferry',
      description: 'Recorded on a ferry.',
      labelName: 'Tide Line',
    });
  });

  await test.step('the same field: neither is overwritten', async () => {
    await titleOf(second).fill('Day Ferry');
    await isSaved(second);
    await titleOf(first).fill('Last Ferry');
    await expect(first.getByText('Not saved, changed elsewhere too: Title')).toBeVisible();
    const both = first.getByRole('region', { name: 'There are two versions' }).getByRole('group', { name: 'Title' });
    await expect(both).toContainText('Last Ferry');
    await expect(both).toContainText('Day Ferry');
    expect((await textsOf(release)).title).toBe('Day Ferry');
  });

  await test.step('publishing waits for the decision and leads to it', async () => {
    await first.getByRole('button', { name: 'Publish page' }).click();
    await expect(first.getByText('Choose which version stays, then publish: Title')).toBeVisible();
    await expect(first.getByRole('region', { name: 'There are two versions' })).toBeFocused();
  });

  const third = await first.context().newPage();
  await test.step('a closed tab takes nothing with it: the next one shows both versions again', async () => {
    await first.close({ runBeforeUnload: false });
    await openEditor(third, release);
    await expect(third.getByText('Changes that weren’t saved last time are back: Title')).toBeVisible();
    await expect(titleOf(third)).toHaveValue('Last Ferry');
    await third.getByRole('button', { name: 'Keep mine: Title' }).click();
    await isSaved(third);
    expect((await textsOf(release)).title).toBe('Last Ferry');
  });

  await test.step('nothing is published that its editor has not shown', async () => {
    await second.getByRole('button', { name: 'Publish page' }).click();
    await expect(second.getByText(/^This release was changed elsewhere\./)).toBeVisible();
    await expect(titleOf(second)).toHaveValue('Last Ferry');
    expect(await stored(`releasePages/${release.productId}`)).toBeNull();
    await second.getByRole('button', { name: 'Publish page' }).click();
    await expect(second.getByText('The page is live.')).toBeVisible();
  });
});

test('the screen of store links puts back nothing that the editor has changed meanwhile', async ({ page: editor }) => {
  const release = await draftRelease();
  await logInOnCountin(editor, release.account);
  await openEditor(editor, release);
  const links = await editor.context().newPage();
  await links.goto(`${stack.main}/artist/${release.artistId}/products/${release.productId}/links`);
  await expect(links.getByLabel('Find links')).toBeVisible();

  await titleOf(editor).fill('Day Ferry');
  await editor.getByRole('button', { name: 'Remove the date' }).click();
  await isSaved(editor);
  await links.getByLabel('Find links').fill('https://miraokafor.bandcamp.com/album/night-ferry');
  await links.getByRole('button', { name: 'Find', exact: true }).click();
  await isSaved(links);
  expect((await textsOf(release)).title).toBe('Day Ferry');
  expect(await stored(`musicProducts/${release.productId}`)).toMatchObject({
    releaseMoment: { nullValue: null },
    storeLinks: { arrayValue: { values: [{}] } },
  });

  await test.step('a missing field is on the other screen, one client-side navigation away', async () => {
    await links.evaluate(() => Object.assign(window, { sameDocument: true }));
    await links.getByRole('button', { name: 'Publish page' }).click();
    await expect(links).toHaveURL(/#moment$/);
    await expect(links.getByLabel('Date', { exact: true })).toBeVisible();
    expect(await links.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

async function openEditor(page: Page, { artistId, productId }: OwnRelease): Promise<void> {
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  await expect(titleOf(page)).toBeVisible();
}

function titleOf(page: Page) {
  return page.getByRole('textbox', { name: 'Title', exact: true });
}

async function isSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
}

async function textsOf({
  productId,
}: OwnRelease): Promise<Record<'title' | 'description' | 'labelName', string | undefined>> {
  const fields = (await stored(`musicProducts/${productId}`)) as Record<string, { stringValue?: string }>;
  return {
    title: fields['title']?.stringValue,
    description: fields['description']?.stringValue,
    labelName: fields['labelName']?.stringValue,
  };
}
