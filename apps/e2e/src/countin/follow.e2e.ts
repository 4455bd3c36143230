import type { Page } from '@playwright/test';
import { minuteAfter, unique, wallClock } from '../fixtures/artist.ts';
import { linkIn, mailbox, messageTo } from '../fixtures/inbox.ts';
import { publishAnother, publishedRelease } from '../fixtures/published-release.ts';
import { openReceipt } from '../fixtures/receipt.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const OUT = { mode: 'instant', date: '2026-01-09', time: '00:00', zone: 'Europe/Lisbon' } as const;

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
      await page.getByRole('button', { name: 'Stop Messages' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `You follow ${artistName} no more` })).toBeVisible();
    });
  });
}

test('a follower is told of the artist’s next release at its moment, once', async ({ page }) => {
  test.setTimeout(240_000);
  const first = await publishedRelease({ moment: OUT });
  const contact = `${unique('dora')}@example.com`;
  await page.goto(`${stack.fourtrack}/${first.artistSlug}`);
  await follow(page, contact, first.artistName);
  // In place: nothing that plays on the page is cut off.
  await expect(page.getByText(`We sent a message to ${contact}`)).toBeVisible();
  await expect(page).toHaveURL(`${stack.fourtrack}/${first.artistSlug}`);
  await openReceipt(page, contact);

  const next = await publishAnother(first, 'Low Sun', {
    mode: 'instant',
    zone: 'Europe/Lisbon',
    ...wallClock(minuteAfter(20_000), 'Europe/Lisbon'),
  });
  await page.reload();
  await expect(page.getByText(/^Due /)).toBeVisible();
  const message = await messageTo(contact, /^Low Sun is now available$/);
  expect(linkIn(message, '/release/')).toBe(next);
  expect((await mailbox(contact)).map(({ subject }) => subject)).toEqual([
    `Confirm that we may tell you about new releases by ${first.artistName}`,
    'Low Sun is now available',
  ]);
});

async function follow(page: Page, contact: string, artist: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Follow ${artist}` })).toBeVisible();
  await page.getByLabel('Email or Phone').fill(contact);
  const consent = page.getByRole('checkbox');
  if (!(await consent.isChecked())) await consent.check();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
}
