/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import { releaseSearchTokens } from '@countin/domain/release';
import { anArtistProfile, aMusicProduct, aTrack } from '@countin/domain/testing';
import type { Locator, Page } from 'playwright';
import { BENCH_PASSWORD, newAccount, userIdOf } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { slowProcessor } from './page-lab.ts';
import { logIn } from './speed-rows.ts';
import { writeDocuments } from './write-documents.ts';

declare global {
  interface Window {
    /** From each key until the page has its new layout, ms. */
    keystrokes?: number[];
  }
}

/** Typed into each field, with the pauses of a fast typist. */
const TEXT = 'of the long low water';
const PAUSE = 120;
const BARE = 'bare input';
const ALBUM = `album of ${LIMITS.tracks} tracks × ${LIMITS.trackCredits} credits`;
/**
 * Most that the editor may add to a key: one frame of a display with 60 Hz, ms. The bare input's own time is that of
 * the harness and the browser, which are slowed down too. It depends on the machine.
 */
const FRAME = 16;

/** The editor of the largest album that rules allow, on a slow processor. Measures from a key to the changed layout. */
export async function benchEditor(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const { email, path } = await createAlbum(addresses);
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, addresses.main, { email, password: BENCH_PASSWORD });
    await page.goto(addresses.main + path);
    await page.getByRole('button', { name: 'Details of track 50', exact: true }).click();
    await page.evaluate(addBareInput, BARE);
    const bareInput = page.getByLabel(BARE, { exact: true });
    const fields = {
      'title of the release': page.getByLabel('Title', { exact: true }),
      'title of a track': page.getByLabel('Track 50', { exact: true }),
      'name of a credit': page.getByLabel('Credit 10: name', { exact: true }),
    };
    await page.evaluate(watchKeys);
    await slowProcessor(page);
    const bare = await typeInto(page, bareInput);
    report(...keyRows(BARE, bare));
    for (const [name, field] of Object.entries(fields)) {
      const times = await typeInto(page, field);
      report(...keyRows(name, times), {
        name: `${ALBUM}: what the ${name} adds to the ${BARE}`,
        value: median(times) - median(bare),
        unit: 'ms',
        bound: { kind: 'most', value: FRAME },
      });
    }
  } finally {
    await browser.close();
  }
}

/** Absolute times, which depend on the machine and have no bound. */
function keyRows(field: string, times: readonly number[]): Row[] {
  const name = `${ALBUM}: key in the ${field}`;
  return [
    { name, value: median(times), unit: 'ms' },
    { name: `${name}, the slowest`, value: Math.max(...times), unit: 'ms' },
  ];
}

/** Runs in the page. Adds an input that nothing listens to: what it takes, no editor can be faster than. */
function addBareInput(label: string): void {
  const input = document.createElement('input');
  input.setAttribute('aria-label', label);
  input.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9';
  document.body.append(input);
}

/** Creates an account with the album. @returns its address, and the path of the album's editor */
async function createAlbum(addresses: Addresses): Promise<{ email: string; path: string }> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const createdBy = userIdOf(await newAccount(addresses, email));
  const id = createdBy.toLowerCase();
  const artist = anArtistProfile({ id, name: 'Mira Okafor', customSlug: id, createdBy });
  const tracks = Array.from({ length: LIMITS.tracks }, (_, at) =>
    aTrack({ title: `Long Water ${at + 1}`, credits: creditsOf(at), durationMs: 185_000 }),
  );
  const release = aMusicProduct({ id, artistId: id, title: 'Tide Lines', kind: 'album', createdBy, tracks });
  const searchTokens = releaseSearchTokens({ ...release, artistName: artist.name, artistSlug: artist.customSlug });
  await writeDocuments(addresses, [
    { path: paths.artistProfile(id), fields: artist },
    { path: paths.musicProduct(id), fields: { ...release, searchTokens } },
  ]);
  return { email, path: `/artist/${id}/products/${id}` };
}

function creditsOf(track: number) {
  return Array.from({ length: LIMITS.trackCredits }, (_, at) => ({
    role: CREDIT_ROLES[at % CREDIT_ROLES.length] ?? 'performer',
    name: `Elin Lindqvist ${(track + at) % 40}`,
    instrument: '',
  }));
}

/** Presses a key for each letter. @returns the time that each took */
async function typeInto(page: Page, field: Locator): Promise<number[]> {
  await field.click();
  await page.evaluate(() => (window.keystrokes = []));
  await field.pressSequentially(TEXT, { delay: PAUSE, timeout: 120_000 });
  const times = await page.evaluate(() => window.keystrokes);
  if (times?.length !== TEXT.length) throw new Error(`${TEXT.length} keys, but ${times?.length} inputs`);
  return times;
}

/** Runs in the page. Measures from the key's own time, so that it counts if the page is still busy with an earlier one. */
function watchKeys(): void {
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  // React has rendered when the event arrives at the window.
  addEventListener('input', () => {
    document.body.getBoundingClientRect();
    window.keystrokes?.push(performance.now() - pressed);
  });
}
