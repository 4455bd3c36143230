import { aProductContent } from '@countin/domain/testing';
import { packFiles, type PackedFile } from '@countin/import/archive';
import { writeErnMessage } from '@countin/import/ern';
import { writeXlsx } from 'hucre/xlsx';
import { createArtist } from '../../fixtures/artist.ts';
import { applyRun, chooseFile, lookAtRows, openRow, stateFilter, undoRun } from './generator-steps.ts';
import { openAsNewPerson } from '../../fixtures/new-person.ts';
import { png } from '../../fixtures/png.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

/** An album of the example catalogue. */
const ALBUM = { title: 'Glass Roads 2', artistName: 'Paloma Ito', upc: '0045748057435' };
const MESSAGES = 50;
/** Pictures of the batch: several releases have the same one. */
const PICTURES = 3;

test('a batch of 50 DDEX messages with pictures becomes 50 drafts with covers', async ({ page }) => {
  test.slow();
  await openAsNewPerson(page, 'Mira Okafor');
  await createArtist(page, 'Mira Okafor');
  const pictures = Array.from({ length: PICTURES }, (_, at) => png(800, 800, [11, 57, 84], [255, 80 * at, 53]));
  const files = Array.from({ length: MESSAGES }, (_, at): readonly PackedFile[] => {
    const content = aProductContent({
      title: `Tide ${at + 1}`,
      tracks: [],
      releaseMoment: { mode: 'local', date: '2027-01-08', time: '00:00' },
    });
    const { xml } = writeErnMessage(content, 'Mira Okafor', {
      messageId: `message-${at}`,
      threadId: `release-${at}`,
      createdAt: Date.parse('2026-11-01T10:00:00Z'),
      sender: { dpid: '', name: 'Tideline' },
      recipient: null,
      control: 'live',
      cover: { kind: 'file', path: 'resources/cover.png' },
      availability: [],
    });
    const picture = new Uint8Array(pictures[at % PICTURES] ?? []);
    return [
      { path: `${at}/${at}.xml`, content: new Blob([xml]) },
      { path: `${at}/resources/cover.png`, content: new Blob([picture]) },
    ];
  }).flat();
  const batch = await packFiles([{ path: 'manifest.xml', content: new Blob(['<Manifest/>']) }, ...files]);

  await chooseFile(page, 'DDEX (XML or ZIP)', {
    name: 'batch.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await batch.arrayBuffer()),
  });
  await expect(page.getByText('ZIP with DDEX messages')).toBeVisible();
  await lookAtRows(page);
  await expect(stateFilter(page, 'New')).toHaveText(`New ${MESSAGES}`);
  const work = await applyRun(page);
  await expect(work.getByRole('status')).toHaveText(`Created: ${MESSAGES}`);
  await expect(work.getByRole('list')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Tide 50');
  const created = page.getByRole('table', { name: 'Releases of the file' }).getByRole('link', { name: 'Created' });
  await expect(created).toHaveCount(1);
  await created.click();
  await expect(page.locator('img[src*="/images/"]').first()).toBeVisible();
});

test('a workbook: its sheet is chosen, hidden rows are named, and lost zeros come back', async ({ page }) => {
  await openAsNewPerson(page, 'Mira Okafor');
  await createArtist(page, 'Mira Okafor');
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Call the printer']] },
      {
        name: 'Releases',
        rows: [
          ['Artist', 'Title', 'UPC', 'Release date'],
          ['Mira Okafor', 'Tide Lines', 36000291452, '2027-01-08'],
          ['Mira Okafor', 'Low Sun', 4006381333931, '2027-02-05'],
        ],
        rowDefs: new Map([[2, { hidden: true }]]),
      },
    ],
  });
  await chooseFile(page, 'Spreadsheet (XLSX)', {
    name: 'autumn.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  await page.getByLabel('Sheet').selectOption('Releases');
  await expect(page.getByText('Hidden rows, which are read too')).toBeVisible();
  await expect(page.getByText('36000291452 becomes 036000291452')).toBeVisible();
  await page.getByLabel(/^Codes that seem to have lost zeros/).selectOption({ label: 'Add the zeros' });
  await lookAtRows(page);
  await expect(stateFilter(page, 'New')).toHaveText('New 2');
  const dialog = await openRow(page, 'Tide Lines');
  await expect(dialog).toContainText('036000291452');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect((await applyRun(page)).getByRole('status')).toHaveText('Created: 2');
  await expect((await undoRun(page)).getByRole('status')).toHaveText('Deleted: 2');
});

test('pasted UPCs are completed from the services', async ({ page }) => {
  test.slow();
  await openAsNewPerson(page, ALBUM.artistName);
  await createArtist(page, ALBUM.artistName);
  await page.goto(`${stack.main}/generator`);
  await page.getByRole('button', { name: 'Paste codes' }).click();
  await page.getByRole('textbox', { name: 'UPCs or ISRCs' }).fill(`${ALBUM.upc}\n5901234123457`);
  await page.getByRole('button', { name: 'Read the codes' }).click();
  await expect(page.getByText('Codes: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(stateFilter(page, 'New')).toHaveText('New 1', { timeout: 60_000 });
  await expect(stateFilter(page, 'To correct')).toHaveText('To correct 1');
  const dialog = await openRow(page, ALBUM.title);
  await expect(dialog).toContainText('Signal Records');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect((await applyRun(page)).getByRole('status')).toHaveText('Created: 1');
});
