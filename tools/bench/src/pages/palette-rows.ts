/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { releaseSearchTokens } from '@countin/domain/release';
import { anArtistProfile, aMusicProduct } from '@countin/domain/testing';
import type { Page } from 'playwright';
import { BENCH_PASSWORD, newAccount, userIdOf } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { slowProcessor } from './page-lab.ts';
import { logIn } from './speed-rows.ts';
import { writeDocuments } from './write-documents.ts';

declare global {
  interface Window {
    /** When the awaited result was painted, ms after the key. */
    resultAfter?: number;
  }
}

/** As many profiles as a query lists, and releases up to 5,000 items in all. */
const ARTISTS = 100;
const RELEASES = 4900;
const RUNS = 5;

/**
 * The command palette of an account with 5,000 items, on a slow processor. Measures from a key to the changed results.
 */
export async function benchPalette(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const email = await createOwner(addresses);
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, addresses.main, { email, password: BENCH_PASSWORD });
    await slowProcessor(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    const row = (what: string, value: number) => ({ name: `palette of 5,000 items: ${what}`, value, unit: 'ms' });
    const artists = await medianOf(page, (run) => `Artist ${run + 1}7`);
    report({ ...row('artists after a key', artists), bound: { kind: 'most', value: 100 } });
    // Found by the server for the letters before, which a person's typing leaves time for.
    const releases = await medianOf(page, (run) => `Ferry432${run + 1}`);
    report({ ...row('releases after a key', releases), bound: { kind: 'most', value: 100 } });
  } finally {
    await browser.close();
  }
}

/** Creates an account that owns the items. @returns its address */
async function createOwner(addresses: Addresses): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const createdBy = userIdOf(await newAccount(addresses, email));
  const artists = Array.from({ length: ARTISTS }, (_, at) => {
    const id = `${createdBy}-${at}`.toLowerCase();
    return anArtistProfile({ id, name: `Artist ${at}`, customSlug: id, createdBy });
  });
  const releases = Array.from({ length: RELEASES }, (_, at) => {
    const artist = artists[at % ARTISTS] ?? anArtistProfile();
    const release = aMusicProduct({ id: `${createdBy}-${at}`, artistId: artist.id, title: `Ferry${at}`, createdBy });
    const named = { artistName: artist.name, artistSlug: artist.customSlug };
    return { ...release, searchTokens: releaseSearchTokens({ ...release, ...named }) };
  });
  await writeDocuments(addresses, [
    ...artists.map((artist) => ({ path: paths.artistProfile(artist.id), fields: artist })),
    ...releases.map((release) => ({ path: paths.musicProduct(release.id), fields: release })),
  ]);
  return email;
}

/** Time from the last key of a name until its result is painted, ms: the median of five names. */
async function medianOf(page: Page, nameOf: (run: number) => string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const name = nameOf(run);
    await page.getByRole('combobox').fill(name.slice(0, -1));
    await page
      .getByRole('option', { name: name.slice(0, -1) })
      .first()
      .waitFor();
    await page.evaluate(watchForResult, name);
    await page.keyboard.press(name.slice(-1));
    const shown = await page.waitForFunction(() => window.resultAfter, null, { polling: 100 });
    times.push(Number(await shown.jsonValue()));
  }
  return median(times);
}

/** Runs in the page. */
function watchForResult(result: string): void {
  let pressed = 0;
  delete window.resultAfter;
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
  const observer = new MutationObserver(() => {
    const options = [...document.querySelectorAll('[role=option]')];
    if (pressed === 0 || !options.some(({ textContent }) => textContent?.includes(result))) return;
    observer.disconnect();
    // The result is painted in the next frame.
    requestAnimationFrame(() => (window.resultAfter = performance.now() - pressed));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
