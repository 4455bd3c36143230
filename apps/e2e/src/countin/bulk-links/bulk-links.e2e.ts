import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../../fixtures/artist.ts';
import { draftRelease } from '../../fixtures/published-release.ts';
import { stack } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { applyRun, stateFilter, undoRun } from '../generator/generator-steps.ts';
import { deezerPage, exampleAlbums, shortLink, spellings, spotifyPage } from './example-catalogue.ts';

/** Releases of the example catalogue, all by one artist. */
const ARTIST = 'Kofi Oduya';
/** The release that is here has nearly the title of the first. */
const ALBUMS = ['invented-37', 'invented-37-live', 'invented-104-live', 'invented-104-remaster'];
const NONE = [
  'The catalogue of Kofi',
  'https://example.org/album/1',
  'https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M',
  'https://www.deezer.com/us/artist/1',
  'https://open.spotify.com/user/kofi',
  '042390455412',
];
const UNKNOWN_UPC = '5901234123457';

const rows = (page: Page) => page.getByRole('table', { name: 'Releases of the file' });

/** The row that has the focus. */
const focusedRow = (page: Page): Locator =>
  rows(page)
    .getByRole('row')
    .filter({ has: page.locator('button:focus') });

async function linksOf(page: Page, { artistId, productId }: { readonly artistId: string; readonly productId: string }) {
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}/links`);
  return page.getByRole('grid', { name: /Store links/ });
}

test('100 entries are grouped, reviewed by keyboard, imported, listed as CSV and taken back', async ({ page }) => {
  test.slow();
  const moment = { mode: 'local', date: '2021-01-11', time: '00:00' } as const;
  const release = await draftRelease({ title: 'Cedar Road 38', artistName: ARTIST, moment });
  const all = await exampleAlbums();
  const albums = ALBUMS.map((slug) => all(slug));
  const [here] = albums;
  const pages: string[] = [];
  for (const { slug, upc } of [all('invented-37'), all('invented-104-live')])
    pages.push(await spotifyPage(slug), await deezerPage(upc));
  const isrcs = albums.flatMap((album) => album.isrcs);
  const songs = ['invented-104', 'invented-24'].flatMap((slug) => all(slug).isrcs[0] ?? []);
  const list = [
    ...pages.flatMap((url) => [url, `${url}?utm_source=copy`]),
    ...albums.flatMap(({ upc }) => [upc, `0${upc}`, `00${upc}`]),
    ...isrcs.flatMap(spellings),
    ...songs,
    ...NONE,
    UNKNOWN_UPC,
    shortLink('invented-37'),
  ];
  expect(list).toHaveLength(100);
  await logInOnCountin(page, release.account);

  await test.step('what is recognised is counted, and the rest has its reason', async () => {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Links' }).click();
    await page.getByRole('textbox', { name: 'Links, UPCs and ISRCs' }).fill(list.join('\n'));
    await expect(page.getByRole('status', { name: 'What was recognised' }).getByRole('listitem')).toHaveText([
      'Spotify: 3',
      'Deezer: 2',
      'UPC: 5',
      'ISRC: 16',
      'Listed more than once: 68',
      'Not read: 6',
    ]);
    await expect(page.getByRole('list', { name: 'Lines that aren’t read' })).toContainText('playlist');
  });

  await test.step('entries about one release are one row', async () => {
    await page.getByRole('button', { name: 'Find links' }).click();
    await expect(page).toHaveURL(/\/bulk-links\/[\w-]+$/);
    // MusicBrainz answers one request a second.
    await expect(stateFilter(page, 'To correct')).toHaveText(`To correct ${NONE.length + 1}`, { timeout: 300_000 });
    await expect(stateFilter(page, 'To answer')).toHaveText('To answer 4');
    await expect(stateFilter(page, 'New')).toHaveText('New 2');
    await page.getByText('Services', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Services' })).toContainText('Deezer');
  });

  await test.step('doubts are answered by keys', async () => {
    await stateFilter(page, 'To answer').click();
    await page.keyboard.press('j');
    await expect(focusedRow(page)).toContainText('Cedar Roads 38');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const links = dialog.getByRole('region', { name: 'Links' });
    for (const entry of [pages[0], pages[1], here?.upc, ...(here?.isrcs ?? [])])
      await expect(links).toContainText(entry ?? '');
    await dialog.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('j');
    await expect(focusedRow(page)).not.toContainText('Cedar Roads 38');
    await page.keyboard.press('k');
    await expect(focusedRow(page)).toContainText('Cedar Roads 38');
    await page.keyboard.press('y');
    await expect(stateFilter(page, 'Changed')).toHaveText('Changed 1');
    await expect(stateFilter(page, 'To answer')).toHaveText('To answer 3');

    // The second edition of one title has another address.
    await page.keyboard.press('j');
    await page.keyboard.press('y');
    await expect(stateFilter(page, 'To answer')).toHaveText('To answer 2');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This song is on several releases');
    await dialog.getByRole('button', { name: 'It is this one: Saffron Gestures 105', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    // A shorter album has the same UPC.
    const none = dialog.getByRole('button', { name: 'None of these' });
    await none.focus();
    await page.keyboard.press('Enter');
    await expect(none).toBeHidden();
    await expect(dialog).toContainText('The address is taken');
    await expect(links).toContainText(/Found by ISRC, \d+% sure/);
    await dialog.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(focusedRow(page)).toContainText('Saffron Gestures 105');
    await page.keyboard.press('y');
    await expect(stateFilter(page, 'To answer')).toHaveText('To answer 1');
    await page.keyboard.press('j');
    await page.keyboard.press('n');
    await expect(stateFilter(page, 'Left out')).toHaveText('Left out 1');
    await expect(stateFilter(page, 'New')).toHaveText('New 4');
  });

  await test.step('they are saved, and the report has a line for each release and a column for each service', async () => {
    const work = await applyRun(page);
    await expect(work.getByRole('status')).toHaveText('Updated: 1 · Created: 4');
    const saving = page.waitForEvent('download');
    await work.getByRole('button', { name: 'Save report (CSV)' }).click();
    const [headings, ...lines] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
    expect(headings).toMatch(/Address,Spotify,Apple Music,.*Deezer/);
    expect(lines).toHaveLength(5);
    expect(lines.find((line) => line.includes('Updated'))).toContain(pages[1]);
    for (const line of lines) expect(line).toContain('https://open.spotify.com/album/');
  });

  await test.step('the release that was here has the links, until they are taken back', async () => {
    const run = page.url();
    await expect(await linksOf(page, release)).toContainText('Deezer');
    await page.goto(run);
    await expect(await undoRun(page)).toContainText('Deleted: 4');
    await expect(await linksOf(page, release)).toBeHidden();
    await expect(page.getByText('No links yet', { exact: true })).toBeVisible();
  });
});
