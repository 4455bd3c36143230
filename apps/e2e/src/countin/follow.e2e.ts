import { publishedRelease } from '../fixtures/published-release.ts';
import { follow, openReceipt, OUT } from '../fixtures/fans/receipt.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a fan of a release that is out follows the artist, corrects a mistyped address, and stops', async ({
      page,
    }) => {
      const { address, artistName } = await publishedRelease({ moment: OUT });
      const contact = `${unique('dora')}@example.com`;
      await page.goto(address);
      await follow(page, `${unique('mistyped')}@example.com`, artistName);
      await page.getByRole('link', { name: 'Use another address' }).click();
      await follow(page, contact, artistName);
      await expect(page.getByText(`We sent a message to ${contact}`)).toBeVisible();

      await openReceipt(page, contact);
      await expect(page.getByText('You follow', { exact: true })).toBeVisible();
      await expect(page.getByText(/so they can tell me about new releases/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Stop All Messages' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `You no longer follow ${artistName}` })).toBeVisible();
      await expect(page.getByText('Stopped: Every new release.')).toBeVisible();
    });
  });
}
