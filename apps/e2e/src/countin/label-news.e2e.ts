import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { newPerson, verifyEmail } from '../fixtures/attacker.ts';
import { openReceipt } from '../fixtures/fans/receipt.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { call, newLabel, type OwnLabel } from '../fixtures/label/label-feeds.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

/** A label with an artist on its roster whose fans it may message, and the address of the artist's release. */
async function labelWithRelease() {
  const [label, owner] = await Promise.all([newLabel(), newPerson()]);
  await verifyEmail(label.owner.uid);
  const [name, slug, productSlug] = [unique('Mira'), unique('mira'), unique('release')];
  const { profileId } = await call(owner, 'createProfile', { kind: 'artist', customSlug: slug, name });
  const artistId = String(profileId);
  const { productId } = await call(owner, 'createRelease', {
    artistId,
    productSlug,
    title: unique('Low Water'),
    kind: 'single',
    cover: { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 },
    releaseMoment: {
      mode: 'instant',
      date: `${new Date().getUTCFullYear() + 1}-08-01`,
      time: '12:00',
      zone: 'UTC',
    },
  });
  await call(owner, 'publishRelease', { productId: String(productId) });
  const grants = ['fans.message'] as const;
  const { labelId } = label;
  await call(label.owner, 'offerAgreement', { kind: 'label', profileId: labelId, slug, grants: [...grants] });
  const pair = { kind: 'artist', profileId: artistId, partnerId: labelId } as const;
  await call(owner, 'acceptAgreement', { ...pair, grants: [...grants] });
  return { label, owner, pair, address: `${stack.main}/release/${slug}.${productSlug}` };
}

async function ask(page: Page, contact: string, tick: RegExp | null, consent: RegExp, submit: string): Promise<void> {
  await page.getByLabel('Email or Phone').fill(contact);
  await page.getByRole('checkbox', { name: consent }).check();
  if (tick) {
    const box = page.getByRole('checkbox', { name: tick });
    await expect(box).not.toBeChecked();
    await box.check();
  }
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(`We sent a message to ${contact}`)).toBeVisible();
}

async function openList(page: Page, { owner, labelId }: OwnLabel): Promise<void> {
  await logInOnCountin(page, owner.account);
  await page.goto(`${stack.main}/label/${labelId}/signups`);
  await expect(page.getByRole('heading', { level: 1, name: 'Fans' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`${how} script a fan ticks the label’s news, is on the label’s list once confirmed, and withdraws it alone`, async ({
    page,
    person,
    browser,
  }) => {
    const { label, owner, pair, address } = await labelWithRelease();
    const [ticked, other] = [`${unique('ana')}@example.com`, `${unique('ben')}@example.com`];
    const news = new RegExp(`^News from ${label.name}`);
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const fan = await context.newPage();
    await fan.goto(address);
    await ask(fan, ticked, news, /about this release/, 'Get Notified');
    await fan.goto(address);
    await ask(fan, other, null, /about this release/, 'Get Notified');

    await openList(page, label);
    await expect(page.getByText('No fans yet')).toBeVisible();

    await openReceipt(fan, other);
    await openReceipt(fan, ticked);
    await page.reload();
    const rows = page.getByRole('table', { name: 'Fans' }).getByRole('row');
    await expect(rows).toHaveText([new RegExp(ticked)]);
    await expect(page.getByText('1 fan', { exact: true })).toBeVisible();

    await test.step('the artist keeps both, and the label the one, when they part', async () => {
      await call(owner, 'endAgreement', pair);
      await page.reload();
      await expect(rows).toHaveText([new RegExp(ticked)]);
      const artist = await (await person()).newPage();
      await logInOnCountin(artist, owner.account);
      await artist.goto(`${stack.main}/artist/${pair.profileId}/signups`);
      const fans = artist.getByRole('table', { name: 'Fans' }).getByRole('row');
      await expect(fans).toHaveCount(2);
      await expect(fans.filter({ hasText: ticked })).toBeVisible();
    });

    await test.step('the consent to the label is withdrawn alone', async () => {
      await fan.reload();
      const consent = fan.getByRole('listitem').filter({ has: fan.getByRole('heading', { name: /^News from/ }) });
      await consent.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(fan.getByText(/^Stopped: News from /)).toBeVisible();
      await expect(fan.getByRole('button', { name: 'Stop All Messages' })).toBeVisible();
      await page.reload();
      await expect(page.getByText('No fans yet')).toBeVisible();
    });
    await fan.goto(address);
    await expect(fan.getByRole('checkbox', { name: news })).toHaveCount(0);
    await context.close();
  });
}

test('a fan asks for the news on the label’s own page, and stops them', async ({ page, person }) => {
  const label = await newLabel();
  await verifyEmail(label.owner.uid);
  const contact = `${unique('dora')}@example.com`;
  const fan = await (await person()).newPage();
  await fan.goto(`${subdomain(label.slug)}/`);
  await ask(fan, contact, null, /tell me the label’s news/, 'Get the News');
  await openReceipt(fan, contact);
  await expect(fan.getByText('News from', { exact: true })).toBeVisible();
  await openList(page, label);
  const rows = page.getByRole('table', { name: 'Fans' }).getByRole('row');
  await expect(rows).toHaveText([new RegExp(contact)]);
  await page.getByRole('searchbox', { name: 'Search fans' }).fill('no-such-name');
  await expect(page.getByText('Nobody matches')).toBeVisible();

  await test.step('the label writes to them, about a segment that it saves', async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Language').selectOption('en');
    await page.getByLabel('Name of the segment').fill('English');
    await page.getByRole('button', { name: 'Save segment' }).click();
    await page.getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'New campaign' }).click();
    await page.getByRole('textbox', { name: 'Subject' }).fill('Spring at the label');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.getByRole('textbox', { name: 'Text, block 1' }).fill('Three records come out in spring.');
    await page.getByLabel('Saved segment').selectOption('English');
    await expect(page.getByText('Recipients: 1')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText(`asked for news from ${label.name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    const mail = await messageTo(contact, /Spring at the label/);
    expect(mail.text).toContain('Three records come out in spring.');
    await fan.goto(linkIn(mail, '?campaign='));
  });
  await fan.getByRole('button', { name: 'Stop All Messages' }).click();
  await expect(fan.getByRole('heading', { level: 1, name: `You no longer get news from ${label.name}` })).toBeVisible();
  await page.reload();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.locator('dl > div').filter({ hasText: 'Unsubscribed' }).locator('dd')).toHaveText('1');
  await page.getByRole('link', { name: 'Fans' }).click();
  await expect(page.getByText('No fans yet')).toBeVisible();
});
