import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { requestHost } from '../fixtures/request-host.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a third-party page on another origin, with a focused text field. */
async function openForeignPage(page: Page, markup: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><h1>A blog</h1><label>Comment <input autofocus></label>${markup}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { close: () => server.close() };
}

const describe = async (address: string) =>
  JSON.parse((await requestHost(`${stack.main}/oembed?${new URLSearchParams({ url: address })}`)).text) as {
    html: string;
    title: string;
  };

test('a blog shows a release that it found by oEmbed, and keeps its focus', async ({ page, context }) => {
  const { html } = await describe(stack.release);
  const blog = await openForeignPage(page, html);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Low Sun, Long Water' })).toBeVisible();
  await expect(frame.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('Comment')).toBeFocused();
  const inside = page.frames().find((each) => each.url().includes('/embed/'));
  expect(await inside?.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  expect(
    await inside?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    'nothing scrolls inside',
  ).toBeLessThanOrEqual(0);

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Get Notified' }).click(),
  ]);
  await expect(opened).toHaveURL(stack.release);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  blog.close();
});

test('the player of an artist plays inside a blog', async ({ page }) => {
  const { html } = await describe(`${stack.fourtrack}/mira-okafor`);
  const blog = await openForeignPage(page, html);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  blog.close();
});

test('an embed follows the dark scheme, without script and at phone width', async ({ person }) => {
  const page = await (
    await person({ javaScriptEnabled: false, colorScheme: 'dark', viewport: { width: 320, height: 208 } })
  ).newPage();
  await page.goto(`${stack.main}/embed/release/low-sun-long-water`);
  const light = await page.locator('.card').evaluate(
    (card) =>
      getComputedStyle(card)
        .backgroundColor.match(/\d+/g)
        ?.map(Number)
        .reduce((sum, value) => sum + value, 0) ?? 999,
  );
  expect(light).toBeLessThan(120);
  expect(
    await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]),
  ).toEqual([0, 0]);
});

test('only embeds may be framed', async () => {
  const framing = async (address: string) =>
    /frame-ancestors ([^;]+)/.exec((await requestHost(address)).headers['content-security-policy'] as string)?.[1];
  expect(await framing(`${stack.main}/embed/release/low-sun-long-water`)).toBe('*');
  expect(await framing(`${stack.main}/embed/mira-okafor`)).toBe('*');
  for (const address of [
    stack.release,
    `${stack.fourtrack}/mira-okafor`,
    `${stack.main}/login`,
    `${stack.main}/feed?label=tidewrack`,
    `${stack.main}/oembed?url=x`,
  ])
    expect(await framing(address), address).toBe("'none'");
});

test('an artist copies the embed code of a release', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { account, artistId, productId } = await publishedRelease({ title: 'Salt & "Sea"' });
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy embed code' }).click();
  await expect(page.getByText('The embed code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `<iframe src="${stack.main}/embed/release/${productId}" title="Salt &amp; &quot;Sea&quot;"`,
  );
});
