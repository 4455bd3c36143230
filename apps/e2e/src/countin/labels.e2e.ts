import { callables } from '@countin/domain/callables';
import { logInOnCountin } from '../fixtures/artist.ts';
import { callRaw, newPerson, verifyEmail } from '../fixtures/attacker.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { png } from '../fixtures/png.ts';
import { ownLabel } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { signInAs } from '../fixtures/signed-in-calls.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { stored, write } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('a label is made, its page is written beside the preview, and its own address shows it', async ({ page }) => {
  await openAsNewPerson(page);
  const slug = unique('tide');
  await page.getByRole('button', { name: 'New label' }).click();
  const dialog = page.getByRole('dialog', { name: 'New label' });

  await test.step('a slug that an artist has, or that is none, is refused before anything is made', async () => {
    await dialog.getByLabel('Label name').fill('Tide Line');
    await dialog.getByLabel('Address').fill('mira-okafor');
    await expect(dialog.getByText('Someone already has this name. Choose another.')).toBeVisible();
    await dialog.getByLabel('Address').fill('a');
    await dialog.getByRole('button', { name: 'Create label' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
  });
  await dialog.getByLabel('Address').fill(slug);
  await expect(dialog.getByText(`${slug} is free.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create label' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Line' })).toBeVisible();

  const screens = page.getByRole('navigation', { name: 'Screens of this label' });
  await screens.getByRole('link', { name: 'Page' }).click();
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await page.getByRole('textbox', { name: 'About', exact: true }).fill('Records made near water.');
  await page.getByLabel('About demos').fill('Two songs, no attachments.');
  await page.getByLabel('Contact email').fill('hello@tide.example');
  await page.getByLabel('Link name').fill('Shop');
  await page.getByLabel('Link address').fill('shop.example/tide');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('button', { name: 'Hide Releases' }).click();
  await expect(preview.getByText('Two songs, no attachments.')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Shop' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`${subdomain(slug)}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Line' })).toBeVisible();
  await expect(page.getByText('Records made near water.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', 'https://shop.example/tide');
  await expect(page.getByRole('link', { name: 'hello@tide.example' })).toBeVisible();
  await expect(page.getByText('Two songs, no attachments.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Releases' })).toHaveCount(0);
});

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">
  <path d="M0 0h20v10z" fill="#d33d17" onclick="alert(1)"/>
  <script>alert(1)</script>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>
  <image href="https://evil.example/x.png"/>
</svg>`;
const ENTITIES =
  '<!DOCTYPE svg [<!ENTITY a "aa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><text>&a;</text></svg>';

test.describe('branding', () => {
  // Refused files are answered with 400.
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('cleans a hostile logo and says so, refuses what it cannot clean, and the public page shows it safely', async ({
    page,
  }) => {
    const account = await openAsNewPerson(page);
    const labelId = await ownLabel(account);
    await page.goto(`${stack.main}/label/${labelId}/branding`);
    const file = page.getByLabel('File: For the light theme');

    await file.setInputFiles({
      name: 'wide.png',
      mimeType: 'image/png',
      buffer: png(20_000, 4, [9, 9, 9], [99, 9, 9]),
    });
    await expect(page.getByText(/This logo is too large\./)).toBeVisible();
    await file.setInputFiles({ name: 'bomb.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(ENTITIES) });
    await expect(page.getByText(/This SVG declares entities/)).toBeVisible();
    await expect(page.getByText('No logo yet')).toHaveCount(2);

    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) });
    await expect(page.getByText('The logo was uploaded without its unsafe parts')).toBeVisible();
    for (const what of [
      'Scripts were removed.',
      'Embedded HTML was removed.',
      'References to other files were removed.',
    ])
      await expect(page.getByText(what, { exact: false })).toBeVisible();

    const { customSlug } = (await stored(`labelProfiles/${labelId}`)) as { customSlug: { stringValue: string } };
    await page.goto(`${subdomain(customSlug.stringValue)}/`);
    const logo = page.getByRole('img', { name: 'Tide Line' });
    await expect(logo).toBeVisible();
    const source = new URL((await logo.getAttribute('src')) ?? '', page.url()).href;
    const served = await requestHost(source);
    expect(served.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(served.headers['content-security-policy']).toContain('sandbox');
    expect(served.text).toContain('M0 0h20v10z');
    expect(served.text).not.toMatch(/script|foreign|evil|alert|onclick|<image/i);
  });
});

test('a viewer of a label changes nothing, through the screens or past them', async ({ page }) => {
  const owner = await newPerson('Ada Owner');
  const labelId = await ownLabel(owner.account);
  const viewer = await newPerson('Ben Viewer');
  for (const { uid } of [owner, viewer]) await verifyEmail(uid);
  const profile = { kind: 'label', profileId: labelId } as const;
  const invited = await callRaw(
    callables.inviteMember.name,
    { ...profile, role: 'viewer', email: null, language: 'en' },
    owner.idToken,
  );
  await logInOnCountin(page, viewer.account);
  await page.goto(String(invited.result?.['link']));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Line' })).toBeVisible();

  const screens = page.getByRole('navigation', { name: 'Screens of this label' }).getByRole('link');
  await expect(screens).toHaveText(['Overview', 'Feed', 'Campaigns', 'Analysis', 'Label settings']);
  for (const screen of ['page', 'branding', 'feed-settings']) {
    await page.goto(`${stack.main}/label/${labelId}/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible();
  }
  await page.goto(`${stack.main}/label/${labelId}/settings`);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);

  const before = await stored(`labelProfiles/${labelId}`);
  const signedIn = await signInAs(viewer.account);
  const token = 'token' in signedIn ? signedIn.token : undefined;
  for (const field of ['name', 'typeface', 'feedOrder'])
    expect(await write(token, `labelProfiles/${labelId}`, { [field]: 'serif' })).toBe(403);
  const logo = { labelId, theme: 'light', file: 'AAAA' };
  expect((await callRaw(callables.storeLogo.name, logo, token)).code).toBe('access/denied');
  expect((await callRaw(callables.deleteProfile.name, profile, token)).code).toBe('access/denied');
  expect(await stored(`labelProfiles/${labelId}`)).toEqual(before);
});

test('a label gets another address, is deleted and comes back', async ({ page }) => {
  const account = await openAsNewPerson(page);
  const labelId = await ownLabel(account);
  const fresh = unique('tide-new');
  const { customSlug } = (await stored(`labelProfiles/${labelId}`)) as { customSlug: { stringValue: string } };
  await page.goto(`${stack.main}/label/${labelId}/settings`);
  const address = page.getByRole('region', { name: 'Address' });
  await address.getByRole('textbox', { name: 'Address' }).fill(fresh);
  await address.getByRole('button', { name: 'Save' }).click();
  await expect(address.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const former = await requestHost(`${subdomain(customSlug.stringValue)}/`);
  expect([former.status, former.headers['location']]).toEqual([301, `${subdomain(fresh)}/`]);

  await page.getByRole('button', { name: 'Delete Tide Line' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Artists on the roster')).toBeVisible();
  await dialog.getByLabel('Type Tide Line to confirm').fill('Tide Line');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Line is deleted' })).toBeVisible();
  expect((await requestHost(`${subdomain(fresh)}/`)).text).not.toContain('Tide Line');
  await page.getByRole('button', { name: 'Restore Tide Line' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Label settings' })).toBeVisible();
  expect((await requestHost(`${subdomain(fresh)}/`)).text).toContain('Tide Line');
});
