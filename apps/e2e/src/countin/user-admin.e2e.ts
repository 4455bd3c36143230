import type { Locator, Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { newPerson } from '../fixtures/attacker.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { callAs, signInAs } from '../fixtures/signed-in-calls.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { nextSecond } from '../fixtures/provider-clock.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const ADMIN = { email: 'admin@example.com', password: 'countin-local' };

async function openAdmin(page: Page): Promise<void> {
  await logInOnCountin(page, ADMIN);
  await page.goto(`${stack.main}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'User Admin' })).toBeVisible();
}

const people = (page: Page): Locator => page.getByRole('list', { name: 'People' });
const panel = (page: Page, name: string): Locator => page.getByRole('region', { name: `About ${name}` });

async function find(page: Page, text: string): Promise<void> {
  await page.getByLabel('Find people').fill(text);
}

/** Opens the user with this e-mail address, and returns their panel. */
async function open(page: Page, email: string, name: string): Promise<Locator> {
  await find(page, email);
  await people(page).getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}

/** Clicks a button of the panel and completes its dialog. */
async function change(page: Page, beside: Locator, button: string, reason = ''): Promise<void> {
  await beside.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an admin finds a person by email, by name and by user ID', async ({ page, person }) => {
  const surname = unique('Duarte');
  const name = `Ines ${surname}`;
  const older = (await newPerson()).account.email;
  // The list is ordered by the time of creation.
  await nextSecond();
  const { email } = await openAsNewPerson(await (await person()).newPage(), name);
  await openAdmin(page);
  const beside = await open(page, email, name);
  const uid = new URL(page.url()).searchParams.get('person') ?? '';
  await expect(beside.getByText(uid, { exact: true })).toBeVisible();
  await beside.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${stack.main}/admin`);

  for (const text of [email.toUpperCase(), name.slice(0, -1), surname.slice(0, -1), uid]) {
    await find(page, text);
    await expect(people(page).getByRole('listitem')).toHaveText([new RegExp(email)]);
  }
  await page.getByRole('button', { name: 'Admins' }).click();
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  // Newest first; users of other tests may be in between.
  await expect(
    people(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${email}|${older}`) }),
  ).toHaveText([new RegExp(email), new RegExp(older)]);
});

test('the list of people works by keyboard alone', async ({ page, person }) => {
  const stem = unique('keys');
  for (const nth of ['a', 'b']) await openAsNewPerson(await (await person()).newPage(), `${stem} ${nth}`);
  await openAdmin(page);
  await find(page, stem);
  await expect(people(page).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(people(page).getByRole('link', { name: `${stem} a` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel(page, `${stem} b`).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people(page).getByRole('link', { name: `${stem} b` })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Find people')).toBeFocused();
});

test('a Pro request is granted by an admin, and the person sees it at once', async ({ page, person }) => {
  const name = unique('Pia');
  const artist = await (await person()).newPage();
  const { email } = await openAsNewPerson(artist, name);
  await artist.goto(`${stack.main}/upgrade`);
  const plan = (title: string) => artist.getByRole('region', { name: title, exact: true });
  await expect(plan('Free')).toContainText('Your plan');
  await artist.getByRole('button', { name: 'Ask for Pro' }).click();
  await expect(plan('Pro').getByRole('status')).toContainText('Asked on');

  await openAdmin(page);
  await page.getByRole('button', { name: 'Asked for Pro' }).click();
  const beside = await open(page, email, name);
  await expect(beside.getByRole('status')).toContainText('Asked for Pro on');
  await change(page, beside, 'Make Pro', 'Asked kindly.');
  await expect(beside.getByText('Asked for Pro on')).toBeHidden();
  await expect(beside.getByRole('list', { name: 'Audit log' }).getByRole('listitem')).toHaveText([
    /Now Pro \(was Free\).*“Asked kindly\.”.*Admin/,
  ]);
  await expect(plan('Pro')).toContainText('Your plan');
  await expect(plan('Pro')).toContainText('You have Pro');
  await expect(plan('Free')).not.toContainText('Your plan');

  await page.getByRole('radio', { name: 'Audit log' }).click({ force: true });
  await expect(
    page
      .getByRole('list', { name: 'Audit log' })
      .getByRole('listitem')
      .filter({ hasText: `${name} is now Pro (was Free)` }),
  ).toBeVisible();
});

test.describe('a suspended person', () => {
  // The suspended user's browser sends one more request, which is refused.
  test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error loading user data:/] });

  test('is logged out, and can log in again once restored', async ({ page, person }) => {
    const name = unique('Sol');
    const artist = await (await person()).newPage();
    // The log-in's token is requested in the background; the panel lists the session once it is recorded.
    const recorded = artist.waitForResponse(
      (response) => response.url().includes('generateAuthToken') && response.request().method() === 'POST',
    );
    const account = await openAsNewPerson(artist, name);
    await recorded;
    await openAdmin(page);
    const beside = await open(page, account.email, name);
    await expect(beside.getByRole('list', { name: 'Logins' }).getByText('Open').first()).toBeVisible();
    await change(page, beside, 'Suspend', 'Spam.');
    await expect(beside.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(beside.getByRole('list', { name: 'Logins' }).getByText('Open')).toHaveCount(0);
    await artist.reload();
    await expect(artist).toHaveURL(new RegExp(`^${stack.main}/login`), { timeout: 30_000 });

    await change(page, beside, 'Restore');
    await expect(beside.getByRole('button', { name: 'Suspend' })).toBeVisible();
    await logInOnCountin(artist, account);
    await expect(beside.getByRole('list', { name: 'Audit log' }).getByRole('listitem')).toHaveText([
      /Restored/,
      /Suspended.*“Spam\.”/,
    ]);
  });
});

test('a profile held back by an admin is hidden on 4track’s home page and keeps its own page', async ({
  page,
  person,
}) => {
  const fan = await (await person()).newPage();
  const next = fan
    .getByRole('heading', { level: 2, name: 'New and Next' })
    .locator('..')
    .getByRole('link', { name: /Möwen zählen/ });
  const expectNext = async (times: number) => {
    await fan.goto(`${stack.fourtrack}/`);
    await expect(next).toHaveCount(times);
  };
  await expectNext(1);
  // The e-mail address of this account is not verified, so its release is not listed.
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const otherRelease = await publishedRelease({
    title: unique('Test tone'),
    moment: { mode: 'local', date: tomorrow, time: '00:00' },
  });

  await openAdmin(page);
  const beside = await open(page, 'tide@example.com', 'Ines Falk');
  const row = beside
    .getByRole('list', { name: 'Artists and labels' })
    .getByRole('listitem')
    .filter({ hasText: 'Hafenlicht' });
  await change(page, row, 'Hold back', 'A test.');
  await expect(row.getByText('Held back', { exact: true })).toBeVisible();
  await expectNext(0);
  await expect(fan.getByText(otherRelease.title)).toHaveCount(0);
  expect((await fan.goto(`${stack.fourtrack}/hafenlicht`))?.status()).toBe(200);
  await expect(fan.getByRole('link', { name: 'Möwen zählen', exact: true })).toBeVisible();

  await change(page, row, 'Show again');
  await expect(row.getByRole('button', { name: 'Hold back' })).toBeVisible();
  await expectNext(1);
  await expect(beside.getByRole('list', { name: 'Audit log' }).getByRole('listitem')).toHaveText([
    /Hafenlicht was made visible again/,
    /Hafenlicht was hidden from discovery.*“A test\.”/,
  ]);
});

test('a user without the admin role is sent to the dashboard', async ({ page }) => {
  await openAsNewPerson(page);
  await page.goto(`${stack.main}/admin`);
  await expect(page).toHaveURL(`${stack.main}/dashboard`);
});

test('an admin can neither demote nor suspend themselves', async ({ page }) => {
  await openAdmin(page);
  const beside = await open(page, ADMIN.email, 'Admin');
  await expect(beside.getByText('This is you.')).toBeVisible();
  for (const button of ['Make artist', 'Suspend'])
    await expect(beside.getByRole('button', { name: button })).toBeHidden();
  const signedIn = await signInAs(ADMIN);
  if (!('token' in signedIn)) throw new Error(`signing in was refused: ${signedIn.code}`);
  const refused = { status: 400, code: 'account/self' };
  expect(await callAs(signedIn.token, 'setUserType', { uid: signedIn.uid, userType: 'artist' })).toEqual(refused);
  expect(await callAs(signedIn.token, 'suspendUser', { uid: signedIn.uid, suspended: true })).toEqual(refused);
});

test('an admin who is demoted leaves the open list of people at once', async ({ page, person }) => {
  const other = await (await person()).newPage();
  const { email, password } = await openAsNewPerson(other, unique('Deputy'));
  const deputy = await signInAs({ email, password });
  const admin = await signInAs(ADMIN);
  if (!('token' in deputy) || !('token' in admin)) throw new Error('signing in was refused');
  const become = (userType: 'admin' | 'artist') =>
    callAs(admin.token, 'setUserType', { uid: deputy.uid, userType, reason: '' });
  expect(await become('admin')).toMatchObject({ status: 200 });
  await logInOnCountin(page, { email, password });
  await page.goto(`${stack.main}/admin`);
  await expect(people(page).getByRole('listitem').first()).toBeVisible();
  expect(await become('artist')).toMatchObject({ status: 200 });
  await expect(page).toHaveURL(`${stack.main}/dashboard`, { timeout: 30_000 });
  await expect(people(page)).toBeHidden();
});
