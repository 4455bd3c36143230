import type { Page } from '@playwright/test';
import { fillLogIn } from '../fixtures/account.ts';
import { newPerson } from '../fixtures/attacker.ts';
import { DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * One address of each sort, half of them on each site, since both read them alike. The unit tests of `parseNext` have
 * the whole table.
 */
const LEAVING = {
  countin: ['//evil.example', 'javascript:alert(1)', '/%2f/evil.example'],
  fourtrack: ['https://evil.example/', '/\\evil.example', '/\t/evil.example'],
} as const;

/** Records every request of a page to a host outside the local stack. */
function externalRequests(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && !hostname.endsWith('localhost'))
      requested.push(request.url());
  });
  page.on('dialog', (dialog) => void requested.push(dialog.message()));
  return requested;
}

for (const [from, to] of DIRECTIONS) {
  test(`an external next address leads to ${to} itself, with a sign-in from ${from} and without`, async ({ page }) => {
    const { account } = await newPerson();
    await logInAt(page, TWO_SITES, from, account);
    const requested = externalRequests(page);
    for (const next of LEAVING[to]) {
      await page.goto(`${TWO_SITES[to]}/auth/sync?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveURL((url) => url.origin === TWO_SITES[to] && url.pathname !== '/auth/sync', {
        timeout: 30_000,
      });
    }
    await page.goto(settingsOf(TWO_SITES, to));
    await seesSettings(page, TWO_SITES, to);
    expect(requested).toEqual([]);
  });

  test(`a log-in on ${to} with an external return address stays on ${to}`, async ({ page }) => {
    const { account } = await newPerson();
    const requested = externalRequests(page);
    await page.goto(
      `${TWO_SITES[to]}/login?back=${encodeURIComponent('//evil.example/steal')}&next=${encodeURIComponent('https://evil.example')}`,
    );
    await fillLogIn(page, to, account);
    await expect(page).toHaveURL((url) => url.origin === TWO_SITES[to] && url.pathname !== '/login', {
      timeout: 30_000,
    });
    expect(requested).toEqual([]);
  });
}
