import { createArtist, createRelease } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

test('several releases are chosen by keyboard, archived, and taken back', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  for (const title of ['Low Sun', 'Salt', 'Tide Lines']) {
    await page.goto(`${stack.main}/collection`);
    await createRelease(page, title);
  }
  await page.goto(`${stack.main}/collection?view=list`);
  const list = page.getByRole('list', { name: 'Collection' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const archived = list.getByText('Archived', { exact: true });

  await list.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await list
    .getByRole('checkbox')
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('Selected: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Archive: done for 2 of 2.')).toBeVisible();
  await expect(archived).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undo: Archive: done for 2 of 2.')).toBeVisible();
  await expect(archived).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('Draft', { exact: true })).toHaveCount(3);
});
