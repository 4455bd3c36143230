import { documents } from '@countin/domain/documents';
import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { requestHost } from '../fixtures/request-host.ts';
import { newPerson, tokenOf } from '../fixtures/attacker.ts';
import { DIRECTIONS, OTHER, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stored } from '../fixtures/stored.ts';
import { openThirdPartySite, thirdPartyPage, type ThirdPartySite } from '../fixtures/third-party-site.ts';
import { expect, test } from '../fixtures/test.ts';

let thirdParty: ThirdPartySite;
test.beforeAll(async () => {
  thirdParty = await openThirdPartySite();
});
test.afterAll(() => thirdParty.close());

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
const useOf = (token: string) => stored(documents.usedToken(String(decodeJwt(token).jti)).path);

// The browser may say that it keeps a message from a window of another origin than it is for.
test.use({ expectedConsoleErrors: [/target origin/] });

for (const [site] of DIRECTIONS) {
  test(`a frame of ${site} ignores messages of a third-party window and obeys the other site’s`, async ({
    page,
    context,
  }) => {
    const [attackToken, ownToken] = await Promise.all([
      tokenOf(await newPerson(), 'sync'),
      tokenOf(await newPerson(), 'sync'),
    ]);
    const address = (token: string) => `${TWO_SITES[site]}/auth/sync?token=${token}`;
    // As a browser would show it that knows nothing of who may frame what.
    await page.route(address(attackToken), async (route) => {
      const { status, text, headers } = await requestHost(address(attackToken));
      await route.fulfill({ status, body: text, contentType: headers['content-type'] ?? '' });
    });
    await noteListening(page);
    await page.goto(thirdPartyPage(thirdParty, 'frame', [address(attackToken)]));
    // From now on it listens, and the third party's window says "act" all the time.
    await page.frames()[1]?.waitForFunction(() => 'listening' in window);

    const otherSite = await context.newPage();
    await otherSite.goto(`${TWO_SITES[OTHER[site]]}/login`);
    await otherSite.evaluate(
      ([src, origin]) => {
        addEventListener('message', ({ source, data }) => {
          const { tag, say } = data as { tag?: unknown; say?: unknown };
          if (say === 'ready') (source as Window).postMessage({ tag, say: 'act' }, origin);
        });
        document.body.append(Object.assign(document.createElement('iframe'), { src, hidden: true }));
      },
      [address(ownToken), TWO_SITES[site]] as const,
    );
    await expect.poll(() => useOf(ownToken), { timeout: 30_000 }).not.toBeNull();
    expect(await useOf(attackToken)).toBeNull();
    expect(await heardBy(page)).toEqual([]);
  });

  test(`a page of ${site} opened by a third-party page is isolated from its opener`, async ({ page, context }) => {
    const opening = context.waitForEvent('page', (opened) => opened.url() !== page.url());
    await page.goto(thirdParty.origin);
    await page.evaluate(
      (address) => void Object.assign(window, { opened: window.open(address) }),
      `${TWO_SITES[site]}/login`,
    );
    const opened = await opening;
    await opened.waitForURL(`${TWO_SITES[site]}/login`);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(true);
  });
}

/** Marks every window of a page that has begun to listen to messages. */
async function noteListening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      if (type === 'message') Object.assign(window, { listening: true });
      listen(type, ...rest);
    }) as typeof window.addEventListener;
  });
}
