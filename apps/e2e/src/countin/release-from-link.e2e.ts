import type { Page } from '@playwright/test';
import { createArtist } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** An album of the example catalogue that came out years ago. Its UPC begins with a zero, and may have one more. */
const ALBUM = {
  title: 'Glass Roads 2',
  artistName: 'Paloma Ito',
  upc: '0045748057435',
  label: 'Signal Records',
  date: '2015-07-22',
  tracks: 11,
};

test('from a pasted link to the published page in three clicks, and once only', async ({ page, person }) => {
  await openAsNewPerson(page, ALBUM.artistName);
  await createArtist(page, ALBUM.artistName);
  const dialog = page.getByRole('dialog', { name: 'New release' });
  const card = dialog.getByRole('region', { name: ALBUM.title });
  const spotify = card.getByRole('link', { name: 'Spotify' });

  const link = await test.step('a UPC with a zero too many finds it, and changes nothing', async () => {
    await page.goto(`${stack.main}/dashboard`);
    await enter(page, ALBUM.upc);
    const found = (await spotify.getAttribute('href')) ?? '';
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return found;
  });

  await page.goto(`${stack.main}/dashboard`);
  await countClicks(page);
  const address = await test.step('a pasted link is a published page', async () => {
    await enter(page, link);
    await expect(card).toContainText(ALBUM.artistName);
    await expect(card).toContainText(/11 tracks.*2015.*Signal Records/);
    await expect(spotify).toHaveAttribute('href', link);
    await dialog.getByRole('button', { name: 'Create release' }).click();
    await page.getByRole('button', { name: 'Publish page' }).click();
    await expect(page.getByText('The page is live.')).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset['clicks'])).toBe('3');
    return (await page.locator('main a[href*="/release/"]').first().getAttribute('href')) ?? '';
  });

  await test.step('fans without script have cover, tracks, links, date and label', async () => {
    const fan = await (await person({ javaScriptEnabled: false })).newPage();
    await fan.goto(address);
    await expect(fan.getByRole('heading', { level: 1, name: ALBUM.title })).toBeVisible();
    await expect(fan.getByText(`${ALBUM.title} is now available`)).toBeVisible();
    const cover = fan.getByRole('img', { name: `Cover of ${ALBUM.title}` });
    await expect(cover).toHaveAttribute('src', /^(?!data:)/);
    expect(await cover.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(300);
    await expect(fan.locator('section:has(> h2:text-is("Tracks"))').getByRole('listitem')).toHaveCount(ALBUM.tracks);
    const stores = fan.getByRole('list', { name: /^Where to hear/ });
    for (const name of ['Spotify', 'Apple Music', 'TIDAL', 'Deezer'])
      await expect(stores.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expect(fan.locator(`time[datetime="${ALBUM.date}"]`)).toBeVisible();
    expect(await fan.content()).toContain(ALBUM.label);
  });

  await test.step('the same link leads to the release that is there', async () => {
    await page.goto(`${stack.main}/dashboard`);
    await enter(page, link);
    await expect(dialog.getByText(/already has a release with this UPC: Glass Roads 2\./)).toBeVisible();
    await dialog.getByRole('link', { name: 'Open it' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: ALBUM.title })).toBeVisible();
  });
});

/** Opens the dialog and enters a text as a paste does. Its field has the focus: nothing is clicked before. */
async function enter(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New release' }).first().click();
  await expect(page.getByLabel('Store link, UPC or title')).toBeFocused();
  await page.keyboard.insertText(text);
}

/** Counts the presses of this document. Screens change without a new one. */
async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['clicks'] = '0';
    addEventListener(
      'pointerdown',
      () => {
        document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks']) + 1);
      },
      true,
    );
  });
}
