import { documents } from '@countin/domain/documents';
import { newPerson, tokenOf } from '../fixtures/attacker.ts';
import { OTHER, DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { storedIn, storedWhere } from '../fixtures/stored.ts';
import { openThirdPartySite, thirdPartyPage, type ThirdPartySite } from '../fixtures/third-party-site.ts';
import { expect, test } from '../fixtures/test.ts';

let thirdParty: ThirdPartySite;
test.beforeAll(async () => {
  thirdParty = await openThirdPartySite();
});
test.afterAll(() => thirdParty.close());

// The browser says which directive kept the frame empty.
test.use({ expectedConsoleErrors: [/frame-ancestors/] });

const STATE = 's'.repeat(43);

for (const [site] of DIRECTIONS) {
  test(`a third-party page cannot frame ${site}, and causes no sign-in, log-out or cross-site sign-in`, async ({
    page,
    context,
  }) => {
    const [victim, attacker] = await Promise.all([newPerson(), newPerson()]);
    await logInAt(page, TWO_SITES, site, victim.account);
    const sync = `${TWO_SITES[site]}/auth/sync`;
    const framed = [
      `${sync}?token=${await tokenOf(attacker, 'sync')}`,
      `${sync}?token=${await tokenOf(victim, 'sync')}`,
      `${sync}?for=${OTHER[site]}&state=${STATE}`,
      `${sync}?check=1`,
      sync,
      settingsOf(TWO_SITES, site),
      `${TWO_SITES[site]}/login`,
    ];
    const calls: string[] = [];
    const there = await context.newPage();
    there.on('request', (request) => void (/AuthToken|endSession/.test(request.url()) && calls.push(request.url())));
    await there.goto(thirdPartyPage(thirdParty, 'frame', framed));
    await expect
      .poll(() =>
        there
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(framed.map(() => 'chrome-error://chromewebdata/'));
    expect(await there.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
    expect(calls).toEqual([]);
    expect(await storedWhere(documents.usedTokens().path, 'uid', attacker.uid)).toEqual([]);
    expect(await storedIn(documents.sessions(attacker.uid).path)).toHaveLength(1);

    await page.reload();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(victim.account.email).first()).toBeVisible();
  });
}
