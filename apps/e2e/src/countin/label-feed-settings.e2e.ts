import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import type { Page } from '@playwright/test';
import { accessErrors } from '../accessibility/axe-errors.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import {
  bodyOf,
  eventsIn,
  HOSTILE,
  jsonFeed,
  labelWithReleases,
  LONG,
  newLabel,
  publish,
  titlesIn,
  type OwnLabel,
} from '../fixtures/label/label-feeds.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

async function openSettings(page: Page, { owner, labelId }: OwnLabel): Promise<void> {
  await logInOnCountin(page, owner.account);
  await page.goto(`${stack.main}/label/${labelId}/feed-settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Feed settings' })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('a label’s feed is valid in each format, whatever the titles hold', async () => {
  const { feed } = await labelWithReleases();
  const line = HOSTILE.replace('\u202e', '');
  const rss = await bodyOf(feed('/feed.rss'));
  expect(XMLValidator.validate(rss)).toBe(true);
  expect(parseRssFeed(rss).items?.map(({ title }) => title)).toEqual([
    'Low Water by Night Ferry',
    'Harbour Lights by Mira Okafor',
    `${LONG} by Night Ferry`,
    `${line.replace(']]>', ']] >')} by Mira Okafor`,
  ]);
  expect((await titlesIn(feed('/feed.json')))?.at(-1)).toBe(`${line} by Mira Okafor`);
  const [event, ...others] = await eventsIn(feed('/feed.ics'));
  expect([event?.getFirstPropertyValue('summary'), others]).toEqual(['Low Water by Night Ferry', []]);
});

test('a label’s settings decide what its feed holds, in every format', async ({ page }) => {
  const label = await labelWithReleases();
  const { feed } = label;
  await openSettings(page, label);

  await page.getByRole('radio', { name: 'Released' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Album' }).check();
  await page.getByRole('checkbox', { name: 'EP' }).check();
  await saved(page);
  await expect.poll(() => titlesIn(feed('/feed.json'))).toHaveLength(2);
  await expect.poll(() => eventsIn(feed('/feed.ics'))).toEqual([]);

  await page.getByLabel('From year').fill('2020');
  await saved(page);
  await expect.poll(() => titlesIn(feed('/feed.json'))).toEqual([`${LONG} by Night Ferry`]);
  await page.getByLabel('From year').fill('20');
  await expect(page.getByText(/Not saved: From year/)).toBeVisible();
  await page.getByLabel('From year').fill('');

  await page.getByRole('checkbox', { name: 'Album' }).uncheck();
  await page.getByRole('checkbox', { name: 'EP' }).uncheck();
  await page.getByRole('radio', { name: 'Oldest first' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Mira Okafor' }).check();
  await page.getByRole('checkbox', { name: 'Cover' }).uncheck();
  await page.getByRole('checkbox', { name: 'Description' }).uncheck();
  await page.getByRole('checkbox', { name: 'Artist', exact: true }).uncheck();
  await saved(page);
  await expect
    .poll(async () => (await titlesIn(feed('/feed.json')))?.map((title) => title?.slice(0, 8)))
    .toEqual(['</title>', 'Harbour ']);
  const [entry] = (await jsonFeed(feed('/feed.json'))).items ?? [];
  expect([entry?.image, entry?.authors, entry?.content_html]).toEqual([
    undefined,
    undefined,
    '<p>Album, out since March 1, 2019 · GMT+0</p>',
  ]);

  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await page.getByRole('checkbox', { name: 'Français' }).check();
  await saved(page);
  await expect.poll(async () => (await jsonFeed(feed('/feed.json'))).language).toBe('fr');
  expect((await jsonFeed(feed('/feed.json?lang=de'))).language).toBe('de');
  expect(await bodyOf(feed('/feed?lang=ja'))).toMatch(/<html lang="(?:fr|de)"/);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mira Okafor' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Oldest first' })).toBeChecked();
});

test('a feed has as many entries on a page as its label chooses, and names the next page', async ({ page }) => {
  const label = await labelWithReleases();
  for (const year of [2001, 2002, 2003]) await publish(label, label.ferry, `Songs of ${year}`, 'ep', `${year}-01-05`);
  await openSettings(page, label);
  await page.getByLabel('Entries per page').selectOption('6');
  await saved(page);
  await expect.poll(() => titlesIn(label.feed('/feed.json'))).toHaveLength(6);
  const { next_url = '' } = await jsonFeed(label.feed('/feed.json'));
  expect(await titlesIn(next_url)).toEqual(['Songs of 2001 by Night Ferry']);
  await page.goto(label.feed('/feed'));
  await page.getByRole('link', { name: 'Older releases' }).click();
  await expect(page.getByRole('link', { name: /^Songs of 2001/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Songs of 2002/ })).toHaveCount(0);
});

test('a feed without releases is valid in each format, and says so on its page', async ({ page }) => {
  const { feed } = await newLabel();
  expect(parseRssFeed(await bodyOf(feed('/feed.rss'))).items ?? []).toEqual([]);
  expect((await titlesIn(feed('/feed.json'))) ?? []).toEqual([]);
  expect(await eventsIn(feed('/feed.ics'))).toEqual([]);
  await page.goto(feed('/feed'));
  await expect(page.getByText('Nothing is out yet. Come back soon.')).toBeVisible();
});

/** Starts a website whose only page embeds an address. */
async function openBlog(address: string) {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><iframe title="Releases" src="${address}"></iframe></html>`,
      ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.describe('the widget of a feed', () => {
  // The browser says which directive kept the frame empty.
  test.use({ expectedConsoleErrors: [/frame-ancestors/] });

  test('shows on the sites that its label lists, and on no other', async ({ page, person }) => {
    const label = await labelWithReleases();
    const widget = `${stack.main}/embed/${label.slug}`;
    const blog = await openBlog(widget);
    const reader = await (await person()).newPage();
    const framed = reader.frameLocator('iframe').getByRole('link', { name: /Harbour Lights/ });
    await reader.goto(`http://blog.localhost:${blog.port}/`);
    await expect(framed).toBeVisible();

    await openSettings(page, label);
    await page.getByRole('radio', { name: 'Listed sites' }).check({ force: true });
    await page.getByLabel('Sites', { exact: true }).fill(`http://blog.localhost:${blog.port}/news`);
    await saved(page);
    await expect
      .poll(async () => String((await requestHost(widget)).headers['content-security-policy']))
      .toContain(`frame-ancestors blog.localhost:${blog.port}`);
    await reader.reload();
    await expect(framed).toBeVisible();
    await reader.goto(`http://other.localhost:${blog.port}/`);
    await expect.poll(() => reader.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');

    await page.getByLabel('Sites', { exact: true }).fill("'none'; script-src *");
    await expect(page.getByText(/Not saved: Sites/)).toBeVisible();
    await page.getByRole('radio', { name: 'No sites' }).check({ force: true });
    await saved(page);
    await expect.poll(async () => (await requestHost(`${stack.main}/oembed?url=${label.feed('/')}`)).status).toBe(401);
    await reader.goto(`http://blog.localhost:${blog.port}/`);
    await expect.poll(() => reader.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
    blog.close();
  });
});

test('axe finds nothing on the screens of a feed, light and dark, and nothing scrolls sideways', async ({ page }) => {
  const label = await labelWithReleases();
  await logInOnCountin(page, label.owner.account);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [screen, heading] of [
    ['feed-settings', 'Feed settings'],
    ['feed', 'Feed'],
  ] as const)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${stack.main}/label/${label.labelId}/${screen}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('Mira Okafor').first()).toBeAttached();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await accessErrors(page), `${screen}, ${width}, ${colorScheme}`).toEqual([]);
      }
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    }
});
