import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { draftRelease, publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** What happens to a clock in Lisbon, and what an artist and a fan there read about it. */
const NIGHTS = [
  {
    what: 'skipped',
    date: '2027-03-28',
    time: '01:30',
    said: /^Clocks on Western European Time skip 1:30\sAM that night\. The page opens there later by the same amount\.$/,
    at: '2027-03-28T01:30:00.000Z',
    shown: /^Releases Sunday, March 28, 2027 at 2:30\sAM your time$/,
    plain: /^Releases Sunday, March 28, 2027 at 2:30\sAM Portugal Time$/,
  },
  {
    what: 'repeated',
    date: '2027-10-31',
    time: '01:30',
    said: /^Clocks on Western European Time show 1:30\sAM twice that night\. The page opens there the first time\.$/,
    at: '2027-10-31T00:30:00.000Z',
    shown: /^Releases Sunday, October 31, 2027 at 1:30\sAM your time$/,
    plain: /^Releases Sunday, October 31, 2027 at 1:30\sAM Portugal Time$/,
  },
] as const;

for (const { what, date, time, said, at, shown, plain } of NIGHTS) {
  test(`a release moment in a ${what} hour is explained to the artist and comes once for fans`, async ({
    page,
    person,
  }) => {
    const { account, artistId, productId, address } = await draftRelease();
    await logInOnCountin(page, account);
    await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);

    await test.step('the editor says what clocks do that night', async () => {
      await page.getByRole('radio', { name: 'One moment worldwide' }).check({ force: true });
      await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Lisbon/);
      await page.getByLabel('Date', { exact: true }).fill(date);
      await page.getByLabel('Time', { exact: true }).fill(time);
      await expect(page.getByText(said)).toBeVisible();
    });

    await test.step('a local time without a clock change shows no explanation', async () => {
      await page.getByLabel('Time', { exact: true }).fill('03:30');
      await expect(page.getByText(said)).toBeHidden();
      await page.getByLabel('Time', { exact: true }).fill(time);
      await expect(page.getByText(said)).toBeVisible();
    });

    await page.getByRole('button', { name: 'Publish page' }).click();
    await expect(page.getByText('The page is live.')).toBeVisible();

    for (const javaScriptEnabled of [true, false]) {
      await test.step(`a fan reads a time that exists, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
        const fan = await (await person({ javaScriptEnabled })).newPage();
        await fan.goto(address);
        const line = fan.getByText(/^Releases /).locator('xpath=ancestor-or-self::p');
        await expect(line).toHaveText(javaScriptEnabled ? shown : plain);
        await expect(line.locator('time')).toHaveAttribute('datetime', at);
        await expect(fan.getByRole('timer')).toBeVisible({ visible: javaScriptEnabled });
      });
    }
  });
}

test('midnight on each fan’s own clock names the zones that skip it', async ({ page }) => {
  const { account, artistId, productId } = await draftRelease({
    moment: { mode: 'local', date: '2027-03-28', time: '01:30' },
  });
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/products/${productId}`);
  await expect(
    page.getByText(
      /^Clocks on .+ and \d+ more zones? skip 1:30\sAM that night\. The page opens there later by the same amount\./,
    ),
  ).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2027-06-15');
  await expect(page.getByText(/^Clocks on .+ skip/)).toBeHidden();
});

test('the line of a worldwide moment keeps its height in the fan’s zone, however wide the phone is', async ({
  person,
}) => {
  // Monday evening there is Tuesday noon in Tokyo: a longer text in most languages.
  const moment = { mode: 'instant', date: '2099-06-01', time: '20:00', zone: 'America/Los_Angeles' } as const;
  const { address } = await publishedRelease({ moment });
  const [served, read] = await Promise.all(
    [false, true].map(async (javaScriptEnabled) =>
      (await person({ javaScriptEnabled, timezoneId: 'Asia/Tokyo', locale: 'en-CA' })).newPage(),
    ),
  );
  if (!served || !read) throw new Error('two pages are open');
  for (const language of ['en', 'de', 'es', 'ar']) {
    for (const page of [served, read]) await page.goto(`${address}?lang=${language}`);
    const lineOf = (page: Page) => page.locator('.when .moment');
    const text = await lineOf(served).innerText();
    await expect(lineOf(read)).not.toHaveText(text);
    for (let width = 320; width <= 420; width += 5) {
      const heights: number[] = [];
      for (const page of [served, read]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push(await lineOf(page).evaluate((line) => line.getBoundingClientRect().height));
      }
      expect.soft(heights[1], `${language} at ${width} px`).toBe(heights[0]);
    }
  }
});
