import { logInOnCountin } from '../fixtures/artist.ts';
import { signedIn, verifyEmail } from '../fixtures/attacker.ts';
import { confirmedFan } from '../fixtures/fans/confirmed-fan.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const address = (name: string) => `${unique(name)}@example.com`;

test('an artist imports a list: first what would happen, then mails that ask, then followers', async ({
  page,
  person,
}) => {
  const release = await publishedRelease();
  const [known, ana, jurgen] = [address('known'), address('ana'), address('jurgen')];
  await confirmedFan(release.productId, known);
  await verifyEmail((await signedIn(release.account)).uid);
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/signups`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  // As a spreadsheet in Germany writes it: Latin-1, with semicolons.
  const rows = [
    'Name;E-Mail;Sprache',
    `Ana;${ana};en`,
    `Jürgen Groß;${jurgen};de`,
    `Ana again;${ana.toUpperCase()};en`,
    '=1+1;not an address;en',
  ];
  await page.getByLabel('CSV file').setInputFiles({
    name: 'tour.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), 'latin1'),
  });
  await page.getByLabel('Where does their consent come from?').fill('Mailing list of the 2025 tour');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('4 rows read')).toBeVisible();
  const found = (reason: string) => page.locator('dl > div').filter({ hasText: reason });
  await expect(found('Get a confirmation email')).toContainText('2');
  await expect(found('Twice in the file')).toContainText('Rows 4');
  await expect(found('Not an email address or phone number')).toContainText('Rows 5');
  await page.getByRole('button', { name: 'Import 2 fans' }).click();
  await expect(page.getByText('2 fans imported')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: jurgen });
  await expect(row).toContainText('Jürgen Groß');
  await expect(row).toContainText('Unconfirmed');
  const fan = await (await person()).newPage();
  // In the fan's language, as the file says.
  await fan.goto(linkIn(await messageTo(jurgen, /Bestätige/), '/r/'));
  await expect(row).toContainText('Confirmed');
  await expect(row).toContainText('Every new release');
});

test('an artist narrows the list, saves the conditions as a segment, and finds it again', async ({ page }) => {
  const release = await publishedRelease();
  const [ana, ben] = [address('ana'), address('ben')];
  for (const contact of [ana, ben]) await confirmedFan(release.productId, contact);
  await logInOnCountin(page, release.account);
  await page.goto(`${stack.main}/artist/${release.artistId}/signups`);
  const rows = page.getByRole('table', { name: 'Fans' }).getByRole('row').filter({ hasText: '@example.com' });
  await expect(rows).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search fans' }).fill(ana.slice(0, 6));
  await expect(rows).toHaveText([new RegExp(ana)]);
  await page.getByRole('searchbox', { name: 'Search fans' }).fill('');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Releases').selectOption({ label: release.title });
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Follows').selectOption({ label: 'Follows' });
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await page.getByLabel('Follows').selectOption({ label: 'Doesn’t follow' });
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Name of the segment').fill('Ferry only');
  await page.getByRole('button', { name: 'Save segment' }).click();
  await expect(page.getByLabel('Saved segments')).toHaveValue(/.+/);

  await page.reload();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Saved segments').selectOption({ label: 'Ferry only' });
  await expect(page.getByLabel('Follows')).toHaveValue(/.+/);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove segment' }).click();
  await expect(page.getByLabel('Saved segments')).toBeHidden();
});
