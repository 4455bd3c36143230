import type { Page } from '@playwright/test';
import { draftRelease } from '../fixtures/published-release.ts';
import { DIRECTIONS, logInAt, OTHER, seesSettings, TWO_PORTS, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [site] of DIRECTIONS) {
  for (const pair of [TWO_SITES, TWO_PORTS]) {
    test(`the hidden frame after a log-in on ${site} is gone again: ${pair.name}`, async ({ page }) => {
      await watchFrames(page);
      const { account } = await draftRelease();
      await logInAt(page, pair, site, account);
      await expect.poll(async () => (await framesOf(page)).length, { timeout: 40_000 }).toBe(1);
      await expect.poll(async () => (await framesOf(page))[0]?.isGone, { timeout: 20_000 }).toBe(true);
      const [frame] = await framesOf(page);
      expect(frame?.address).toMatch(new RegExp(`^${pair[OTHER[site]]}/auth/sync\\?token=`));
      expect(await page.locator('iframe').count()).toBe(0);
    });
  }

  test.describe(`while the other site of ${site} is down`, () => {
    test.use({ expectedConsoleErrors: [/net::ERR_/] });

    test('a log-in succeeds at once, and its frame goes', async ({ page }) => {
      await page.route(`${TWO_SITES[OTHER[site]]}/**`, (route) => route.abort('connectionrefused'));
      await watchFrames(page);
      const { account } = await draftRelease();
      await logInAt(page, TWO_SITES, site, account);
      await expect.poll(async () => (await framesOf(page))[0]?.isGone, { timeout: 40_000 }).toBe(true);
      await page.reload();
      await seesSettings(page, TWO_SITES, site);
    });
  });

  test.describe(`while the functions are down, on ${site}`, () => {
    test.use({ expectedConsoleErrors: [/net::ERR_/] });

    test('a log-in succeeds at once', async ({ page }) => {
      await page.route(`${stack.functions}/**`, (route) => route.abort('connectionrefused'));
      const { account } = await draftRelease();
      await logInAt(page, TWO_SITES, site, account);
      expect(await page.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The next page completes the interrupted sign-in.
      await page.reload();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('countin-auth-token') !== null), { timeout: 40_000 })
        .toBe(true);
    });
  });

  test.describe(`where storage is blocked, on ${site}`, () => {
    test.use({ expectedConsoleErrors: [/^warning: |status of 401/] });

    test('a log-in succeeds, with a warning', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const warned = page.waitForEvent(
        'console',
        (message) => message.type() === 'warning' && message.text().includes('session token could not be'),
      );
      const { account } = await draftRelease();
      await logInAt(page, TWO_SITES, site, account);
      await warned;
    });
  });
}

interface SeenFrame {
  readonly address: string;
  /** Whether it was taken out of the document again. */
  readonly isGone: boolean;
}

/** Notes each frame of a page's document, from before its first element on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const frames: { element: Node; address: string; isGone: boolean }[] = [];
    Object.assign(window, { framesSeen: frames });
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (node instanceof HTMLIFrameElement) frames.push({ element: node, address: node.src, isGone: false });
      }
      for (const node of records.flatMap((record) => [...record.removedNodes])) {
        const frame = frames.find(({ element }) => element === node);
        if (frame) frame.isGone = true;
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

function framesOf(page: Page): Promise<SeenFrame[]> {
  return page.evaluate(() =>
    (window as unknown as { framesSeen: SeenFrame[] }).framesSeen.map(({ address, isGone }) => ({ address, isGone })),
  );
}
