import { csv } from '@countin/import/csv';
import { logInOnCountin } from '../../fixtures/artist.ts';
import { draftRelease, publishFurther } from '../../fixtures/published-release.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { applyRun, chooseFile, lookAtRows, stateFilter } from '../generator/generator-steps.ts';
import { confirmAction, list, openReleases } from './publisher-steps.ts';

const PAGES = 40;
const CHANGED = 30;

test('of 40 live pages 30 are changed, one is compared, and all are published at once', async ({ page }) => {
  const artist = await draftRelease();
  const titles = Array.from({ length: PAGES }, (_, at) => `Page ${at + 1}`);
  const releases = await publishFurther(artist, titles);
  const changed = releases.slice(0, CHANGED);
  await logInOnCountin(page, artist.account);

  await test.step('an import changes many of them', async () => {
    const rows = changed.map(({ title, productSlug }) => [artist.artistName, title, productSlug, 'Tide Line', 'Jazz']);
    await chooseFile(page, 'CSV or TSV', {
      name: 'labels.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv([['Artist', 'Title', 'Address', 'Label', 'Genre'], ...rows])),
    });
    await lookAtRows(page);
    await expect(stateFilter(page, 'Changed')).toHaveText(`Changed ${CHANGED}`);
    await expect((await applyRun(page, 'Apply changes')).getByRole('status')).toHaveText(`Updated: ${CHANGED}`);
  });

  await test.step('a page shows its differences field by field', async () => {
    await openReleases(page, 'live', PAGES - CHANGED);
    await openReleases(page, 'changed', CHANGED);
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('Page 7');
    // Also 17 and 27. Rows move until then.
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible();
    await list(page).getByRole('link', { name: 'Page 7', exact: true }).click();
    await expect(page).toHaveURL(`${stack.main}/publisher/release/${changed[6]?.productId}`);
    const changes = page.getByRole('region', { name: 'Unpublished changes' });
    await expect(changes.getByRole('group', { name: 'Label', exact: true })).toContainText('Tide Line');
    await expect(changes.getByRole('group', { name: 'Main genre', exact: true })).toContainText('Jazz');
    await expect(changes.getByRole('group')).toHaveCount(2);
  });

  await test.step('they are published with progress', async () => {
    await openReleases(page, 'changed', CHANGED);
    await page.getByRole('button', { name: 'Select all shown' }).click();
    await expect(page.getByText(`Selected: ${CHANGED}`)).toBeVisible();
    // The second group waits until the progress of the first was seen.
    const seen = Promise.withResolvers<void>();
    let groups = 0;
    await page.route('**/studio/publishReleases', async (route) => {
      groups += 1;
      if (groups > 1) await seen.promise;
      await route.continue();
    });
    await confirmAction(page, 'Publish');
    await expect(page.getByText(`Publish: 20 of ${CHANGED}`)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Publish' })).toHaveAttribute('aria-valuenow', '67');
    seen.resolve();
    await expect(page.getByText(`Publish: done for ${CHANGED} of ${CHANGED}.`)).toBeVisible();
    expect(groups).toBe(2);
    await openReleases(page, 'live', PAGES);
  });

  await test.step('the history of a page has what was public before', async () => {
    await page.goto(`${stack.main}/publisher/release/${changed[6]?.productId}`);
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Unpublished changes' })).toBeHidden();
  });
});
