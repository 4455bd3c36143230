import { createArtist, logInOnCountin } from '../../fixtures/artist.ts';
import { memberOf } from '../../fixtures/member.ts';
import { openAsNewPerson } from '../../fixtures/new-person.ts';
import { draftRelease } from '../../fixtures/published-release.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { applyRun, chooseFile, dropFile, lookAtRows, openRow, stateFilter, type GivenFile } from './generator-steps.ts';

const tableOf = (...lines: string[]): GivenFile => ({
  name: 'autumn.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('a file that is dropped on the screen is read differently from the screen of its run', async ({ page }) => {
  await openAsNewPerson(page, 'Mira Okafor');
  await createArtist(page, 'Mira Okafor');
  await dropFile(page, tableOf('Artist,Title,Song', 'Mira Okafor,Sampler,Low Tide', 'Mira Okafor,Second,Salt'));
  await lookAtRows(page);
  const dialog = await openRow(page, 'Sampler');
  await dialog.getByRole('button', { name: 'Leave this release out' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(stateFilter(page, 'Left out')).toHaveText('Left out 1');

  await test.step('after a week the file comes from the server', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Read the file differently' }).click();
    await page.getByLabel('Read “Song” as').selectOption({ label: 'Title' });
    await expect(page.getByText(/answers and corrections of rows are dropped/)).toBeVisible();
    await page.getByRole('button', { name: 'Read it this way' }).click();
    await expect(stateFilter(page, 'New')).toHaveText('New 2');
    await expect(page.getByRole('table', { name: 'Releases of the file' })).toContainText('Low Tide');
  });
  await expect((await applyRun(page)).getByRole('status')).toHaveText('Created: 2');
  await expect(page.getByRole('button', { name: 'Read the file differently' })).toBeHidden();
});

test('a colleague opens the run of another from the list, answers a doubt and imports', async ({ page, person }) => {
  const release = await draftRelease({ title: 'Low Tides' });
  const friend = await memberOf(release, 'editor');
  await logInOnCountin(page, release.account);
  await chooseFile(page, 'CSV or TSV', tableOf('Artist,Title', `${release.artistName},Low Tidea`));
  await lookAtRows(page);

  const colleague = await (await person()).newPage();
  await logInOnCountin(colleague, friend.account);
  await colleague.goto(`${stack.main}/generator`);
  await colleague.getByRole('link', { name: 'autumn.csv' }).click();
  await expect(stateFilter(colleague, 'To answer')).toHaveText('To answer 1');
  const dialog = await openRow(colleague, 'Low Tidea');
  await dialog.getByRole('button', { name: 'It is a new release' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect((await applyRun(colleague)).getByRole('status')).toHaveText('Created: 1');
});
