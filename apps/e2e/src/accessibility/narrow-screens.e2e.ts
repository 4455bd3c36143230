import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveredStops } from './covered-stops.ts';
import { smallTargets } from './small-targets.ts';
import { addTextSpacing, cutTexts } from './text-spacing.ts';

const LONG_TITLE = 'The Long Rehearsal of a Very Slow Song about the Last Ferry Home';

/** Opens a page and waits until it is complete. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectRoom(page: Page, what: string): Promise<void> {
  expect.soft(await smallTargets(page), `${what}: targets`).toEqual([]);
  await addTextSpacing(page);
  expect.soft(await cutTexts(page), `${what}: texts with more spacing`).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a finger finds each control of the public pages, and text spacing cuts nothing', async ({ page }) => {
    const pages = {
      'a release': stack.release,
      'an artist with a medley': `${stack.fourtrack}/mira-okafor`,
      'a label': subdomain('tidewrack'),
      'the start page of 4track': stack.fourtrack,
      'the splash of Countin': stack.main,
      'log in on Countin': `${stack.main}/login`,
      'log in on 4track': `${stack.fourtrack}/login`,
    };
    for (const [what, address] of Object.entries(pages)) {
      await open(page, address);
      await expectRoom(page, what);
    }
  });

  test('a finger finds each control of the main screens, and text spacing cuts nothing', async ({ page }) => {
    const { account, artistId, productId } = await publishedRelease({ title: LONG_TITLE });
    await logInOnCountin(page, account);
    const screens = ['/dashboard', '/collection', '/settings', `/artist/${artistId}`];
    for (const screen of [...screens, `/artist/${artistId}/products/${productId}`]) {
      await open(page, `${stack.main}${screen}`);
      await expectRoom(page, screen.replaceAll(artistId, '…'));
    }
  });
});

test('at 200 % no screen of a release or an artist scrolls sideways', async ({ page }) => {
  const { account, artistId, productId } = await publishedRelease({ title: LONG_TITLE });
  await logInOnCountin(page, account);
  await page.setViewportSize({ width: 640, height: 450 });
  const release = `/artist/${artistId}/products/${productId}`;
  const screens = [release, `${release}/links`, `${release}/release-page`, `${release}/text`];
  for (const screen of [...screens, ...['page', 'photos', 'medley'].map((last) => `/artist/${artistId}/${last}`)]) {
    await open(page, `${stack.main}${screen}`);
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(hidden, screen.replaceAll(artistId, '…')).toBeLessThanOrEqual(0);
  }
});

for (const [what, viewport] of Object.entries({
  'on a phone': { width: 390, height: 844 },
  'at 400 %': { width: 320, height: 256 },
})) {
  test(`nothing covers a control of the editor that has the focus ${what}`, async ({ page }) => {
    const { account, artistId, productId } = await publishedRelease({ title: LONG_TITLE });
    await logInOnCountin(page, account);
    await page.setViewportSize(viewport);
    await open(page, `${stack.main}/artist/${artistId}/products/${productId}`);
    const { stops, covered } = await coveredStops(page);
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(30);
  });
}
