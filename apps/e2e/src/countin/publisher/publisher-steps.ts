import { expect, type Locator, type Page } from '@playwright/test';
import { stack } from '../../fixtures/stack.ts';

/** The list of pages. */
export const list = (page: Page): Locator => page.getByRole('list', { name: 'Publisher' });

/** Opens the releases of one state in the publisher. */
export async function openReleases(page: Page, state: string, count: number): Promise<void> {
  await page.goto(`${stack.main}/publisher?kind=release&state=${state}`);
  await expect(page.getByText(new RegExp(`^${count} pages?$`))).toBeVisible();
}

/** Chooses pages of the list by their titles. */
export async function choose(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await list(page)
      .getByRole('checkbox', { name: `Select “${title}”` })
      .check();
  await expect(page.getByText(`Selected: ${titles.length}`)).toBeVisible();
}

/** Presses the button of an action, and confirms it. */
export async function confirmAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** Gives a release another title in its editor. */
export async function changeTitle(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${stack.main}${path}`);
  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel('Title').first().blur();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}
