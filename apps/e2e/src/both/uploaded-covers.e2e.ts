import type { Locator, Page } from '@playwright/test';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** The example data's artist with photographs as covers, and as a portrait. */
const ARTIST = 'night-ferry';
const WIDTHS = [320, 390, 1280] as const;

/** The boxes of a release in a list: its whole, its cover and its words. */
async function boxesOf(item: Locator) {
  await item.scrollIntoViewIfNeeded();
  const picture = item.locator('picture img');
  await expect
    .poll(
      () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      'its uploaded cover is there',
    )
    .toBe(true);
  const [whole, cover, words] = await Promise.all(
    [item, picture, item.locator('.strip-words, .row-words')].map((part) => part.boundingBox()),
  );
  if (!whole || !cover || !words) throw new Error('a release is not shown');
  return { whole, cover, words };
}

/** The cover beside the words, which have what room there is. */
async function expectBeside(item: Locator, side: number) {
  const { whole, cover, words } = await boxesOf(item);
  expect([Math.round(cover.width), Math.round(cover.height)]).toEqual([side, side]);
  expect(words.x, 'the words begin behind the cover').toBeGreaterThanOrEqual(cover.x + cover.width);
  expect(words.width, 'and are as wide as what is left').toBeGreaterThan(whole.width - side - 80);
  expect(Math.abs(words.y + words.height / 2 - (cover.y + cover.height / 2)), 'both in one line').toBeLessThan(30);
}

const photographed = (page: Page, list: string): Locator => page.locator(`${list} li:has(picture) a`).first();

for (const width of WIDTHS) {
  test.describe(`a photograph as a cover at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, address] of [
      ['on 4track', `${stack.fourtrack}/${ARTIST}`],
      ['on the own subdomain', `${subdomain(ARTIST)}/`],
    ] as const) {
      test(`stands beside its title on the artist's page ${name}`, async ({ page }) => {
        await page.goto(address);
        await expectBeside(photographed(page, '.strips'), width < 860 ? 72 : 104);
        await expect(page.locator('.portrait picture img')).toBeVisible();
      });
    }

    test('stands beside its title on 4track’s start page', async ({ page }) => {
      await page.goto(`${stack.fourtrack}/`);
      await expectBeside(photographed(page, '#newest .strips'), 72);
    });

    test('stands beside its title and over it on a label’s page', async ({ page }) => {
      await page.goto(`${stack.main}/feed?label=tidewrack`);
      await expectBeside(photographed(page, '.coming'), 112);
      const { cover, words } = await boxesOf(photographed(page, '.shelf'));
      expect(Math.abs(cover.width - cover.height)).toBeLessThan(2);
      expect(words.y).toBeGreaterThan(cover.y + cover.height);
      expect(words.width).toBeGreaterThan(cover.width - 4);
    });
  });
}

for (const width of [320, 600] as const) {
  test(`a photograph as a cover fits into an embed of ${width} × 208 px`, async ({ person }) => {
    const page = await (await person({ viewport: { width, height: 208 } })).newPage();
    for (const release of ['deck-four', 'engine-room']) {
      await page.goto(`${stack.main}/embed/release/${release}`);
      await expect(page.locator('.card picture img')).toBeVisible();
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ]),
        release,
      ).toEqual([0, 0]);
      const [card, said, button] = await Promise.all(
        [page.locator('.card'), page.locator('.said'), page.locator('.way a:first-child')].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(said?.width).toBeGreaterThan(width / 2);
      expect((button?.y ?? 999) + (button?.height ?? 0), 'its button is in sight').toBeLessThanOrEqual(208);
      expect(card?.height).toBeLessThanOrEqual(208);
    }
  });
}

for (const language of ['ar', 'hi', 'de'] as const) {
  test(`4track’s start page and an artist’s page do not scroll sideways on a phone: ${language}`, async ({ page }) => {
    for (const path of ['/', `/${ARTIST}`]) {
      await page.goto(`${stack.fourtrack}${path}?lang=${language}`);
      for (const width of [320, 390, 412, 480]) {
        await page.setViewportSize({ width, height: 844 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
}
