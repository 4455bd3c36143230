import { requestHost } from '../fixtures/request-host.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const LABEL = 'tidewrack';
const NAME = 'Tidewrack Records';
const FEED = `${stack.main}/feed?subdomain=${LABEL}`;

for (const javaScriptEnabled of [true, false]) {
  test(`a label's feed is read ${javaScriptEnabled ? 'with' : 'without'} script, at each of its addresses`, async ({
    person,
  }) => {
    const fan = await (await person({ javaScriptEnabled })).newPage();
    for (const address of [
      FEED,
      `${stack.main}/feed?label=${LABEL}`,
      `${subdomain(LABEL)}/feed`,
      `${subdomain(LABEL)}/`,
    ]) {
      await fan.goto(address);
      await expect(fan.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    }
    await expect(fan.getByRole('heading', { level: 2, name: 'Coming Up' })).toBeVisible();
    await expect(fan.getByRole('timer').first()).toBeVisible({ visible: javaScriptEnabled });
    await fan.getByRole('link', { name: /^Low Sun, Long Water/ }).click();
    await expect(fan.getByRole('heading', { level: 1, name: 'Low Sun, Long Water' })).toBeVisible();
  });
}

test('a feed address without a label leads to the home page', async ({ page }) => {
  for (const address of [`${stack.main}/feed`, `${stack.main}/feed?subdomain=mira-okafor`]) {
    await page.goto(address);
    await expect(page).toHaveURL(`${stack.main}/`);
  }
});

test('feed readers find the feed and get 304 when it is unchanged', async ({ page }) => {
  await page.goto(FEED);
  const found = await page
    .locator('link[rel=alternate][type]:not([type*=oembed])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(found.map(([type]) => type)).toEqual(['application/rss+xml', 'application/feed+json', 'text/calendar']);
  for (const [type, href] of found) {
    const first = await requestHost(href ?? '');
    expect([first.status, first.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    const { etag = '', 'last-modified': changed = '' } = first.headers;
    expect((await requestHost(href ?? '', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await requestHost(href ?? '', { headers: { 'if-modified-since': changed } })).status).toBe(304);
  }
});

test('a published change shows at once on every cached page', async ({ page }) => {
  const { account, artistId, artistSlug, productId, address } = await publishedRelease({ title: 'Low Water' });
  const kept = [
    address,
    `${subdomain(artistSlug)}/`,
    `${stack.fourtrack}/${artistSlug}`,
    `${stack.fourtrack}/${artistSlug}/feed.rss`,
    `${stack.main}/embed/release/${productId}`,
  ];
  for (const each of kept) expect((await requestHost(each)).text, each).toContain('Low Water');

  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  await page.getByLabel('Title', { exact: true }).fill('High Water');
  await expect(page.getByText('Changed since it went live')).toBeVisible();
  await page.getByRole('button', { name: 'Update page' }).click();
  await expect(page.getByText('The page shows your changes.')).toBeVisible();
  for (const each of kept) {
    const { text } = await requestHost(each);
    expect(text, each).toContain('High Water');
    expect(text, each).not.toContain('Low Water');
  }
});

test('a fan narrows a label’s feed without script', async ({ person }) => {
  const fan = await (await person({ javaScriptEnabled: false })).newPage();
  await fan.goto(`${subdomain(LABEL)}/feed`);
  await fan.getByLabel('Artist').fill('Night Ferry');
  await fan.getByLabel('Type').selectOption('Album');
  await fan.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(fan).toHaveURL(`${subdomain(LABEL)}/feed?artist=Night+Ferry&kind=album`);
  await expect(fan.getByRole('link', { name: /^Crossings/ })).toBeVisible();
  await expect(fan.getByRole('link', { name: /^Low Sun, Long Water/ })).toHaveCount(0);
  await fan.getByLabel('Artist').fill('Nobody at all');
  await fan.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(fan.getByText('No releases match this feed.')).toBeVisible();
  await fan.getByRole('link', { name: 'Show all releases' }).click();
  await expect(fan.getByRole('link', { name: /^Low Sun, Long Water/ })).toBeVisible();
});
