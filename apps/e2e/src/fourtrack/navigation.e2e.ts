import type { Page } from '@playwright/test';
import { fillLogIn } from '../fixtures/account.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { draftRelease, type Account } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const menu = (page: Page) => bar(page).getByRole('group');

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto(`${stack.fourtrack}/login`);
  await fillLogIn(page, 'fourtrack', account);
  await expect(page).toHaveURL(`${stack.fourtrack}/`);
}

test('a visitor sees Login and Sign Up Free', async ({ page }) => {
  for (const path of ['/', '/mira-okafor']) {
    await page.goto(stack.fourtrack + path);
    await expect(bar(page).getByRole('link')).toHaveText(['Login', 'Sign Up Free']);
    await expect(menu(page)).toBeHidden();
  }
});

test('an artist without Pro sees Studio, and the way to Pro in the menu, on rendered pages and in the application', async ({
  page,
}) => {
  await logIn(page, EXAMPLE_PEOPLE.artist);
  for (const path of ['/', '/mira-okafor', '/studio']) {
    await page.goto(stack.fourtrack + path);
    await expect(bar(page).getByRole('link')).toHaveText(['Discover', 'Collection', 'Studio']);
    await bar(page).locator('summary').click();
    for (const name of ['Studio', 'See what Pro adds', 'Profile'])
      await expect(bar(page).getByRole('link', { name })).toBeVisible();
    await expect(bar(page).getByText('Log Out')).toBeVisible();
    await expect(bar(page).getByText('Become an Artist')).toBeVisible();
  }
  await bar(page).getByRole('link', { name: 'See what Pro adds' }).click();
  await expect(page).toHaveURL(`${stack.main}/upgrade`);
});

test('a viewer of an artist has its studio, without a way to edit', async ({ page }) => {
  await logIn(page, EXAMPLE_PEOPLE.viewer);
  await page.goto(`${stack.fourtrack}/studio`);
  await expect(page.getByText('Viewer', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next release' }).getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit on Countin' })).toHaveCount(0);
});

test('a medley is played and read by the members of its artist, and refused to others', async ({ page }) => {
  await logIn(page, EXAMPLE_PEOPLE.viewer);
  await page.goto(`${stack.fourtrack}/studio`);
  await page.getByRole('link', { name: 'See the medley' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/artist/artist-mira-okafor/medley`);
  const medley = page.getByRole('region', { name: 'Medley' });
  await expect(medley.getByRole('listitem')).toHaveCount(4);
  await expect(medley.getByRole('link', { name: 'Edit on Countin' })).toHaveCount(0);
  const first = await medley.getByRole('listitem').first().locator('bdi').first().textContent();
  await medley.getByRole('button', { name: 'Play' }).click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toContainText(first ?? '');
  await expect(medley.getByRole('button', { name: 'Pause' })).toBeVisible();

  for (const id of ['artist-tide', 'no-such-artist']) {
    await page.goto(`${stack.fourtrack}/artist/${id}/medley`);
    await expect(page.getByText('This artist isn’t one of yours')).toBeVisible();
    await expect(medley).toHaveCount(0);
  }
});

test('an artist with Pro sees no way to Pro', async ({ page }) => {
  await logIn(page, EXAMPLE_PEOPLE.proArtist);
  await page.goto(`${stack.fourtrack}/studio`);
  await bar(page).locator('summary').click();
  await expect(bar(page).getByRole('link')).toHaveText([
    'Discover',
    'Collection',
    'Studio',
    'Profile',
    'Become an Artist',
  ]);
});

test('the menu closes on a click outside it and on Escape', async ({ page }) => {
  await logIn(page, EXAMPLE_PEOPLE.artist);
  for (const path of ['/', '/studio']) {
    await page.goto(stack.fourtrack + path);
    const summary = bar(page).locator('summary');
    const profile = bar(page).getByRole('link', { name: 'Profile' });
    await summary.click();
    await expect(profile).toBeVisible();
    await page.mouse.click(400, 600);
    await expect(profile).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(profile).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(summary).toBeFocused();
  }

  // On a phone the menu is a drawer at the bottom.
  await page.setViewportSize({ width: 390, height: 844 });
  await bar(page).locator('summary').click();
  const box = await bar(page).locator('.bar-sheet').boundingBox();
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
  await page.mouse.click(200, 60);
  await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeHidden();
});

test('a user without an artist creates one, and then has a studio', async ({ page }) => {
  await page.goto(`${stack.fourtrack}/signup`);
  await page.getByLabel(/^Your name/).fill('Ines Duarte');
  await page.getByLabel('Email').fill(`${unique('ines')}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('night-ferry-22');
  await page.getByRole('button', { name: 'Sign Up Free' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/`);
  await bar(page).locator('summary').click();
  await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(bar(page).getByText('See what Pro adds')).toBeHidden();
  await bar(page).getByRole('link', { name: 'Become an Artist' }).click();
  await expect(page).toHaveTitle('4track - Become an Artist');

  const slug = unique('night-ferry');
  await page.getByLabel('Artist name').fill('Night Ferry');
  await page.getByLabel('Address').fill('mira-okafor');
  await expect(page.getByText('Someone already has this name. Choose another.')).toBeVisible();
  await page.getByLabel('Address').fill(slug);
  await expect(page.getByText(`${slug} is free.`)).toBeVisible();
  for (const genre of ['Folk', 'Ambient']) await page.getByLabel('Genres', { exact: true }).selectOption(genre);
  await page.getByRole('button', { name: 'Create artist' }).click();
  await expect(page).toHaveURL(/\/studio\?artist=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Studio' })).toBeVisible();

  await page.goto(`${stack.fourtrack}/${slug}`);
  await expect(page.getByText(/Folk\s*·\s*Ambient/)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Studio' })).toBeVisible();
});

test('a log-in that ends on the start page has stored the shared token', async ({ page }) => {
  await logIn(page, (await draftRelease()).account);
  expect(await page.evaluate(() => localStorage.getItem('countin-auth-token'))).not.toBeNull();
});

test.describe('a log-out', () => {
  // Expected: the session check of the other site returns 401 after the log-out.
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('makes the user a visitor', async ({ page }) => {
    // A new account: sign-ins of one user within a second share a session, and other tests use the example accounts.
    await logIn(page, (await draftRelease()).account);
    await page.goto(`${stack.fourtrack}/studio`);
    await bar(page).locator('summary').click();
    await bar(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(`${stack.fourtrack}/`);
    await expect(bar(page).getByRole('link')).toHaveText(['Login', 'Sign Up Free']);
  });
});

test('an artist’s own subdomain has no bar', async ({ page }) => {
  await page.goto(`${subdomain('mira-okafor')}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
