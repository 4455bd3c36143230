import { accessErrors } from './axe-errors.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { verifyEmail } from '../fixtures/attacker.ts';
import { call, newLabel } from '../fixtures/label/label-feeds.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { setTheme } from './set-theme.ts';
import { unique } from '../fixtures/unique.ts';

/** Contrast depends on the theme, names and structure on the language: together they have each once. */
const LOOKS = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
] as const;

const inLanguage = (address: string, language: string) => {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
};

for (const { theme, language } of LOOKS) {
  test(`axe finds nothing on the public pages, ${theme}, ${language}`, async ({ page }) => {
    const out = await publishedRelease({
      title: 'Night Ferry',
      moment: { mode: 'local', date: '2025-01-10', time: '00:00' },
    });
    const pages: Readonly<Record<string, string>> = {
      'a release before': stack.release,
      'a release after': out.address,
      'an artist with a medley': `${stack.fourtrack}/mira-okafor`,
      'an artist on a subdomain': subdomain('mira-okafor'),
      'an artist without a medley': `${stack.fourtrack}/${out.artistSlug}`,
      'a label': subdomain('tidewrack'),
      'a label’s feed': `${subdomain('tidewrack')}/feed`,
      'a feed that matches nothing': `${subdomain('tidewrack')}/feed?artist=nobody-at-all`,
      'the start page of 4track': stack.fourtrack,
      'the splash of Countin': stack.main,
      'log in on Countin': `${stack.main}/login`,
      'log in on 4track': `${stack.fourtrack}/login`,
      'an invitation': await invitation(),
      'an incomplete invitation': `${stack.main}/invitation`,
      'a release in a frame': `${stack.main}/embed/release/low-sun-long-water`,
      'a player in a frame': `${stack.main}/embed/mira-okafor`,
      'a feed in a frame': `${stack.main}/embed/tidewrack`,
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [what, address] of Object.entries(pages)) {
      await test.step(what, async () => {
        await page.goto(inLanguage(address, language));
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // Seconds move, and these readers want nothing to.
        await expect(page.locator('[data-unit=second]').filter({ visible: true })).toHaveCount(0);
        await setTheme(page, theme);
        expect.soft(await accessErrors(page), what).toEqual([]);
      });
    }
  });
}

/** An invitation to a new label, as a person without a sign-in opens it. */
async function invitation(): Promise<string> {
  const { owner, labelId } = await newLabel();
  await verifyEmail(owner.uid);
  const to = { kind: 'label', profileId: labelId, role: 'editor', email: null, language: 'en' } as const;
  return String((await call(owner, 'inviteMember', to)).link);
}

test('axe finds nothing on a receipt, asked and confirmed, in any look', async ({ page }) => {
  const contact = `${unique('dora')}@example.com`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto((await publishedRelease()).address);
  await page.getByLabel('Email or Phone').fill(contact);
  await page.getByRole('checkbox', { name: /about this release/ }).check();
  await page.getByRole('button', { name: 'Get Notified' }).click();
  const receipt = linkIn(await messageTo(contact, /Confirm/), '/r/');
  // The page's script confirms automatically. Without it, the page shows the button to confirm.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const look = async (state: string) => {
    for (const { theme, language } of LOOKS) {
      await page.goto(inLanguage(receipt, language));
      await setTheme(page, theme);
      expect.soft(await accessErrors(page), `${state}, ${theme}, ${language}`).toEqual([]);
    }
  };
  await look('unconfirmed');
  await page.goto(inLanguage(receipt, 'en'));
  await page.getByRole('button', { name: 'Yes, Tell Me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list', exact: true })).toBeVisible();
  await look('confirmed');
});

test('axe finds no violation on a missing page', async ({ page, person }) => {
  const visitor = await (await person()).newPage();
  const found: string[] = [];
  for (const each of [page, visitor]) {
    await each.emulateMedia({ colorScheme: each === page ? 'light' : 'dark' });
    const answer = await each.request.get(`${stack.host}/release/unknown`, {
      headers: { host: new URL(stack.main).host },
    });
    expect(answer.status()).toBe(404);
    // With its own status, the browser would log the page as an error.
    const body = await answer.text();
    await each.route('**/release/unknown', (route) => route.fulfill({ contentType: 'text/html', body }));
    await each.goto(`${stack.main}/release/unknown`);
    found.push(...(await accessErrors(each)));
  }
  expect(found).toEqual([]);
});
