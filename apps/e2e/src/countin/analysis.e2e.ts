import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import Papa from 'papaparse';
import { pressOn, tabTo } from '../accessibility/keyboard.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { ARTIST } from '../fixtures/main-screens.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const DAYS = 20;

/** Cells of a table's body, as they are shown. */
const cellsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
const plain = (shown: string | null | undefined) => (shown ?? '').replaceAll(',', '');

test('an artist changes the range, reads the table behind a chart by keyboard, and saves the numbers of the screen', async ({
  page,
}) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
  await page.goto(`${stack.main}${ARTIST}/analysis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible();
  const days = page.getByRole('region', { name: 'Day by day' });
  await expect(days.getByRole('img')).toHaveCount(28);

  await test.step('the range changes, and the address keeps it', async () => {
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'The last 7 days' });
    await expect(days.getByRole('img')).toHaveCount(7);
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Custom dates' });
    // Days that are over: their numbers do not change while other stories visit the artist.
    await page.getByLabel('Start date').fill(dayBefore(DAYS));
    await page.getByLabel('End date').fill(dayBefore(1));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`from=${dayBefore(DAYS)}&to=${dayBefore(1)}`));
    await page.reload();
    await expect(days.getByRole('img')).toHaveCount(DAYS);
  });

  const table = days.getByRole('table');
  await test.step('points and table are read by keyboard', async () => {
    await tabTo(page, days.getByRole('img').last());
    await page.keyboard.press('ArrowLeft');
    const point = days.getByRole('img').nth(DAYS - 2);
    await expect(point).toBeFocused();
    const said = await point.getAttribute('aria-label');
    await page.keyboard.press('Shift+Tab');
    await pressOn(page, days.getByRole('button', { name: 'Show as a table' }));
    await expect(table).toBeVisible();
    const row = (await cellsOf(table))[DAYS - 2] ?? [];
    expect(said).toContain(`${row[0] ?? ''} · Views: ${row[1] ?? ''}`);
    await tabTo(page, days.getByRole('region', { name: 'Views by day' }));
  });

  await test.step('the saved numbers are those of the screen', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const rows = Papa.parse<string[]>(await readFile(await (await download).path(), 'utf8')).data;
    const saved = (name: string, column: string) =>
      rows.filter((row) => row[0] === name && row[3] === column).map((row) => [row[2], row[4]]);
    const shown = (cells: readonly (readonly (string | null)[])[], at: number) =>
      cells.map((row) => [row[0], plain(row[at])]);

    const byDay = await cellsOf(table);
    expect(saved('Day by day', 'Views')).toEqual(shown(byDay, 1));
    expect(saved('The days before', 'Views').map(([, value]) => value)).toEqual(
      shown(byDay, 2).map(([, value]) => value),
    );
    const countries = page.getByRole('region', { name: 'Countries' });
    await countries.getByRole('button', { name: /^Show all/ }).click();
    const byCountry = await cellsOf(countries.getByRole('table'));
    expect(byCountry.length).toBeGreaterThan(5);
    expect(saved('Countries', 'Views')).toEqual(shown(byCountry, 1));
    expect(saved('Countries', 'Signups')).toEqual(shown(byCountry, 3));
    const views = saved('Everything counted', 'Number').find(([name]) => name === 'Views')?.[1];
    expect(views).toBe(String(byDay.reduce((sum, row) => sum + Number(plain(row[1])), 0)));
    await expect(
      page
        .locator('dd')
        .filter({ hasText: Number(views).toLocaleString('en-GB') })
        .first(),
    ).toBeVisible();
  });
});
