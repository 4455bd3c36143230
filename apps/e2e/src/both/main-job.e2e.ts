import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { createArtist, createRelease, minuteAfter, signUpOnCountin, wallClock } from '../fixtures/artist.ts';
import { linkIn, mailbox, messageTo } from '../fixtures/inbox.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// The form without a contact is answered with what is missing, as a 422.
test.use({ expectedConsoleErrors: [/status of 422/] });

test('one release goes from an artist’s draft to a fan’s phone', async ({ page, person }) => {
  test.setTimeout(400_000);
  const title = 'Low Sun, Long Water';
  const fanAddress = `${unique('ana')}@example.com`;

  await test.step('1. a person signs up and lands on the dashboard', async () => {
    await signUpOnCountin(page, 'Ines Duarte');
    await expect(page).toHaveTitle('Countin - Dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  });

  const slug = await test.step('2. creates an artist profile', () => createArtist(page, 'Ines Duarte'));

  const productId = await test.step('3. creates a release with its moment and store links', async () => {
    const id = await createRelease(page, title);
    // Published after the steps before it are through, and soon enough to wait for.
    const { date, time } = wallClock(minuteAfter(90_000), 'Europe/Lisbon');
    await page.getByRole('radio', { name: 'One moment worldwide' }).check({ force: true });
    await page.getByLabel('Date', { exact: true }).fill(date);
    await page.getByLabel('Time', { exact: true }).fill(time);
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Lisbon/);
    await page
      .getByLabel('Paste links')
      .fill(
        'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy?si=abc\nhttps://inesduarte.bandcamp.com/album/low-sun',
      );
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const links = page.getByRole('grid', { name: /Store links/ });
    await expect(links.getByRole('row')).toHaveCount(2);
    await expect(links.getByRole('row').first()).toContainText('Spotify');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    return id;
  });
  const address = `${stack.main}/release/${slug}.low-sun-long-water`;

  await test.step('a draft has no public page', async () => {
    const visitorWithoutScript = await person();
    for (const name of [productId, `${slug}.low-sun-long-water`]) {
      const answer = await visitorWithoutScript.request.get(`${stack.host}/release/${name}`, {
        headers: { host: new URL(stack.main).host },
      });
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain(title);
    }
  });

  await test.step('4. publishes', async () => {
    await page.getByRole('button', { name: 'Publish page' }).click();
    await expect(page.getByText('The page is live.')).toBeVisible();
  });

  const fan = await (await person({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
  const fansPage = await test.step('5. a fan signs up and confirms', async () => {
    await fan.goto(address);
    await expect(fan.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(fan.getByText(/^Releases .+ at /)).toBeVisible();
    await expect(fan.getByRole('timer')).toBeVisible();
    await expect(fan.getByRole('button', { name: /Share/ })).toBeVisible();

    await fan.getByRole('button', { name: 'Get Notified' }).click();
    await expect(fan.getByText('Provide at least one way to reach you')).toBeVisible();
    await fan.getByLabel('Email or Phone').fill(fanAddress);
    await fan.getByLabel(/^Name/).fill('Ana');
    await fan.getByRole('checkbox', { name: /about this release/ }).check();
    await fan.getByRole('button', { name: 'Get Notified' }).click();
    await expect(fan.getByText(`We sent a message to ${fanAddress}`, { exact: false })).toBeVisible();

    const receipt = await fan.context().newPage();
    await receipt.goto(linkIn(await messageTo(fanAddress, /./), '/r/'));
    await expect(receipt.getByRole('heading', { name: 'You’re on the list', exact: true })).toBeVisible();
    await receipt.close();
    return fan;
  });

  await test.step('6. the artist sees the signup without a reload, and exports it', async () => {
    await page.getByRole('link', { name: 'See fans' }).click();
    const row = page.getByRole('row').filter({ hasText: fanAddress });
    await expect(row).toContainText('Confirmed');
    const second = await (await person()).newPage();
    await second.goto(address);
    await second.getByLabel('Email or Phone').fill('(415) 555-2671');
    await second.getByRole('checkbox', { name: /about this release/ }).check();
    await second.getByRole('button', { name: 'Get Notified' }).click();
    await expect(second.getByText('We sent a message to (415) 555-2671', { exact: false })).toBeVisible();
    await expect(page.getByText('+14155552671').or(page.getByText('+1 415 555 2671')).first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(fanAddress);
    // The heading and a row for each fan. A ledger is several lines in one cell.
    expect(Papa.parse(csv.trim()).data).toHaveLength(3);
  });

  await test.step('7. the moment passes: the open page turns, and the fan gets one mail', async () => {
    await expect(fansPage.getByText(`${title} is now available`)).toBeVisible({ timeout: 180_000 });
    const store = fansPage.getByRole('link', { name: /Spotify/ });
    await expect(store).toHaveAttribute('data-to', 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy');
    const message = await messageTo(fanAddress, /now available|is out/);
    expect(linkIn(message, '/release/')).toBe(address);
    expect((await mailbox(fanAddress)).filter(({ subject }) => subject === message.subject)).toHaveLength(1);
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: `History of ${fanAddress}` }).click();
      await expect(page.getByRole('definition').filter({ hasText: /^Notified$/ })).toBeVisible();
    }).toPass();
  });

  await test.step('8. the same artist is on 4track and on an address of their own', async () => {
    const visitor = await (await person()).newPage();
    await visitor.goto(`${stack.fourtrack}/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ines Duarte');
    await expect(visitor.getByText(title)).toBeVisible();
    await visitor.goto(`${stack.fourtrack}/unknown-has-this-slug`);
    await expect(visitor).toHaveURL(`${stack.fourtrack}/`);
    await visitor.goto(subdomain(slug));
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ines Duarte');
  });
});
