import { logInOnCountin } from '../../fixtures/artist.ts';
import { draftRelease } from '../../fixtures/published-release.ts';
import { expect, test } from '../../fixtures/test.ts';
import { deezerPage, exampleAlbums } from './example-catalogue.ts';

/** A release of the example catalogue, whose link says who the artist is at Deezer. */
const ARTIST = 'Kofi Oduya';
const HERE = { slug: 'invented-37', title: 'Cedar Roads 38' };
/** Its other editions, the newest first. */
const MISSING = [
  { slug: 'invented-37-remaster', title: 'Cedar Roads 38 (Remastered)' },
  { slug: 'invented-37-live', title: 'Cedar Roads 38 (Live)' },
  { slug: 'invented-37-deluxe', title: 'Cedar Roads 38 (Deluxe Edition)' },
];

test('releases that a service has and the artist has not here are found, chosen, and looked up as a list', async ({
  page,
}) => {
  const albums = await exampleAlbums();
  const url = await deezerPage(albums(HERE.slug).upc);
  const { account, artistId } = await draftRelease({
    title: HERE.title,
    artistName: ARTIST,
    storeLinks: [{ id: 'deezer', service: 'deezer', url, label: '', hidden: false, territories: [], source: 'pasted' }],
  });
  await logInOnCountin(page, account);
  const missing = page.getByRole('list', { name: 'Missing releases' });

  await test.step('from the artist’s releases, the services are asked', async () => {
    await page.goto(`${new URL(page.url()).origin}/artist/${artistId}/products`);
    await page.getByRole('link', { name: 'Find missing releases' }).click();
    await page.getByRole('button', { name: 'Find what is missing' }).click();
    await expect(missing.getByRole('listitem').locator('b')).toHaveText(MISSING.map(({ title }) => title));
    const services = page.getByRole('table', { name: 'Services' });
    await expect(services.getByRole('row', { name: /^Deezer \d+ \d+$/ })).toBeVisible();
    await expect(services.getByRole('row', { name: /^Spotify We don’t know who the artist is there/ })).toBeVisible();
  });

  await test.step('three of them are added to the list', async () => {
    for (const { title } of MISSING) await missing.getByRole('checkbox', { name: `Select “${title}”` }).check();
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByRole('textbox', { name: 'Links, UPCs and ISRCs' })).toBeFocused();
    await expect(page.getByRole('status', { name: 'Added releases' })).toHaveText('Added to the list: 3');
    await expect(page.getByRole('status', { name: 'What was recognised' })).toHaveText('Deezer: 3');
  });

  await test.step('the list is looked up, and has the three', async () => {
    await page.getByRole('button', { name: 'Find links' }).click();
    await expect(page).toHaveURL(/\/bulk-links\/[\w-]+$/);
    const rows = page.getByRole('table', { name: 'Releases of the file' });
    await expect(rows).toBeVisible({ timeout: 90_000 });
    for (const { slug } of MISSING) await expect(rows).toContainText(albums(slug).upc);
  });
});
