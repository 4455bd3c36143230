import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { fillLogIn, SITES, type SiteKey } from '../fixtures/account.ts';
import { callRaw, newPerson, present, tokenOf, type CallAnswer } from '../fixtures/attacker.ts';
import type { Account } from '../fixtures/published-release.ts';
import { signInAs } from '../fixtures/signed-in-calls.ts';
import { stored, storedIn } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

/** Calls one after the other, until one is cut off; gives that one, or the last. */
async function untilLimited(
  most: number,
  call: (turn: number) => Promise<CallAnswer>,
): Promise<{ turn: number; answer: CallAnswer }> {
  for (let turn = 1; ; turn += 1) {
    const answer = await call(turn);
    if (answer.status === 429 || turn === most) return { turn, answer };
  }
}

/** Refused, and told when to come again. */
function expectLimited({ status, code, retryAfter, result }: CallAnswer): void {
  expect({ status, code, result }).toEqual({ status: 429, code: 'limit/too-many', result: null });
  expect(Number(retryAfter)).toBeGreaterThan(0);
}

/** Guesses until no guess is taken any more, and gives how many were. */
async function guess({ email }: Account): Promise<number> {
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await signInAs({ email, password: `guess-number-${turn}` });
    if ('code' in answer && answer.code?.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) return turn;
    expect(answer).toEqual({ status: 400, code: 'INVALID_LOGIN_CREDENTIALS' });
  }
  return Infinity;
}

test.describe('passwords', () => {
  // Answer of the identity provider.
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('are blocked after a number of guesses on both sites, the right password included', async ({ page }) => {
    const victim = await newPerson();
    expect(await guess(victim.account)).toBeLessThanOrEqual(20);
    for (const site of ['countin', 'fourtrack'] satisfies SiteKey[]) {
      await page.goto(`${SITES[site].origin}/login`);
      await fillLogIn(page, site, victim.account);
      await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a few minutes and try again.');
      await expect(page.getByLabel('Email')).toHaveValue(victim.account.email);
      expect(await page.evaluate(() => localStorage.getItem('countin-auth-token'))).toBeNull();
    }
    expect(await storedIn(documents.sessions(victim.uid).path)).toEqual([]);
    // From the same address, with another account.
    expect(await signInAs((await newPerson()).account)).toHaveProperty('token');
  });

  test('are limited for unknown addresses too, so that the limit does not reveal accounts', async () => {
    const [unknownAccount, knownAccount] = [
      { email: `${unique('unknown')}@example.com`, password: '' },
      (await newPerson()).account,
    ];
    expect(await guess(unknownAccount)).toBe(await guess(knownAccount));
  });
});

// By caller, not by address: behind the local gateway all callers have one, and other stories would wait for it.
test('token requests of one user are rate limited', async () => {
  const { uid, idToken } = await newPerson();
  const { answer } = await untilLimited(200, () =>
    callRaw('generateAuthToken', { uid, kind: 'sync' }, idToken, '192.0.2.10'),
  );
  expectLimited(answer);
  expect(await storedIn(documents.sessions(uid).path)).toHaveLength(1);
});

test('token checks from one address are rate limited, other addresses are not', async () => {
  const { uid, idToken } = await newPerson();
  const good = await tokenOf({ uid, idToken }, 'session');
  const forged = `${good.slice(0, -4)}AAAA`;
  const { answer } = await untilLimited(1000, async () => {
    const refused = await present(forged, '192.0.2.11');
    expect(refused.result).toBeNull();
    return refused;
  });
  expectLimited(answer);
  expect(await present(good, '192.0.2.12')).toMatchObject({ status: 200, result: { uid } });
});

test('account changes are rate limited, and a refused change is not made', async () => {
  const { uid, idToken } = await newPerson();
  const { turn, answer } = await untilLimited(100, (at) =>
    callRaw(callables.updateAccount.name, { displayName: `Turn ${at}` }, idToken, '192.0.2.13'),
  );
  expectLimited(answer);
  expect(await stored(documents.user(uid).path)).toMatchObject({ displayName: { stringValue: `Turn ${turn - 1}` } });
});

test('attempts to become an admin are rate limited, and change no role', async () => {
  const { uid, idToken } = await newPerson();
  const before = await stored(documents.user(uid).path);
  const { answer } = await untilLimited(200, () =>
    callRaw(callables.setUserType.name, { uid, userType: 'admin', reason: 'x' }, idToken, '192.0.2.14'),
  );
  expectLimited(answer);
  expect(await stored(documents.user(uid).path)).toEqual(before);
});
