import { logInOnCountin } from '../../fixtures/artist.ts';
import { draftRelease } from '../../fixtures/published-release.ts';
import { expect, test } from '../../fixtures/test.ts';
import { deezerPage, exampleAlbums } from './example-catalogue.ts';

/** Releases of the example catalogue, all by one artist. */
const ARTIST = 'Kofi Oduya';
const HERE = 'Cedar Roads 38';
const SONG_OF_SEVERAL = 'ZZIJL0360283';
const NONE = [
  'The catalogue of Kofi',
  'https://example.org/album/1',
  'https://open.spotify.com/playlist/37i9dQZF1DXcBWIGoYBM5M',
  'https://www.deezer.com/us/artist/1',
  'https://open.spotify.com/user/kofi',
  '042390455412',
];

test('a mixture of links and codes is counted by what it has, and its run is opened', async ({ page }) => {
  const release = await draftRelease({ title: HERE, artistName: ARTIST });
  const albums = await exampleAlbums();
  const here = albums.get('invented-37');
  const codesOf = (slug: string) => albums.get(slug)?.upc ?? '';
  const deezer = await deezerPage(here?.upc ?? '');
  const list = [
    deezer,
    here?.upc,
    `0${here?.upc ?? ''}`,
    `${deezer}?utm_source=copy`,
    ...(here?.isrcs ?? []),
    ...(here?.isrcs ?? []),
    ...['invented-37-live', 'invented-37-remaster', 'invented-24-live', 'invented-24-remaster'].map(codesOf),
    SONG_OF_SEVERAL,
    ...NONE,
    codesOf('invented-104-live'),
    codesOf('invented-104-remaster'),
    '5901234123457',
  ];
  await logInOnCountin(page, release.account);

  await test.step('what is recognised is counted while typing, and the rest has its reason', async () => {
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Links' }).click();
    await page.getByRole('textbox', { name: 'Links, UPCs and ISRCs' }).fill(list.join('\n'));
    const found = page.getByRole('status', { name: 'What was recognised' });
    await expect(found.getByRole('listitem')).toHaveText([
      'Deezer: 1',
      'UPC: 8',
      'ISRC: 6',
      'Listed more than once: 7',
      `Not read: ${NONE.length}`,
    ]);
    await expect(page.getByRole('list', { name: 'Lines that aren’t read' })).toContainText('playlist');
  });

  await test.step('the services are asked', async () => {
    await page.getByRole('button', { name: 'Find links' }).click();
    await expect(page).toHaveURL(/\/bulk-links\/[\w-]+$/);
    await expect(page.getByText('You can leave this screen')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All lists' })).toHaveAttribute('href', '/bulk-links');
  });
});
