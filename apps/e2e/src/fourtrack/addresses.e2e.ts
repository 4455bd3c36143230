import { requestHost } from '../fixtures/request-host.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('an artist is found by slug on 4track, in any letter case', async ({ page }) => {
  const { artistName, artistSlug, title } = await publishedRelease();
  await page.goto(`${stack.fourtrack}/${artistSlug.toUpperCase()}`);
  await expect(page).toHaveURL(`${stack.fourtrack}/${artistSlug}`);
  await expect(page.getByRole('heading', { level: 1, name: artistName })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.main}/release/`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

for (const path of ['/unknown-has-this', '/no/such/path', '/%2e%2e%2fetc', '/a']) {
  test(`4track sends ${path} to its start`, async ({ page }) => {
    await page.goto(stack.fourtrack + path);
    await expect(page).toHaveURL(`${stack.fourtrack}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Four tracks. One artist. No skipping.' })).toBeVisible();
  });
}

test('an artist’s subdomain shows the artist, without a site around it', async ({ page }) => {
  const { artistName, artistSlug, title } = await publishedRelease();
  for (const path of ['/', '/medley']) {
    await page.goto(subdomain(artistSlug) + path);
    await expect(page.getByRole('heading', { level: 1, name: artistName })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
    await expect(page).toHaveTitle(artistName);
    // The navigation bar is hidden on artist subdomains.
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  }
  expect((await requestHost(`${subdomain(artistSlug)}/medley-success?state=unconfirmed`)).status).toBe(200);
  await page.goto(`${subdomain(artistSlug)}/dashboard`);
  await expect(page).toHaveURL(`${subdomain(artistSlug)}/`);
});

test('an unclaimed subdomain leads to the main domain with the same path', async ({ page }) => {
  const unclaimed = subdomain(unique('unclaimed'));
  await page.goto(unclaimed);
  await expect(page).toHaveURL(`${stack.main}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Every release deserves a count-in' })).toBeVisible();
  const answer = await requestHost(`${unclaimed}/medley`);
  expect([answer.status, answer.headers.location]).toEqual([302, `${stack.main}/medley`]);
});
