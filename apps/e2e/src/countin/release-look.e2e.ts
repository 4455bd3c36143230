import { logInOnCountin } from '../fixtures/artist.ts';
import { lastShift, watchShifts } from '../fixtures/layout-shifts.ts';
import { draftRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

test('an artist gives a release its look, and fans see it without a request to anyone else', async ({
  page,
  person,
}) => {
  const release = await draftRelease({ moment: { mode: 'instant', date: '2020-02-02', time: '12:00', zone: 'UTC' } });
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/products/${release.productId}/release-page`);
  const preview = page.frameLocator('iframe');

  await test.step('layout, typeface, background and accent follow in the preview', async () => {
    await page.getByRole('radio', { name: 'Poster' }).check();
    await page.getByRole('radio', { name: 'Anton' }).check();
    await page.getByRole('radio', { name: 'Blurred cover' }).check();
    await expect(preview.locator('main')).toHaveAttribute('data-layout', 'poster');
    await expect(preview.locator('h1')).toHaveCSS('font-family', /^Display/);
    await expect(preview.locator('.backdrop img')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Page weight' })).toContainText('Typeface');
  });

  await test.step('a video of an unknown host is refused with the reason, a known one is taken', async () => {
    const field = page.getByLabel('Web address of the video');
    await field.fill('https://video.example/watch/1');
    await expect(field).toHaveAccessibleDescription(/Videos can come from YouTube/);
    await expect(preview.locator('.video')).toHaveCount(0);
    await field.fill(VIDEO);
    await expect(preview.getByText('Plays from YouTube')).toBeAttached();
  });

  await test.step('a button, and a section less, which undo brings back', async () => {
    await page.getByLabel('Button text').fill('Tickets');
    await page.getByLabel('Web address', { exact: true }).fill('tickets.example/mira');
    await page.getByRole('button', { name: 'Add button' }).click();
    await expect(preview.getByRole('link', { name: 'Tickets' })).toBeAttached();
    await page.getByRole('button', { name: 'Hide Buttons' }).click();
    await expect(preview.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(preview.getByRole('link', { name: 'Tickets' })).toBeAttached();
  });

  await page.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();

  const fan = await (await person()).newPage();
  await watchShifts(fan);
  const strangers: string[] = [];
  await fan.route(
    (url) => url.hostname.endsWith('youtube-nocookie.com'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  fan.on('request', (request) => {
    if (!/localhost$/.test(new URL(request.url()).hostname) && !request.url().startsWith('data:'))
      strangers.push(request.url());
  });
  await fan.goto(release.address);
  await expect(fan.getByRole('heading', { level: 1, name: release.title })).toHaveCSS('font-family', /^Display/);
  await expect
    .poll(() =>
      fan.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length),
    )
    .toBe(1);
  await expect(fan.getByRole('link', { name: 'Tickets' })).toHaveAttribute('data-to', 'https://tickets.example/mira');
  expect(strangers).toEqual([]);
  expect(await lastShift(fan)).toBeNull();

  await fan.getByRole('link', { name: /Play Video/ }).click();
  await expect(fan.locator('iframe.video')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect.poll(() => strangers.length).toBeGreaterThan(0);
});
