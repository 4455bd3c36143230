import { publishedRelease } from '../fixtures/published-release.ts';
import { openReceipt } from '../fixtures/fans/receipt.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a fan asks for a release and the artist at once, withdraws the artist alone, follows again, and stops all', async ({
      page,
    }) => {
      const { address, artistName, title } = await publishedRelease();
      const contact = `${unique('eli')}@example.com`;
      await page.goto(address);
      await page.getByLabel('Email or Phone').fill(contact);
      await page.getByRole('checkbox', { name: /about this release/ }).check();
      await page.getByRole('checkbox', { name: `Follow ${artistName}` }).check();
      await page.getByRole('button', { name: 'Get Notified' }).click();
      await openReceipt(page, contact);

      const consents = page.getByRole('region', { name: 'Consent history' });
      const follow = consents
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /Every new release/ }) });
      await expect(consents.getByRole('heading', { name: title })).toBeVisible();
      await expect(follow).toContainText('Confirmed · Link in the message');
      await follow.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(follow).toContainText('Withdrawn · Receipt page');
      await expect(page.getByText('Stopped: Every new release.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list', exact: true })).toBeVisible();

      await page.locator('summary', { hasText: `Follow ${artistName}` }).click();
      await page.getByRole('checkbox', { name: /new releases/ }).check();
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
      await expect(follow.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
      await page.getByRole('button', { name: 'Stop All Messages' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'You won’t get any more messages about this' }),
      ).toBeVisible();
      await expect(page.getByText(`Stopped: ${title} and Every new release.`)).toBeVisible();
      await expect(consents.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Stop All Messages' })).toBeHidden();
    });
  });
}
