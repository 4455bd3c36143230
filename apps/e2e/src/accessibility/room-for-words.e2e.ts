import type { BrowserContext, Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { ARTIST } from '../fixtures/main-screens.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const LONG_NAME = 'Maximiliane Wilhelmine von Hohenzollern-Sigmaringen und zu Schwarzburg-Rudolstad';

/** Words of a page's headline that two lines share. */
async function splitWords(page: Page): Promise<string[]> {
  return page.locator('h1').evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) split.push(word);
      }
    return split;
  });
}

/** Rows that the controls of a bar make. */
async function linesOf(bar: Locator): Promise<number> {
  const middles = await bar.locator('button, a').evaluateAll((controls) =>
    controls.map((control) => {
      const { top, height } = control.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  return new Set(middles).size;
}

async function showIn(language: string, context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'countin-language', value: language, url: stack.main }]);
}

test('no headline of a public page breaks a word for which a line has room', async ({ page }) => {
  const pages = {
    'an artist': `${stack.fourtrack}/os-marimbondos`,
    'a label': subdomain('tidewrack'),
    'a release': `${stack.main}/release/hafenlicht.containerlied`,
  };
  for (const [what, address] of Object.entries(pages)) {
    await page.goto(address);
    for (const width of [320, 390, 860, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await splitWords(page), `${what} at ${width} px`).toEqual([]);
    }
  }
});

test('a cover stays whole and square in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(`${stack.main}/release/hafenlicht.containerlied`);
  const { width, height } = (await page.locator('.sleeve').boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeLessThan(600);
  expect(Math.abs(width - height)).toBeLessThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['de', 'fr'])
    test(`status and actions of a changed release fill two lines in ${language}`, async ({ page, context }) => {
      const { account, artistId, productId } = await publishedRelease();
      await showIn(language, context);
      await logInOnCountin(page, account);
      await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
      const bar = page.locator('#publish');
      await expect(bar.getByRole('link')).toHaveCount(2);
      await page.getByRole('textbox').first().fill('Night Ferries');
      // Beside the menu and the button that copies the link: the one that updates the page.
      await expect(bar.getByRole('button')).toHaveCount(3);
      // The status is longer while a change is being saved.
      await expect.poll(() => linesOf(bar)).toBe(2);
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(125);
    });

  test('the button that cuts a clip again is one line', async ({ page, context }) => {
    await showIn('de', context);
    await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
    await page.goto(`${stack.main}${ARTIST}/medley`);
    const button = page.getByRole('button', { name: 'Neu aus der Datei schneiden Harbour Lights, Going' });
    await expect(button).toBeVisible();
    await expect.poll(async () => (await button.boundingBox())?.height).toBeLessThanOrEqual(44);
  });
});

test('the icon beside a long name is as large as the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsNewPerson(page, LONG_NAME);
  const icon = page.getByRole('button', { name: LONG_NAME }).locator('svg');
  await expect(icon).toBeVisible();
  const other = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).locator('svg');
  expect((await icon.boundingBox())?.width).toBe((await other.boundingBox())?.width);
});
