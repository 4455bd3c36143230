import { logInOnCountin } from '../fixtures/artist.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { ARTIST } from '../fixtures/main-screens.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { signInAs } from '../fixtures/signed-in-calls.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { passSummaryTime } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

/** A browser that is no program: the one of the stories says that it is one, and is not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** A zone in which it is nine in the morning, or a little later. */
const morning = (() => {
  const ahead = ((9 - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
})();

test('a visit of another browser is in the live view within a minute', async ({ page, person }) => {
  const release = await publishedRelease();
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/analysis`);
  const live = page.getByRole('region', { name: 'The last 30 minutes' });
  await expect(live.getByText('No one has opened a page in the last 30 minutes.')).toBeVisible();

  const fan = await (await person({ userAgent })).newPage();
  await fan.goto(release.address);
  await fan.goto(subdomain(release.artistSlug));
  await expect(live.getByText(/^Views in the last 30 minutes: 2\./)).toBeVisible({ timeout: 60_000 });
});

test('days are the same, each once, where clocks change within the range', async ({ page, person }) => {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const address = `${stack.main}${ARTIST}/analysis?from=${day(360)}&to=${day(1)}`;
  const elsewhere = await (await person({ timezoneId: 'America/Los_Angeles' })).newPage();
  const read = [];
  for (const each of [page, elsewhere]) {
    await logInOnCountin(each, EXAMPLE_PEOPLE.artist);
    await each.goto(address);
    const days = each.getByRole('region', { name: 'Day by day' });
    await days.getByRole('button', { name: 'Show as a table' }).click();
    const table = days.getByRole('table');
    await expect(table).toBeVisible();
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    read.push(rows.map(([name, views]) => [name, views]));
  }
  expect(new Set(read[0]?.map(([name]) => name)).size).toBe(360);
  expect(read[1]).toEqual(read[0]);
});

test('a label sees the numbers of artists who share them, added up and alone', async ({ page }) => {
  await logInOnCountin(page, EXAMPLE_PEOPLE.proArtist);
  await page.goto(`${stack.main}/label/label-tidewrack/analysis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Analysis' })).toBeVisible();
  const artists = page.getByRole('region', { name: 'Artists' });
  const rows = await artists
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  const views = (cell: string | null | undefined) => Number((cell ?? '').replaceAll(',', ''));
  const sum = rows.reduce((all, row) => all + views(row[1]), 0);
  expect(rows.length).toBeGreaterThan(0);
  const total = page.locator('dd').first();
  const inAll = page.getByRole('definition').filter({ hasText: sum.toLocaleString('en-GB') });
  await expect(inAll.first()).toBeVisible();

  const [name, shown] = rows[0] ?? [];
  await page.getByLabel('Whose pages').selectOption({ label: name ?? '' });
  await expect(artists).toBeHidden();
  // Alone, with today.
  await expect.poll(async () => views(await total.textContent())).toBeGreaterThanOrEqual(views(shown));
});

test.describe('a link to the numbers', () => {
  test.use({ expectedConsoleErrors: [/status of 40\d/] });

  test('is opened without an account, and shows nothing once it is revoked', async ({ page, person }) => {
    const release = await publishedRelease();
    await logInOnCountin(page, release.account);
    await page.goto(`${stack.main}/artist/${release.artistId}/analysis`);
    const links = page.getByRole('region', { name: 'Links for others' });
    await links.getByLabel('Who it’s for').fill('Booker');
    await links.getByRole('button', { name: 'Create a link' }).click();
    const address = await links.getByLabel('Link', { exact: true }).inputValue();

    const booker = await (await person()).newPage();
    await booker.goto(address);
    await expect(booker.getByRole('heading', { level: 1, name: release.artistName })).toBeVisible();
    await expect(booker.getByText(/This link is valid until/)).toBeVisible();
    await expect(booker.getByRole('button', { name: 'Create a link' })).toBeHidden();

    await links.getByRole('button', { name: 'Revoke: Booker' }).click();
    await expect(links.getByText(/^Revoked on/)).toBeVisible();
    await booker.reload();
    await expect(booker.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await expect(booker.getByText(release.artistName)).toBeHidden();
  });
});

test.describe('a summary by mail', () => {
  test.use({ timezoneId: morning });

  test('arrives once its week is over, leads to the analysis, and is switched off by its link', async ({
    page,
    person,
  }) => {
    await logInOnCountin(page, EXAMPLE_PEOPLE.artist);
    await page.goto(`${stack.main}${ARTIST}/analysis`);
    const summary = page.getByRole('region', { name: 'Numbers by email' });
    await summary.getByLabel('How often').selectOption({ label: 'Every week' });
    await expect(summary.getByText('You’ll get the numbers every week.')).toBeVisible();
    const signedIn = await signInAs(EXAMPLE_PEOPLE.artist);
    await passSummaryTime('uid' in signedIn ? signedIn.uid : '');

    const mail = await messageTo(EXAMPLE_PEOPLE.artist.email, /^The numbers of the week: Mira Okafor$/);
    const shown = /Views: ([\d,]+)/.exec(mail.text)?.[1] ?? '';
    await page.goto(linkIn(mail, '/analysis?from='));
    await expect(page.getByRole('definition').filter({ hasText: shown }).first()).toBeVisible();
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toContain('One-Click');

    // By no account: the link is enough.
    const inbox = await (await person()).newPage();
    await inbox.goto(linkIn(mail, '/r/summary/'));
    await inbox.getByRole('button', { name: 'Turn it off' }).click();
    await expect(inbox.getByRole('heading', { level: 1, name: 'The numbers email is off' })).toBeVisible();
    await page.reload();
    await expect(summary.getByLabel('How often')).toHaveValue('off');
  });
});
