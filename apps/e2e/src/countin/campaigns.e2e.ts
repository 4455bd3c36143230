import { accessErrors } from '../accessibility/axe-errors.ts';
import { logInOnCountin } from '../fixtures/artist.ts';
import { signedIn, verifyEmail } from '../fixtures/attacker.ts';
import { confirmedFan } from '../fixtures/fans/confirmed-fan.ts';
import { linkIn, mailbox, messageTo } from '../fixtures/inbox.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('an artist writes a campaign, tests it, sends it, and reads who clicked and who unsubscribed', async ({
  page,
  person,
}) => {
  const { account, artistId, artistSlug, productId, title } = await publishedRelease();
  const fans = ['ana', 'ben'].map((name) => `${unique(name)}@example.com`);
  const [ana = '', ben = ''] = fans;
  for (const contact of fans) await confirmedFan(productId, contact);
  await verifyEmail((await signedIn(account)).uid);
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/campaigns`);

  await test.step('writes', async () => {
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByLabel('Name of the campaign').fill('Spring letter');
    await page.getByRole('textbox', { name: 'Subject' }).fill('A letter from the ferry');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.getByRole('textbox', { name: 'Text, block 1' }).fill('Hello from the night ferry.');
    await page.getByRole('button', { name: 'Add a release' }).click();
    await page.getByRole('combobox', { name: 'Release, block 2' }).selectOption(title);
    await page.getByLabel('About a release').selectOption(title);
    await expect(page.getByText('Recipients: 2')).toBeVisible();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByText('Hello from the night ferry.')).toBeVisible();
    expect(await accessErrors(page, { frameless: true })).toEqual([]);
  });

  await test.step('tests', async () => {
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText(`Sent to ${account.email}.`)).toBeVisible();
    expect((await messageTo(account.email, /A letter from the ferry/)).text).toContain('Hello from the night ferry.');
  });

  await test.step('sends', async () => {
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    for (const contact of fans) await messageTo(contact, /A letter from the ferry/);
  });

  await test.step('fans click and unsubscribe', async () => {
    const fan = await (await person()).newPage();
    const link = linkIn(await messageTo(ana, /A letter/), '/r/go/');
    expect(new URL(link).hostname).toBe('cnt.localhost');
    await fan.goto(link);
    await expect(fan).toHaveURL(`${stack.main}/release/${artistSlug}.night-ferry`);
    await fan.goto(linkIn(await messageTo(ben, /A letter/), '?campaign='));
    await fan.getByRole('button', { name: 'Stop All Messages' }).click();
    await expect(fan.getByRole('heading', { level: 1, name: /You won’t get any more messages/ })).toBeVisible();
  });

  await test.step('reads the results', async () => {
    await page.reload();
    const results = page.getByRole('region', { name: 'Results' });
    for (const [name, value] of [
      ['Accepted', '2'],
      ['Clicked', '1'],
      ['Unsubscribed', '1'],
    ] as const)
      await expect(results.locator('dl > div').filter({ hasText: name }).locator('dd')).toHaveText(value);
    const recipients = page.getByRole('list', { name: 'Recipients' });
    await expect(recipients.getByRole('listitem').filter({ hasText: ana })).toContainText('Clicked');
    await expect(recipients.getByRole('listitem').filter({ hasText: ben })).toContainText('Unsubscribed');
    expect(await accessErrors(page, { frameless: true })).toEqual([]);
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Spring letter' })).toContainText('Sent');
  });
  // Once each.
  for (const contact of fans)
    expect((await mailbox(contact)).filter(({ subject }) => subject === 'A letter from the ferry')).toHaveLength(1);
});
