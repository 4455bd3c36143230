import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { csv } from '@countin/import/csv';
import { createArtist } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { applyRun, chooseFile, lookAtRows } from './generator/generator-steps.ts';

const RELEASES = 200;
const ALL = /^200 releases ·/;
const ARTIST = 'Night Ferry';

/** Opens the releases of one state, as a bookmark does. */
async function openState(page: Page, state: string) {
  await page.goto(`${stack.main}/collection?view=list&state=${state}`);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue(state);
}

test('200 releases of an import get a label, are exported, archived at once, and taken back', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, ARTIST);
  const titles = Array.from({ length: RELEASES }, (_, at) => `Song ${at + 1}`);
  await chooseFile(page, 'CSV or TSV', {
    name: 'songs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv([['Artist', 'Title'], ...titles.map((title) => [ARTIST, title])])),
  });
  await lookAtRows(page);
  await expect((await applyRun(page)).getByRole('status')).toHaveText(`Created: ${RELEASES}`);

  await openState(page, 'draft');
  await expect(page.getByText(ALL)).toBeVisible();
  await test.step('some are chosen by keyboard and a range, all by a button', async () => {
    const boxes = page.getByRole('list', { name: 'Collection' }).getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await expect(page.getByText('Selected: 3', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await expect(page.getByText(`Selected: ${RELEASES}`, { exact: true })).toBeVisible();
  });

  await test.step('all get a label, which the exported file names', async () => {
    await page.getByRole('button', { name: 'Set label' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Label' }).fill('Tide');
    await dialog.getByRole('button', { name: 'Set label' }).click();
    await expect(page.getByText(`Set label: done for ${RELEASES} of ${RELEASES}.`)).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const [, ...rows] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(titles.toSorted());
    expect(rows.filter((row) => row.split(',')[5] === 'Tide')).toHaveLength(RELEASES);
  });

  await test.step('they are archived with progress, and no longer among the drafts', async () => {
    // The third group waits until the progress of the first two was seen.
    const seen = Promise.withResolvers<void>();
    let groups = 0;
    await page.route('**/studio/withdrawReleases', async (route) => {
      groups += 1;
      if (groups > 2) await seen.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(page.getByText(`Archive: 70 of ${RELEASES}`)).toBeVisible();
    seen.resolve();
    await expect(page.getByText(`Archive: done for ${RELEASES} of ${RELEASES}.`)).toBeVisible({ timeout: 60_000 });
    expect(groups).toBe(5);
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    const done = page.getByText(`Undo: Archive: done for ${RELEASES} of ${RELEASES}.`);
    await expect(done).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(ALL)).toBeVisible();
    await openState(page, 'archived');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await openState(page, 'draft');
    await expect(page.getByText(ALL)).toBeVisible();
  });
});
