import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type readQr from 'jsqr';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

// The package's types describe an ES module; what it is, is CommonJS.
const { default: scan } = createRequire(import.meta.url)('jsqr') as { default: typeof readQr };

test.use({ viewport: { width: 390, height: 844 } });

async function codeIn(file: string): Promise<string | undefined> {
  const { data, info } = await sharp(await readFile(file), { density: 600 })
    .resize(600, 600, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return scan(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Pixels of the picture that a page is shared with. */
async function cardOf(page: Page): Promise<[number, number]> {
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address ?? '');
}

test('a fan shows the page’s QR code, and takes it along', async ({ page }) => {
  const { address } = await publishedRelease();
  await page.goto(address);
  await page.getByText('QR code', { exact: true }).click();
  const code = page.getByRole('img', { name: 'QR code that leads to this page' });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  for (const format of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download as ${format}` }).click();
    expect(await codeIn(await (await download).path())).toBe(address);
  }
});

test('a fan shares the page: by the device’s own sheet, else by a copied link', async ({ page, person }) => {
  const { address, title, artistName } = await publishedRelease();
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: `${title} by ${artistName}`, url: address }]);

  const desk = await person({ permissions: ['clipboard-read', 'clipboard-write'] });
  const other = await desk.newPage();
  await other.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await other.goto(address);
  await other.getByRole('button', { name: 'Share' }).click();
  await expect(other.getByText('Link copied')).toBeVisible();
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('a shared link has a picture, on every kind of page and in every direction', async ({ page }) => {
  const { address, artistSlug } = await publishedRelease();
  for (const shared of [address, `${address}?lang=ar`, `${stack.fourtrack}/${artistSlug}`, `${stack.fourtrack}/`]) {
    await page.goto(shared);
    expect(await cardOf(page), shared).toEqual([1200, 630]);
  }
});
