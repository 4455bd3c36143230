/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import { aFan, anArtistProfile } from '@countin/domain/testing';
import type { Page } from 'playwright';
import { BENCH_PASSWORD, newAccount, userIdOf } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { logIn } from './speed-rows.ts';
import { writeDocuments } from './write-documents.ts';

/** The audience that the figures are about. */
const FANS = 100_000;
/** Documents are made so many at a time, which keeps the memory of the bench small. */
const SHARE = 10_000;
const NAMES = ['Ada', 'Jonas', 'Camille', 'Saki', 'Minjun', 'Rosa', 'Thiago', 'Nour', 'Priya', 'Wen'];
const COUNTRIES = ['DE', 'NG', 'US', 'JP', 'BR'];
const TIMES = 5;
const BEGAN = Date.parse('2026-01-01T00:00:00Z');

declare global {
  interface Window {
    /** When the page had a row with the text that is waited for, since its navigation began, ms. */
    rowAt?: number;
  }
}

/** Times of the signups screen with 100,000 fans: until its rows, and from a search's last key to its rows. */
export async function benchFans(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const { email, artistId } = await createAudience(addresses);
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, addresses.main, { email, password: BENCH_PASSWORD });
    const opened: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await page.goto(`${addresses.main}/artist/${artistId}/signups`, { waitUntil: 'commit' });
      opened.push(await rowTime(page, '@example.com'));
    }
    report({
      name: `signups of ${FANS} fans: from the address to the first rows`,
      value: median(opened),
      unit: 'ms',
      bound: { kind: 'most', value: 1500 },
    });
    const found: number[] = [];
    for (let time = 0; time < TIMES; time += 1) found.push(await searchTime(page, `fan${time + 1}234${time}`));
    report({
      name: `signups of ${FANS} fans: from the last key of a search to its rows`,
      value: median(found),
      unit: 'ms',
      bound: { kind: 'most', value: 500 },
    });
  } finally {
    await browser.close();
  }
}

/** When the list had a row with this text, since the navigation began. */
function rowTime(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = [...document.querySelectorAll('main [role=row]')].some((row) =>
            row.textContent.includes(wanted),
          );
          if (isThere) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

/** From the last key to the only row that is left. */
async function searchTime(page: Page, contact: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await rowTime(page, '@example.com');
  await field.pressSequentially(contact.slice(0, -1), { delay: 80 });
  await page.evaluate(() => {
    addEventListener('keydown', () => (window.rowAt = performance.now()), { once: true, capture: true });
  });
  await field.press(contact.slice(-1));
  const at = await rowTime(page, `${contact}@`);
  return at - (await page.evaluate(() => window.rowAt ?? Number.NaN));
}

async function createAudience(addresses: Addresses): Promise<{ readonly email: string; readonly artistId: string }> {
  const email = `fans-${crypto.randomUUID()}@example.com`;
  const uid = userIdOf(await newAccount(addresses, email));
  const artistId = `artist-${crypto.randomUUID()}`;
  const profile = anArtistProfile({ id: artistId, createdBy: uid, customSlug: artistId, name: 'Mira with many fans' });
  await writeDocuments(addresses, [{ path: paths.artistProfile(artistId), fields: profile }]);
  for (let from = 0; from < FANS; from += SHARE)
    await writeDocuments(
      addresses,
      Array.from({ length: SHARE }, (_, index) => fanDocument(artistId, from + index)),
    );
  return { email, artistId };
}

function fanDocument(ownerId: string, number: number) {
  const id = number.toString(16).padStart(32, '0');
  const fan = aFan({
    id,
    ownerId,
    contact: `fan${number}@example.com`,
    name: NAMES[number % NAMES.length] ?? '',
    language: LANGUAGES[number % LANGUAGES.length] ?? 'en',
    country: COUNTRIES[number % COUNTRIES.length] ?? null,
    state: number % 9 === 0 ? 'unconfirmed' : 'confirmed',
    follows: number % 2 === 0,
    createdAt: BEGAN + number * 60_000,
  });
  return { path: paths.fan(ownerId, id), fields: fan };
}
