import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { draftRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** An album of the example catalogue: its UPC, and the one of its remastered edition. */
const ALBUM = { title: 'Glass Roads 2', artistName: 'Paloma Ito', upc: '045748057435', remastered: '041747549117' };
const OUT = { mode: 'instant', date: '2015-01-02', time: '12:00', zone: 'UTC' } as const;

test('links are found by a UPC, a doubtful one is decided, a fan reports one, and its owner reverts it', async ({
  page,
  person,
}) => {
  const release = await draftRelease({ ...ALBUM, moment: OUT });
  await openLinks(page, release);
  const list = page.getByRole('grid', { name: /Store links/ }).getByRole('row');
  const found = page.getByRole('region', { name: 'Found on services' });

  await test.step('one UPC gives a row a service, and adds what is sure', async () => {
    await find(page, ALBUM.upc);
    await expect(page.getByText('The example catalogue answers: no keys are set.')).toBeVisible();
    await expect(found.getByRole('listitem').filter({ hasText: 'Spotify' }).first()).toContainText('Certain, 100%');
    await expect(list.filter({ hasText: 'Spotify' })).toContainText('Found by UPC, 100% sure');
    await page.getByRole('button', { name: 'Close results' }).click();
  });
  const first = await list.filter({ hasText: 'Deezer' }).getByRole('link').getAttribute('href');

  await test.step('fans of Japan see another service first', async () => {
    await page.getByLabel('Country', { exact: true }).selectOption('Japan');
    await page.getByLabel('Service', { exact: true }).selectOption('TIDAL');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Preferred services by country' })).toContainText('Japan');
    await publish(page, 'The page is live.');
  });

  await test.step('another edition is doubtful, and replaces nothing by itself', async () => {
    await find(page, ALBUM.remastered);
    const doubtful = page.getByRole('article', { name: /Remastered/ }).and(page.locator(':has(a[href*="deezer"])'));
    await expect(doubtful.getByRole('row', { name: /^Title/ })).toContainText('Glass Roads 2 (Remastered)');
    await expect(doubtful.getByText('Different edition')).toBeVisible();
    await expect(list.filter({ hasText: 'Deezer' }).getByRole('link')).toHaveAttribute('href', first ?? '');
    await doubtful.getByRole('button', { name: /Replace my/ }).click();
    await expect(list.filter({ hasText: 'Deezer' }).getByRole('link')).not.toHaveAttribute('href', first ?? '');
    await publish(page, 'The page shows your changes.');
  });

  await test.step('a fan sees the services of the country, and reports a link after one question', async () => {
    const fan = await (await person({ javaScriptEnabled: false })).newPage();
    await fan.goto(`${release.address}?lang=en&country=JP`);
    const stores = fan.getByRole('list', { name: /^Where to hear/ });
    await expect(stores.getByRole('link').first()).toContainText('TIDAL');
    await stores.getByRole('button', { name: /Wrong link\?.*Deezer/ }).click();
    await fan.getByRole('button', { name: 'Yes, it’s wrong' }).click();
    await expect(fan.getByRole('status').filter({ hasText: 'Thanks.' })).toContainText('Deezer');
    await expect(stores.getByRole('link').first()).toContainText('TIDAL');
  });

  await test.step('the owner reverts it by one press', async () => {
    await page.reload();
    const deezer = list.filter({ hasText: 'Deezer' });
    await expect(deezer).toContainText('1 fan says this link is wrong.');
    await deezer.getByRole('button', { name: /Use the previous address of/ }).click();
    await expect(deezer.getByText('1 fan says this link is wrong.')).toBeHidden();
    await expect(deezer.getByRole('link', { name: /Open/ })).toHaveAttribute('href', first ?? '');
    const fan = await (await person()).newPage();
    await fan.goto(release.address);
    await expect(fan.getByRole('link', { name: /Deezer/ })).toHaveAttribute('data-to', first ?? '');
  });
});

async function openLinks(page: Page, { account, artistId, productId }: OwnRelease): Promise<void> {
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}/links`);
}

async function find(page: Page, code: string): Promise<void> {
  await page.getByLabel('Find links').fill(code);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

async function publish(page: Page, news: string): Promise<void> {
  await page.getByRole('button', { name: /^(Publish|Update) page$/ }).click();
  await expect(page.getByText(news)).toBeVisible();
}
