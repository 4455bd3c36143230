import { documents } from '@countin/domain/documents';
import { openSettings, part, SITES, type SiteKey } from '../fixtures/account.ts';
import { callRaw, newArtist, present, tokenOf } from '../fixtures/attacker.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { credentialChangesCount } from '../fixtures/provider-clock.ts';
import type { Account } from '../fixtures/published-release.ts';
import { callAs, ownDocument, signInAs } from '../fixtures/signed-in-calls.ts';
import { stack } from '../fixtures/stack.ts';
import { write } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

const NEW_PASSWORD = 'slow-tide-31';
const PROVIDER = `${stack.auth}/identitytoolkit.googleapis.com/v1/accounts`;

// A device that was signed out asks once more and is refused.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading user data:|checking )/] });

/** All that an intruder can copy of a sign-in: what a browser keeps, and a token of each kind. */
async function intruderOf(account: Account) {
  const answer = await provider(':signInWithPassword', { ...account, returnSecureToken: true });
  const { idToken = '', refreshToken = '', localId: uid = '' } = answer.body;
  const person = { uid, idToken };
  const tokens = [await tokenOf(person, 'session'), await tokenOf(person, 'sync')];
  expect((await ownDocument(idToken, uid)).status).toBe(200);
  await credentialChangesCount();
  return { ...person, refreshToken, tokens };
}

async function provider(operation: string, body: object) {
  const answer = await fetch(`${PROVIDER}${operation}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string | undefined> };
}

async function refresh(refreshToken: string): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return (await fetch(`${stack.auth}/securetoken.googleapis.com/v1/token?key=local`, { method: 'POST', body })).status;
}

type Intruder = Awaited<ReturnType<typeof intruderOf>>;

/** Their tokens open nothing, and make no sign-in that stays. */
async function expectNothingOpens({ uid, idToken, refreshToken, tokens }: Intruder, artistId: string): Promise<void> {
  const refused = { status: 401, code: 'auth/credentials-changed' };
  for (const token of tokens) expect(await present(token)).toMatchObject({ ...refused, result: null });
  expect(await callRaw('generateAuthToken', { uid, kind: 'sync' }, idToken)).toMatchObject(refused);
  expect(await callAs(idToken, 'updateAccount', { displayName: 'Still here' })).toEqual(refused);
  expect(await ownDocument(idToken, uid)).toEqual({ status: 403, code: 'PERMISSION_DENIED' });
  expect(await write(idToken, documents.artistProfile(artistId).path, { name: 'Still here' })).toBe(403);
  expect(await refresh(refreshToken)).toBe(400);
}

for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
  test(`a changed password on ${site} ends copied sign-ins and keeps the device that changed it`, async ({
    page,
    person,
  }) => {
    const { account, artistId } = await newArtist();
    const intruder = await intruderOf(account);
    const elsewhere = await (await person()).newPage();
    await openSettings(elsewhere, 'countin', account);
    await openSettings(page, site, account);
    const settings = part(page, 'Password');
    await settings.getByRole('button', { name: 'Change password' }).click();
    await settings.getByLabel('New password').fill(NEW_PASSWORD);
    await settings.getByRole('button', { name: 'Set password' }).click();
    await expect(settings.getByText('Your other devices have to log in again.')).toBeVisible();
    await expectNothingOpens(intruder, artistId);

    await test.step('the other device shows why it was logged out', async () => {
      await expect(elsewhere).toHaveURL(/\/login\?back=/, { timeout: 30_000 });
      await expect(elsewhere.getByRole('status').filter({ hasText: 'You were logged out' })).toContainText(
        'The password or email of your account was changed.',
      );
    });
    await test.step('this device stays signed in', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: SITES[site].settingsTitle })).toBeVisible();
      await expect(part(page, 'Where you’re logged in').getByRole('listitem')).toHaveCount(1);
      await part(page, 'You').getByLabel('Name').fill('Mira O.');
      await part(page, 'You').getByRole('button', { name: 'Save' }).click();
      await expect(part(page, 'You').getByText('Saved')).toBeVisible();
    });
  });
}

test('a password reset by mail ends copied sign-ins without a call of the product', async () => {
  const { account, artistId } = await newArtist();
  const intruder = await intruderOf(account);
  await provider(':sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email });
  const link = new URL(linkIn(await messageTo(account.email, /[Ss]et a new password/), '/login?'));
  expect(
    await provider(':resetPassword', { oobCode: link.searchParams.get('oobCode'), newPassword: NEW_PASSWORD }),
  ).toMatchObject({ status: 200 });
  await test.step('the database learns of it by the schedule alone', async () => {
    await expect
      .poll(async () => (await ownDocument(intruder.idToken, intruder.uid)).status, { timeout: 60_000 })
      .toBe(403);
  });
  await expectNothingOpens(intruder, artistId);
  const anew = await signInAs({ ...account, password: NEW_PASSWORD });
  if (!('token' in anew)) throw new Error(`the new password was refused: ${anew.code}`);
  expect(await callAs(anew.token, 'updateAccount', { displayName: 'Mira' })).toEqual({ status: 200, code: null });
});

test('a new address ends copied sign-ins', async ({ page }) => {
  const { account, artistId } = await newArtist();
  const intruder = await intruderOf(account);
  const next = account.email.replace('@', '-new@');
  await openSettings(page, 'countin', account);
  const settings = part(page, 'Email');
  await settings.getByRole('button', { name: 'Change email' }).click();
  await settings.getByLabel('New email').fill(next);
  await settings.getByRole('button', { name: 'Send confirmation email' }).click();
  await page.goto(linkIn(await messageTo(next, /Confirm your new email/), '/login?'));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await expect(page.getByText(`From now on you log in with ${next}.`)).toBeVisible();
  await expect.poll(async () => (await ownDocument(intruder.idToken, intruder.uid)).status).toBe(403);
  await expectNothingOpens(intruder, artistId);
});
