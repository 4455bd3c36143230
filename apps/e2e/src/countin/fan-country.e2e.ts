import { publishedRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { fetchFonts, lastShift, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

const link = (id: string, service: 'spotify' | 'tidal' | 'qobuz', url: string, territories: string[] = []) =>
  ({ id, service, url, label: '', hidden: false, territories, source: 'pasted' }) as const;
const STORES = [
  link('all', 'spotify', 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy'),
  link('tidal', 'tidal', 'https://tidal.com/album/1'),
  link('japan', 'qobuz', 'https://www.qobuz.com/jp-ja/album/x/1', ['JP']),
];
const OUT = { mode: 'instant', date: '2026-01-02', time: '12:00', zone: 'UTC' } as const;

test('a fan sees the stores of where they are, says otherwise, and finds their own store first next time', async ({
  page,
}) => {
  const { address } = await publishedRelease({ moment: OUT, storeLinks: STORES });
  await fetchFonts(page, [address]);
  await watchShifts(page);
  await page.goto(address);
  const stores = page
    .getByRole('list', { name: /^Where to hear/ })
    .locator('li:not([data-elsewhere])')
    .getByRole('link');
  // The browser's clock runs in Lisbon.
  await expect(page.getByText('Your location: Portugal')).toBeVisible();
  await expect(stores).toHaveCount(2);
  // Stores of other countries are dimmed in place.
  expect(await lastShift(page)).toBeNull();

  await page.getByRole('link', { name: 'Change location' }).click();
  await page.getByLabel('Country').selectOption('Japan');
  await page.getByRole('button', { name: 'Use this country' }).click();
  await expect(page.getByText('Your location: Japan')).toBeVisible();
  await expect(stores).toHaveCount(3);

  await stores
    .filter({ hasText: 'TIDAL' })
    .evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await stores.filter({ hasText: 'TIDAL' }).click();
  await page.reload();
  await expect(page.getByText('Your location: Japan')).toBeVisible();
  await expect(stores.first()).toContainText('TIDAL');
  // The chosen country holds from the first paint on.
  expect(await lastShift(page)).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a fan chooses the country from a list', async ({ page }) => {
    const { address } = await publishedRelease({ moment: OUT, storeLinks: STORES });
    await page.goto(`${address}?lang=en`);
    const stores = page.getByRole('list', { name: /^Where to hear/ }).getByRole('link');
    await expect(stores).toHaveCount(3);
    await expect(page.getByText('Only in Japan')).toBeVisible();
    await page.getByRole('link', { name: 'Change location' }).click();
    await page.getByLabel('Country').selectOption('Portugal');
    await page.getByRole('button', { name: 'Use this country' }).click();
    await expect(page).toHaveURL(`${address}?lang=en&country=PT#where`);
    await expect(page.getByText('Your location: Portugal')).toBeVisible();
    await expect(stores).toHaveCount(2);
  });
});

test('a calendar entry is one instant, or a local time in every zone', async ({ page }) => {
  const instant = await publishedRelease({
    moment: { mode: 'instant', date: '2031-03-30', time: '12:00', zone: 'Europe/Lisbon' },
  });
  await page.goto(instant.address);
  const href = await page.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href');
  const file = await requestHost(new URL(href ?? '', instant.address).href);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
  expect(file.text).toContain('DTSTART:20310330T110000Z');
  const local = await publishedRelease({ moment: { mode: 'local', date: '2031-03-30', time: '00:00' } });
  expect((await requestHost(`${local.address}.ics`)).text).toContain('DTSTART:20310330T000000\r\n');
  expect((await requestHost(`${local.address}x.ics`)).status).toBe(404);
});

test.describe('a device whose clock is a day ahead', () => {
  test('does not open a release before its moment', async ({ page }) => {
    const { address, title } = await publishedRelease({ moment: { mode: 'instant', ...tomorrow(), zone: 'UTC' } });
    await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await page.goto(address);
    await expect(page.getByRole('timer')).toContainText(/0[01] days?/);
    await expect(page.getByText(`${title} is now available`)).toBeHidden();
  });
});

function tomorrow(): { date: string; time: string } {
  const [date = '', time = ''] = new Date(Date.now() + 86_400_000).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
