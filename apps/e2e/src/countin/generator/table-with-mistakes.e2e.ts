import { csv } from '@countin/import/csv';
import { createArtist } from '../../fixtures/artist.ts';
import { applyRun, chooseFile, lookAtRows, openRow, stateFilter, undoRun } from './generator-steps.ts';
import { openAsNewPerson } from '../../fixtures/new-person.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

const HEADINGS = [
  'Artist',
  'Title',
  'Type',
  'Address',
  'Release date',
  'Release time',
  'Time zone',
  'UPC',
  'Genre',
  '℗ line',
  'Original release date',
  'Language',
  'Explicit',
  'Cover',
  'Spotify link',
] as const;
type Heading = (typeof HEADINGS)[number];

/** What can be wrong in a cell, and what is right. */
const MISTAKES: readonly (readonly [heading: Heading, wrong: string, right: string])[] = [
  ['Type', 'mixtape', 'album'],
  ['Address', 'Ünder ways!', 'under-ways'],
  ['Release date', '2027-02-31', '2027-02-28'],
  ['Release date', 'soon', '2027-02-28'],
  ['Release date', '20261-01-01', '2026-01-01'],
  ['Release time', '25:99', '23:59'],
  ['Time zone', 'Mars/Olympus', 'Europe/Berlin'],
  ['UPC', '036000291453', '036000291452'],
  ['UPC', '36000291452', '036000291452'],
  ['UPC', '0360-ABC', '4006381333931'],
  ['Genre', 'Blob', 'jazz'],
  ['℗ line', '© 2026 Tideline', '2026 Tideline'],
  ['Original release date', '1899-12-31', '1999-12-31'],
  ['Language', 'Klingon', 'de'],
  ['Explicit', 'perhaps', 'no'],
  ['Cover', 'ftp://example.com/cover.jpg', ''],
  ['Spotify link', 'https://music.apple.com/us/album/1', 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy'],
  ['Title', 'x'.repeat(201), 'A shorter one'],
];
const RELEASES = 300;

test('a table of 300 releases with twenty kinds of mistakes is corrected, applied and taken back', async ({ page }) => {
  test.slow();
  await openAsNewPerson(page, 'Mira Okafor');
  await createArtist(page, 'Mira Okafor');
  const titleOf = (at: number) => `Mistake ${at + 1}`;
  const rows = Array.from({ length: RELEASES }, (_, at) => {
    const cells = new Map<Heading, string>([
      ['Artist', 'Mira Okafor'],
      ['Title', at < MISTAKES.length ? titleOf(at) : `Song ${at}`],
    ]);
    const mistake = MISTAKES[at];
    if (mistake) cells.set(mistake[0], mistake[1]);
    // A time or a zone alone is another mistake.
    if (mistake?.[0] === 'Release time' || mistake?.[0] === 'Time zone') cells.set('Release date', '2027-03-05');
    if (mistake?.[0] === 'Time zone') cells.set('Release time', '10:00');
    return HEADINGS.map((heading) => cells.get(heading) ?? '');
  });
  // Somebody else's release, and a row that lost its cells.
  rows[50] = HEADINGS.map((heading) => (heading === 'Artist' ? 'Jonas Weil' : heading === 'Title' ? 'Cello' : ''));
  const lines = csv([HEADINGS, ...rows]).split('\r\n');
  lines[60] = 'Mira Okafor,Half a row';

  await test.step('nothing is guessed: what is wrong says so', async () => {
    await chooseFile(page, 'CSV or TSV', {
      name: 'autumn.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await expect(page.getByText(`Releases: ${RELEASES}`)).toBeVisible();
    await lookAtRows(page);
    await expect(stateFilter(page, 'New')).toHaveText(`New ${RELEASES - MISTAKES.length - 2}`);
    await expect(stateFilter(page, 'To correct')).toHaveText(`To correct ${MISTAKES.length + 2}`);
  });

  await test.step('each mistake is corrected in its place', async () => {
    await page.getByRole('combobox', { name: 'Jonas Weil' }).selectOption({ label: 'Mira Okafor' });
    await expect(stateFilter(page, 'To correct')).toHaveText(`To correct ${MISTAKES.length + 1}`);
    for (const [at, [heading, wrong, right]] of MISTAKES.entries()) {
      const dialog = await openRow(page, heading === 'Title' ? wrong.slice(0, 200) : titleOf(at));
      await expect(dialog.getByRole('region', { name: 'To correct' })).toContainText(heading);
      const cell = dialog.getByLabel(heading.replace(' link', ''), { exact: true }).first();
      await expect(cell).toHaveValue(wrong);
      await cell.fill(right);
      await cell.press('Enter');
      await expect(dialog.getByRole('region', { name: 'To correct' })).toBeHidden();
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
    const half = await openRow(page, 'Half a row');
    await half.getByRole('button', { name: 'Leave this release out' }).click();
    await half.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(stateFilter(page, 'To correct')).toBeHidden();
  });

  await test.step('questions are answered', async () => {
    // Two rows have one UPC now.
    const dialog = await openRow(page, titleOf(8));
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(stateFilter(page, 'New')).toHaveText(`New ${RELEASES - 1}`);
  });

  await test.step('what was seen is what is written, also with the tab closed', async () => {
    await page.getByRole('group', { name: 'Apply' }).getByRole('button', { name: 'Create drafts' }).click();
    const work = page.getByRole('region', { name: 'Last work' });
    await expect(page.getByRole('progressbar', { name: 'Applying…' }).or(work)).toBeVisible();
    const { href } = new URL(page.url());
    await page.goto(`${stack.main}/generator`);
    await page.goto(href);
    await expect(work).toContainText(`Created: ${RELEASES - 1}`, { timeout: 120_000 });
    await expect(stateFilter(page, 'Done')).toHaveText(`Done ${RELEASES - 1}`);
  });

  await test.step('and taken back', async () => {
    const work = await undoRun(page);
    await expect(work).toContainText(`Deleted: ${RELEASES - 1}`);
    await expect(stateFilter(page, 'New')).toHaveText(`New ${RELEASES - 1}`);
    await page.goto(`${stack.main}/dashboard`);
    await expect(page.getByText('Song 100')).toBeHidden();
  });
});

test('a run is found again, and continued where it was left', async ({ page }) => {
  await openAsNewPerson(page, 'Mira Okafor');
  await createArtist(page, 'Mira Okafor');
  await chooseFile(page, 'CSV or TSV', {
    name: 'two.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Artist,Title\nMira Okafor,Tide\nMira Okafor,Salt\n'),
  });
  await lookAtRows(page);
  const dialog = await openRow(page, 'Salt');
  await dialog.getByRole('button', { name: 'Leave this release out' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(stateFilter(page, 'Left out')).toHaveText('Left out 1');
  await page.goto(`${stack.main}/generator`);
  await page.getByRole('link', { name: 'two.csv' }).click();
  await expect(stateFilter(page, 'Left out')).toHaveText('Left out 1');
  const work = await applyRun(page);
  await expect(work).toContainText('Created: 1');
  await work.getByRole('heading').waitFor();
  await page.getByRole('table', { name: 'Releases of the file' }).getByRole('link', { name: 'Created' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue('Tide');
});
