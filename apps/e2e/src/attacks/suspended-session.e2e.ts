import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { Page } from '@playwright/test';
import { part } from '../fixtures/account.ts';
import { callRaw, newArtist, present, signedIn, tokenOf } from '../fixtures/attacker.ts';
import { EXAMPLE_PEOPLE } from '../fixtures/example-people.ts';
import { callAs, ownDocument, signInAs } from '../fixtures/signed-in-calls.ts';
import { continueWithOtherSite, logInAt, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stored, storedIn, write } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// Expected: the server refuses the requests of the suspended user, and the browser logs that.
test.use({ expectedConsoleErrors: [/status of 40[0-3]|permission-denied|Error (?:loading|checking) /] });

test('an open session of a suspended user can do nothing on either site, and ends', async ({ page, context }) => {
  const artist = await newArtist();
  const { uid, idToken, artistId, account } = artist;
  await logInAt(page, TWO_SITES, 'countin', account);
  const there = await context.newPage();
  await continueWithOtherSite(there, TWO_SITES, 'fourtrack');
  for (const tab of [page, there]) await nameIn(tab).fill('Still here');
  const tokens = [await tokenOf(artist, 'session'), await tokenOf(artist, 'sync')];
  const admin = await signedIn(EXAMPLE_PEOPLE.admin);
  expect(
    await callRaw(callables.suspendUser.name, { uid, suspended: true, reason: 'Spam.' }, admin.idToken),
  ).toMatchObject({ status: 200 });
  // The scheduled function sets `validAfter` at any time, so the comparison ignores it.
  const facts = async () => [
    { ...((await stored(documents.user(uid).path)) as object), validAfter: null },
    await stored(documents.artistProfile(artistId).path),
    await storedIn(documents.sessions(uid).path),
  ];
  const before = await facts();

  await test.step('requests from open tabs fail, and the tabs are logged out', async () => {
    for (const [tab, site] of [
      [page, 'countin'],
      [there, 'fourtrack'],
    ] as const) {
      await tryToSave(tab);
      await tab.reload();
      await expect(tab).toHaveURL(new RegExp(`^${TWO_SITES[site]}/login`), { timeout: 30_000 });
      expect(await tab.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
    }
  });

  await test.step('functions and database refuse the sign-in and its tokens, and no new token is issued', async () => {
    const refused = { status: 401, code: 'auth/disabled' };
    expect(
      await callAs(idToken, 'createProfile', { kind: 'artist', customSlug: unique('sol'), name: 'Still here' }),
    ).toEqual(refused);
    expect(await callAs(idToken, 'updateAccount', { displayName: 'Still here' })).toEqual(refused);
    expect(await callRaw('generateAuthToken', { uid, kind: 'sync' }, idToken)).toMatchObject(refused);
    for (const token of tokens) expect(await present(token)).toMatchObject({ ...refused, result: null });
    expect(await ownDocument(idToken, uid)).toEqual({ status: 403, code: 'PERMISSION_DENIED' });
    expect(await write(idToken, documents.user(uid).path, { language: 'de' })).toBe(403);
    expect(await write(idToken, documents.artistProfile(artistId).path, { name: 'Still here' })).toBe(403);
    expect(await signInAs(account)).toEqual({ status: 400, code: 'USER_DISABLED' });
  });
  expect(await facts()).toEqual(before);
});

/** The name field in the settings. */
const nameIn = (tab: Page) => part(tab, 'You').getByLabel('Name');

/** Tries to save the input. If the tab has already signed out, there is no button to click. */
async function tryToSave(tab: Page): Promise<void> {
  await part(tab, 'You')
    .getByRole('button', { name: 'Save' })
    .click({ timeout: 1000 })
    .catch(() => undefined);
}
