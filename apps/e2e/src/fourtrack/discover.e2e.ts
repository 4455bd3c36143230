import type { Page } from '@playwright/test';
import { newPerson } from '../fixtures/attacker.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { stack } from '../fixtures/stack.ts';
import { signedInState } from '../fixtures/signed-in-state.ts';
import { expect, test } from '../fixtures/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const shelf = (page: Page) => page.getByRole('list', { name: 'New', exact: true });
const results = (page: Page) => page.getByRole('list', { name: 'Search results' });
const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const paused = (page: Page) => player(page).getByRole('button', { name: 'Play', exact: true });
const titleIn = (page: Page) => page.evaluate(() => navigator.mediaSession.metadata?.title);

test.use({ storageState: async ({}, use) => use(await signedInState(stack.fourtrack, EXAMPLE_PEOPLE.artist)) });

/** The schedule fills the index a moment after the start of a stack, with medleys last. */
async function openShelf(page: Page, query = ''): Promise<void> {
  await expect(async () => {
    await page.goto(`${stack.fourtrack}/discover?shelf=medleys`);
    await expect(page.getByRole('article').nth(1)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto(`${stack.fourtrack}/discover${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('results come while one types, in any spelling, and the address has them', async ({ page }) => {
  await openShelf(page);
  // Swapped letters.
  await search(page).pressSequentially('mira okafro');
  await expect(results(page).getByText('Mira Okafor').first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=mira\+okafro$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+\+? results?$/ })).toBeAttached();
  await page.reload();
  await expect(results(page).getByText('Mira Okafor').first()).toBeVisible();
  await expect(search(page)).toHaveValue('mira okafro');
  await search(page).press('Escape');
  await expect(shelf(page)).toBeVisible();
  await expect(page).toHaveURL(`${stack.fourtrack}/discover`);
});

for (const [what, text] of [
  ['only combining marks', '\u0301\u0308\u0323'],
  ['ten thousand characters', 'zq'.repeat(5000)],
  ['mixed directions', 'zzqq \u202eabc شششش \u2066xyzzy'],
] as const)
  test(`a search of ${what} finds nothing, and says how to go on`, async ({ page }) => {
    await page.goto(`${stack.fourtrack}/discover?${new URLSearchParams({ q: text.slice(0, 2000) })}`);
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await search(page).fill(text);
    await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(`${stack.fourtrack}/discover`);
  });

test('one letter is a search as well', async ({ page }) => {
  await openShelf(page);
  await search(page).fill('m');
  await expect(results(page).getByText('Mira Okafor').first()).toBeVisible();
});

test('shelves and filters are in the address', async ({ page }) => {
  await openShelf(page);
  await page.getByRole('radio', { name: 'Medleys' }).click({ force: true });
  await expect(page.getByRole('list', { name: 'Medleys' }).getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.fourtrack}/discover?shelf=medleys`);
  await page.goto(`${stack.fourtrack}/discover?genre=enka&language=ko`);
  await expect(page.getByRole('combobox', { name: 'Genre' })).toHaveValue('enka');
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
});

test('a hidden artist is gone from shelves and searches, can come back, and stays hidden after a reload', async ({
  page,
}) => {
  await openShelf(page);
  const name = 'Hafenlicht';
  let answers = 0;
  page.on('response', (answer) => (answers += Number(answer.url().endsWith('/studio/hideArtist'))));
  await search(page).fill(name);
  await page
    .getByRole('button', { name: `Hide ${name}` })
    .first()
    .click();
  await expect(page.getByText(`${name} no longer appears here.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Hide ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: `Hide ${name}` })
    .first()
    .click();
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await expect.poll(() => answers).toBe(3);

  const stored = page.waitForResponse((answer) => answer.url().endsWith('/studio/readHiddenArtists'));
  await page.reload();
  await stored;
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await page.getByText('Hidden artists', { exact: true }).click();
  await page.getByRole('button', { name: `Show ${name} again` }).click();
  await expect(page.getByRole('button', { name: `Hide ${name}` }).first()).toBeVisible();
});

test('a kept card is shown as kept after a reload, and a tap on it says so', async ({ person }) => {
  const { account } = await newPerson();
  const page = await (await person({ storageState: await signedInState(stack.fourtrack, account) })).newPage();
  await openShelf(page);
  // Rows further down: what the tap says is in sight there too.
  const keep = page.getByRole('button', { name: /^Keep / }).nth(8);
  await keep.scrollIntoViewIfNeeded();
  const name = (await keep.getAttribute('aria-label')) ?? '';
  const said = page.getByText(`${name.replace('Keep ', '')} is in your collection.`);
  await keep.click();
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await page.reload();
  const kept = page.getByRole('button', { name, exact: true });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await kept.click();
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('"back" leads to the same position, from another screen and from another document', async ({ page }) => {
    await openShelf(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    const title = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('article h2')].map((heading) => ({
        text: heading.textContent,
        at: heading.getBoundingClientRect().top,
      }));
      return shown.find(({ at }) => at > 100 && at < 600)?.text ?? '';
    });
    const there = page.getByRole('heading', { name: title, exact: true }).first();
    const topOf = () => there.evaluate((heading) => Math.round(heading.getBoundingClientRect().top / 10));
    const top = await topOf();
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLAnchorElement>('a[href="/studio"]');
      bar?.click();
    });
    await expect(page).toHaveURL(`${stack.fourtrack}/studio`);
    await page.goBack();
    await expect(there).toBeInViewport();
    await expect.poll(topOf).toBe(top);

    await page.goto(`${stack.fourtrack}/mira-okafor`);
    await page.goBack();
    await expect(there).toBeInViewport();
    await expect.poll(topOf).toBe(top);
  });
});

test('one tap plays a card and goes on through the list, also on other screens, until log-out', async ({ page }) => {
  await openShelf(page, '?shelf=medleys');
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
  const names = [await first.getByRole('heading').innerText(), await second.getByRole('heading').innerText()];
  await first.getByRole('button', { name: /^Play / }).click();
  await expect(player(page).getByRole('link', { name: names[0] ?? '' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => titleIn(page)).toBeTruthy();
  await expect
    .poll(async () => Number(await player(page).getByRole('slider', { name: 'Position' }).inputValue()))
    .toBeGreaterThan(0);

  // By keyboard, to the next artist.
  await player(page).getByRole('button', { name: 'Up next' }).press('Enter');
  await player(page).getByRole('listitem').first().getByRole('button').press('Enter');
  await expect(player(page).getByRole('link', { name: names[1] ?? '' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Up next' }).press('Escape');
  await expect(player(page).getByRole('heading')).toHaveCount(0);

  await page.getByRole('link', { name: 'Studio' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/studio`);
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await expect(paused(page)).toBeVisible();
  await paused(page).click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.locator('summary').filter({ hasText: 'Mira Okafor' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${stack.fourtrack}/`);
  await expect(player(page)).toHaveCount(0);
});
