import type { Page } from '@playwright/test';
import { createArtist, createRelease } from '../../fixtures/artist.ts';
import { openAsNewPerson } from '../../fixtures/new-person.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A release with a date, in its editor; gives its id. */
async function datedRelease(page: Page, title: string): Promise<string> {
  await page.goto(`${stack.main}/collection`);
  const id = await createRelease(page, title);
  await page.getByLabel('Date', { exact: true }).fill('2031-05-01');
  await page.getByLabel('Date', { exact: true }).blur();
  await saved(page);
  return id;
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
const list = (page: Page) => page.getByRole('list', { name: 'Publisher' });

/** Publishes all pages that the list shows and that can be published. */
async function publishShown(page: Page, count: number) {
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`Publish: done for ${count} of ${count}.`)).toBeVisible();
}

/** Gives a release another label in its working copy. */
async function changeLabel(page: Page, path: string, label: string) {
  await page.goto(path);
  await page.getByRole('combobox', { name: /^Label/ }).fill(label);
  await page.getByRole('combobox', { name: /^Label/ }).blur();
  await saved(page);
}

test('several pages are published, one is changed, compared, taken down and taken back', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  for (const title of ['Low Sun', 'Salt']) await datedRelease(page, title);

  await page.goto(`${stack.main}/publisher?kind=release`);
  await expect(list(page).getByText('Draft', { exact: true })).toHaveCount(2);
  await publishShown(page, 2);
  await expect(list(page).getByText('Live', { exact: true })).toHaveCount(2);

  await list(page).getByRole('checkbox', { name: 'Select “Salt”' }).check();
  await list(page).getByRole('checkbox', { name: 'Select “Low Sun”' }).uncheck();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByText('Unpublish: done for 1 of 1.')).toBeVisible();
  await expect(list(page).getByText('Draft', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByText('Live', { exact: true })).toHaveCount(2);
});

test('a version is compared and restored from the history, and nothing is published by it', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  const id = await datedRelease(page, 'Low Sun');
  const editor = page.url();
  await changeLabel(page, editor, 'Tide');
  await page.goto(`${stack.main}/publisher?kind=release`);
  await publishShown(page, 1);
  await changeLabel(page, editor, 'Salt Works');

  await page.goto(`${stack.main}/publisher/release/${id}`);
  const changes = page.getByRole('region', { name: 'Unpublished changes' });
  const label = changes.getByRole('group', { name: 'Label' });
  await expect(label).toContainText('Tide');
  await expect(label).toContainText('Salt Works');
  await expect(changes.getByRole('group')).toHaveCount(1);

  await page.goto(`${stack.main}/publisher?kind=release&state=changed`);
  await publishShown(page, 1);
  await page.goto(`${stack.main}/publisher/release/${id}`);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history
    .getByRole('button', { name: /^Compare the version/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Label' })).toContainText('Salt Works');
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText(/The version is in your draft/)).toBeVisible();
  await expect(changes.getByRole('group', { name: 'Label' })).toContainText('Tide');
  await expect(history.getByRole('listitem')).toHaveCount(2);
});
