import { requestHost, headingIn } from '../fixtures/request-host.ts';
import { mailbox } from '../fixtures/inbox.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { openReceipt, signUp, STORES } from '../fixtures/fans/receipt.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script`, () => {
    // A form without a contact is answered with what is missing, as a 422.
    test.use({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      expectedConsoleErrors: [/status of 4(22|04|10)/],
    });

    test('a fan asks for a service, changes it and the language, and moves to another address', async ({ page }) => {
      const { address, title } = await publishedRelease({ storeLinks: STORES });
      const [first, second] = [`${unique('dora')}@example.com`, `${unique('dora')}@example.com`];
      await signUp(page, address, first, 'TIDAL');
      await expect(page.getByText(`We sent a message to ${first}`)).toBeVisible();
      await openReceipt(page, first);

      await test.step('the receipt says when the message is due, and where it leads', async () => {
        await expect(page.getByText(/^Due .+ at 12:00\sAM/)).toBeVisible();
        await page.getByText('Change service or language').click();
        await expect(page.getByLabel('Where you listen')).toHaveValue('tidal');
      });

      await test.step('another service and language are kept', async () => {
        await page.getByLabel('Where you listen').selectOption('Spotify');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Saved.')).toBeVisible();
        await page.getByText('Change service or language').click();
        await expect(page.getByLabel('Where you listen')).toHaveValue('spotify');
      });

      await test.step('another address must be given, agreed to and confirmed', async () => {
        await page.getByText('Get notified somewhere else').click();
        await page.getByRole('button', { name: 'Send the link there' }).click();
        await expect(page.getByLabel('Email or Phone')).toHaveAccessibleDescription(
          'Provide at least one way to reach you',
        );
        await page.getByLabel('Email or Phone').fill(second);
        await page.getByRole('checkbox', { name: /about this release/ }).check();
        await page.getByRole('button', { name: 'Send the link there' }).click();
        await expect(page.getByText(`We sent a message to ${second}`)).toBeVisible();
        const old = page.url();
        await openReceipt(page, second);
        await page.getByText('Change service or language').click();
        await expect(page.getByLabel('Where you listen')).toHaveValue('spotify');
        const former = await requestHost(old);
        expect([former.status, headingIn(former)]).toEqual([410, 'You get these messages elsewhere now']);
        expect(former.text).not.toContain(second);
      });

      await test.step('all data is erased on the fan’s request', async () => {
        await page.getByText('Erase my data').click();
        await expect(page.getByText(`This removes your name, ${second}`)).toBeVisible();
        const link = page.url();
        await page.getByRole('button', { name: 'Erase everything' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Your data is erased' })).toBeVisible();
        expect(headingIn(await requestHost(link))).toBe('This link no longer works');
        expect((await mailbox(first)).length + (await mailbox(second)).length, `messages about ${title}`).toBe(2);
      });
    });
  });
}
