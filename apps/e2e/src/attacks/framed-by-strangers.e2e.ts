import { paths } from '@countin/domain/documents';
import { newPerson, tokenOf } from '../fixtures/attacker.ts';
import { OTHER, DIRECTIONS, logInAt, seesSettings, settingsOf, TWO_SITES } from '../fixtures/site-pairs.ts';
import { storedIn, storedWhere } from '../fixtures/stored.ts';
import { openStrangerSite, strangerPage, type StrangerSite } from '../fixtures/stranger-site.ts';
import { expect, test } from '../fixtures/test.ts';

let stranger: StrangerSite;
test.beforeAll(async () => {
  stranger = await openStrangerSite();
});
test.afterAll(() => stranger.close());

// The browser says which directive kept the frame empty.
test.use({ expectedComplaints: [/frame-ancestors/] });

const STATE = 's'.repeat(43);

for (const [site] of DIRECTIONS) {
  test(`a stranger’s page gets no frame of ${site}: nobody is signed in, out, or handed over by it`, async ({
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
    await there.goto(strangerPage(stranger, 'frame', framed));
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
    expect(await storedWhere(paths.usedTokens, 'uid', attacker.uid)).toEqual([]);
    expect(await storedIn(paths.sessions(attacker.uid))).toHaveLength(1);

    await page.reload();
    await seesSettings(page, TWO_SITES, site);
    await expect(page.getByText(victim.account.email).first()).toBeVisible();
  });
}
