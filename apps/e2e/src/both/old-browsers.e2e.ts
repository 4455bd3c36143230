import type { BrowserContext } from '@playwright/test';
import { openSettings, SITES, type SiteKey } from '../fixtures/account.ts';
import { newPerson } from '../fixtures/attacker.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
  test(`in the oldest supported browser, a link into ${site} leads on after the log-in`, async ({ page, context }) => {
    const { account } = await newPerson('Ines Duarte');
    await removeNewerInterfaces(context);
    await page.goto(`${SITES[site].origin}/healthz`);
    expect(await page.evaluate(() => 'canParse' in URL), 'the browser lacks the newer interfaces').toBe(false);
    await openSettings(page, site, account);
  });
}

test('in the oldest supported browser, an artist opens a release from a link in a mail', async ({ page, context }) => {
  const { account, artistId, productId, title } = await publishedRelease();
  await removeNewerInterfaces(context);
  await page.goto(`${stack.main}/login?back=${encodeURIComponent(`/artist/${artistId}/products/${productId}`)}`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue(title);
});

test('on iOS 15, a fan reads a release page and signs up', async ({ page, context }) => {
  const { address, title } = await publishedRelease();
  await removeInterfacesOfIos15(context);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByLabel('Email or Phone').fill(`${unique('dora')}@example.com`);
  await page.getByRole('checkbox', { name: /about this release/ }).check();
  await page.getByRole('button', { name: 'Get Notified' }).last().click();
  await expect(page.getByText('Almost there')).toBeVisible();
});

/**
 * Removes interfaces that the oldest supported browsers lack, before any script of a page runs. These are newer than
 * Safari 16.4, Chrome 111 and Firefox 115, the `browserslist` in package.json.
 */
async function removeNewerInterfaces(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [URLSearchParams.prototype, ['size']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, ['map', 'filter', 'take', 'toArray']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'Iterator', 'navigation', 'scheduler', 'Temporal']],
      [document, ['startViewTransition']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

/** Removes as well what iOS 15 and its contemporaries lack; the pages that fans see must do without. */
async function removeInterfacesOfIos15(context: BrowserContext): Promise<void> {
  await removeNewerInterfaces(context);
  await context.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['timeout']],
      [Object, ['hasOwn']],
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['at']],
      [Intl, ['supportedValuesOf']],
      [window, ['structuredClone', 'reportError']],
      [Crypto.prototype, ['randomUUID']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
