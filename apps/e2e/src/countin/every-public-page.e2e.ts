import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { Page } from '@playwright/test';
import { requestHost, headingIn } from '../fixtures/request-host.ts';
import { linkIn, messageTo } from '../fixtures/inbox.ts';
import { fetchFonts, watchShifts } from '../fixtures/layout-shifts.ts';
import { draftRelease, publishedRelease } from '../fixtures/published-release.ts';
import { callAs, signInAs } from '../fixtures/signed-in-calls.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const OUT = { mode: 'instant', date: '2026-01-02', time: '12:00', zone: 'UTC' } as const;
const LINKS = [
  {
    id: 'one',
    service: 'bandcamp',
    url: 'https://mira.bandcamp.com/album/x',
    label: '',
    hidden: false,
    territories: [] as string[],
    source: 'pasted',
  },
] as const;

/** A page, and what it has that a fan without script needs as well. */
interface PublicPage {
  readonly address: string;
  readonly has?: (page: Page) => ReturnType<Page['locator']>;
}

function inLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

async function archivedRelease(): Promise<string> {
  const { account, productId, address } = await publishedRelease({ moment: OUT, storeLinks: [...LINKS] });
  const signedIn = await signInAs(account);
  if (!('token' in signedIn)) throw new Error('the artist could not sign in');
  expect(await callAs(signedIn.token, 'withdrawRelease', { productId, to: 'archived' })).toEqual({
    status: 200,
    code: null,
  });
  return address;
}

async function receipt(): Promise<string> {
  const contact = `${unique('dora')}@example.com`;
  const form = { contact, name: '', consent: 'on', wordingVersion: CONSENT_WORDING_VERSION, language: 'en', zone: '' };
  expect((await requestHost((await publishedRelease()).address, { method: 'POST', form })).status).toBe(200);
  const link = linkIn(await messageTo(contact, /Confirm/), '/r/');
  // By itself it would confirm, and turn, while it is looked at.
  expect(headingIn(await requestHost(link, { method: 'POST', form: { action: 'confirm' } }))).toBe(
    'You’re on the list',
  );
  return link;
}

async function everyPage(): Promise<Readonly<Record<string, PublicPage>>> {
  const stores = (page: Page) => page.locator('.stores a');
  const out = await publishedRelease({ moment: OUT, storeLinks: [...LINKS] });
  return {
    'a release before its moment': { address: stack.release, has: (page) => page.locator('#notify [name=contact]') },
    'a release after it': { address: out.address, has: stores },
    'a release that is archived': { address: await archivedRelease(), has: stores },
    'an artist': { address: `${stack.fourtrack}/${out.artistSlug}`, has: (page) => page.locator('.strip a') },
    'a medley': { address: `${stack.fourtrack}/mira-okafor`, has: (page) => page.locator('.medley-strip') },
    'a medley on a subdomain': {
      address: `${subdomain('mira-okafor')}/medley`,
      has: (page) => page.locator('.medley-strip'),
    },
    'the page after a signup': { address: `${subdomain('mira-okafor')}/medley-success?state=unconfirmed` },
    'a label': { address: subdomain('tidewrack'), has: (page) => page.locator('.shelf a') },
    'a receipt': { address: await receipt() },
    'the start page of 4track': { address: `${stack.fourtrack}/`, has: (page) => page.locator('.strip a') },
    'a release in a frame': {
      address: `${stack.main}/embed/release/low-sun-long-water`,
      has: (page) => page.locator('.way a').first(),
    },
    'a player in a frame': { address: `${stack.main}/embed/mira-okafor`, has: (page) => page.locator('.medley-strip') },
  };
}

test('every public page is read at 320 px in languages of many shapes, with and without script, and nothing moves', async ({
  person,
}) => {
  const pages = await everyPage();
  for (const [javaScriptEnabled, languages] of [
    [true, ['de', 'ar']],
    [false, ['hi', 'ar']],
  ] as const) {
    const fan = await (await person({ javaScriptEnabled, viewport: { width: 320, height: 640 } })).newPage();
    if (javaScriptEnabled) {
      const onePerOrigin = new Map(Object.values(pages).map(({ address }) => [new URL(address).origin, address]));
      const inLanguages = [...onePerOrigin.values()].flatMap((address) =>
        languages.map((name) => inLanguage(address, name)),
      );
      await fetchFonts(fan, inLanguages);
      await watchShifts(fan);
    }
    for (const [what, { address, has }] of Object.entries(pages)) {
      for (const language of languages) {
        await test.step(`${what}, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, async () => {
          await fan.goto(inLanguage(address, language));
          await expect(fan.getByRole('heading', { level: 1 })).toBeVisible();
          if (has) await expect(has(fan).first()).toBeVisible();
          const found = await fan.evaluate(() => {
            const { documentElement: root, body } = document;
            return {
              lang: root.lang,
              dir: root.dir,
              wide: root.scrollWidth - root.clientWidth,
              raw: /{{|undefined/.exec(body.innerText)?.[0],
              shift: root.dataset['shift'],
            };
          });
          expect.soft(found, what).toEqual({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', wide: 0 });
          expect.soft(await movedWhileRead(fan), `${what}: parts that move while the page is read`).toEqual([]);
        });
      }
    }
  }
});

/** Parts of a page that stood elsewhere before the last part had been read; empties that part. */
function movedWhileRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.page > main > *')];
    const tops = () => parts.map((part) => part.getBoundingClientRect().top);
    const read = tops();
    parts.at(-1)?.replaceChildren();
    const before = tops();
    return parts.filter((_, at) => before[at] !== read[at]).map(({ className }) => className);
  });
}

test.describe('a cover that is missing', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('leaves its room and its name', async ({ page }) => {
    await page.route('**/covers/**', (route) => route.abort());
    await page.goto(stack.release);
    const cover = page.getByRole('img', { name: 'Cover of Low Sun, Long Water' });
    const { width = 0, height = 1 } = (await cover.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Low Sun, Long Water' })).toBeVisible();
  });
});

test('a missing page and a draft give the same answer', async () => {
  const draft = await draftRelease({ title: 'Not For You Yet' });
  const [unknown, hidden] = [await requestHost(`${stack.main}/release/unknown`), await requestHost(draft.address)];
  expect([unknown.status, hidden.status]).toEqual([404, 404]);
  expect(headingIn(unknown)).toBe('This page doesn’t exist');
  const [missing, draftPage] = [unknown.text.replaceAll('unknown', ''), hidden.text.replaceAll(draft.productId, '')];
  expect(draftPage).toBe(missing);
  expect(unknown.text).toContain(`href="${stack.fourtrack}/#newest"`);
});
