import { documents } from '@countin/domain/documents';
import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { newPerson, tokenOf, type Person } from '../fixtures/attacker.ts';
import { DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { stored, storedIn } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';

// Expected: the server refuses a modified token.
test.use({ expectedConsoleErrors: [/status of 401/] });

const KEY = 'countin-auth-token';
const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const keep = (page: Page, token: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, token] as const);

/** The token with modified claims and its original signature. */
function withClaims(token: string, change: object): string {
  const [header, , signature] = token.split('.');
  return [
    header,
    Buffer.from(JSON.stringify({ ...decodeJwt(token), ...change })).toString('base64url'),
    signature,
  ].join('.');
}

/** Ways in which a user can tamper with the token in their own browser. */
function tamperings(own: string, { uid, account }: Person): readonly (readonly [what: string, token: string])[] {
  return [
    ['for another person', withClaims(own, { sub: uid, email: account.email })],
    ['to live longer', withClaims(own, { exp: Math.floor(Date.now() / 1000) + 365 * 86_400 })],
    ['to another purpose', withClaims(own, { aud: 'sync' })],
    ['into no token at all', 'garbage'],
  ];
}

/** Asserts that the page shows no data of the victim, and that the victim's data is unchanged. */
async function showsNothingOf(page: Page, victim: Person, before: unknown): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(victim.account.email);
  expect(text).not.toContain(victim.displayName);
  expect(await factsOf(victim)).toEqual(before);
}

async function factsOf({ uid }: Person): Promise<unknown> {
  return [
    await stored(documents.user(uid).path),
    await stored(documents.directoryEntry(uid).path),
    await storedIn(documents.sessions(uid).path),
  ];
}

for (const [, site] of DIRECTIONS) {
  test(`a tampered stored token opens nothing on ${site} while signed out, and is removed`, async ({ page }) => {
    const [own, victim] = await Promise.all([newPerson(), newPerson()]);
    const token = await tokenOf(own, 'session');
    const before = await factsOf(victim);
    await page.goto(`${TWO_SITES[site]}/login`);
    for (const [what, changed] of tamperings(token, victim)) {
      await keep(page, changed);
      await page.goto(settingsOf(TWO_SITES, site));
      await expect(page, what).toHaveURL(new RegExp(`^${TWO_SITES[site]}/login`));
      await expect.poll(() => storedToken(page), what).toBeNull();
      await showsNothingOf(page, victim, before);
    }
  });

  test(`a tampered stored token is replaced on ${site} and keeps the user signed in`, async ({ page }) => {
    const [own, victim] = await Promise.all([newPerson(), newPerson()]);
    await logInAt(page, TWO_SITES, site, own.account);
    await expect.poll(() => storedToken(page), { timeout: 30_000 }).not.toBeNull();
    const token = (await storedToken(page)) ?? '';
    const theirs = await tokenOf(victim, 'session');
    const before = await factsOf(victim);
    for (const [what, changed] of [...tamperings(token, victim), ['for another’s own', theirs] as const]) {
      await keep(page, changed);
      await page.reload();
      await seesSettings(page, TWO_SITES, site);
      await expect(page.getByText(own.account.email).first()).toBeVisible();
      await expect.poll(async () => decodeSubject(await storedToken(page), changed), what).toBe(own.uid);
      await showsNothingOf(page, victim, before);
    }
  });
}

/** User id in a token; null if there is none, or if the planted token is still there. */
function decodeSubject(token: string | null, put: string): string | null {
  return token === null || token === put ? null : (decodeJwt(token).sub ?? null);
}
