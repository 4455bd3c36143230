/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import { PRODUCT_KINDS, releaseSearchTokens } from '@countin/domain/release';
import { anArtistProfile, aMusicProduct } from '@countin/domain/testing';
import type { Page } from 'playwright';
import { BENCH_PASSWORD, newAccount, userIdOf } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { launchChromium } from './launch-chromium.ts';
import { measureInside, slowProcessor } from './page-lab.ts';
import { logIn, signedInPhone } from './speed-rows.ts';
import { writeDocuments } from './write-documents.ts';

declare global {
  interface Window {
    /** When the awaited number was painted, ms after the choice. */
    filteredAfter?: number;
    /** Tasks above 50 ms since they are watched, ms. */
    longListTasks?: number[];
  }
}

const ARTISTS = 50;
const RELEASES = 5000;
/** One release in so many is a draft. */
const DRAFT_EACH = 3;
const DRAFTS = Math.ceil(RELEASES / DRAFT_EACH);
const RUNS = 3;
/** Turns of a wheel that are scrolled, and their pixels: a quick flick moves so far between two frames. */
const [STEPS, PIXELS] = [120, 600];
/** Time for what a screen still does after its rows, milliseconds. */
const SETTLED = 2000;
const VIEWS = ['list', 'grid'] as const;
const FIRST_ROW = 'main li a[href*="/products/"]';
const number = (count: number) => new Intl.NumberFormat('en').format(count);

/** The collection of an account with 5,000 releases: its first rows, a filter, and scrolling on a slow processor. */
export async function benchLists(addresses: Addresses, report: (...rows: Row[]) => void): Promise<void> {
  const account = { email: await createOwner(addresses), password: BENCH_PASSWORD };
  const { main } = addresses;
  const browser = await launchChromium();
  const row = (what: string, value: number, most: number): Row => ({
    name: `collection of ${number(RELEASES)} releases: ${what}`,
    value,
    unit: 'ms',
    bound: { kind: 'most', value: most },
  });
  try {
    const phone = await signedInPhone(browser, main, account);
    const first = await measureInside(phone, `${main}/dashboard`, '/collection?view=list', FIRST_ROW, RUNS);
    report(row('first rows, from the dashboard', first, 1500));
    await phone.close();
    const page = await (await browser.newContext()).newPage();
    await logIn(page, main, account);
    await openAll(page, main, 'list');
    report(row('a filter', await filterTime(page), 500));
    await slowProcessor(page);
    for (const view of VIEWS) {
      await openAll(page, main, view);
      report(row(`longest task while it scrolls, ${view}, processor ÷ 4`, await longestTask(page), 50));
    }
  } finally {
    await browser.close();
  }
}

/** Creates an account with its artists and releases. @returns its address */
async function createOwner(addresses: Addresses): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const createdBy = userIdOf(await newAccount(addresses, email));
  const artists = Array.from({ length: ARTISTS }, (_, at) => {
    const id = `${createdBy}-${at}`.toLowerCase();
    return anArtistProfile({ id, name: `Artist ${at}`, customSlug: id, createdBy });
  });
  const releases = Array.from({ length: RELEASES }, (_, at) => {
    const artist = artists[at % ARTISTS] ?? anArtistProfile();
    const draft = at % DRAFT_EACH === 0;
    const release = aMusicProduct({
      id: `${createdBy}-${at}`,
      artistId: artist.id,
      title: `Ferry ${at}`,
      kind: PRODUCT_KINDS[at % PRODUCT_KINDS.length] ?? 'single',
      releaseMoment: { mode: 'local', date: `${2000 + (at % 30)}-05-01`, time: '12:00' },
      ...(draft ? { status: 'draft', publishedAt: null } : { status: 'published', publishedAt: Date.now() }),
      createdBy,
    });
    const named = { artistName: artist.name, artistSlug: artist.customSlug };
    return { ...release, searchTokens: releaseSearchTokens({ ...release, ...named }) };
  });
  await writeDocuments(addresses, [
    ...artists.map((artist) => ({ path: paths.artistProfile(artist.id), fields: artist })),
    ...releases.map((release) => ({ path: paths.musicProduct(release.id), fields: release })),
  ]);
  return email;
}

/** Opens the collection, and waits until all of it has been read. */
async function openAll(page: Page, origin: string, view: string): Promise<void> {
  await page.goto(`${origin}/collection?view=${view}`);
  await page.getByText(`${number(RELEASES)} releases`, { exact: false }).waitFor({ timeout: 90_000 });
}

/** Time from the choice of a state until its releases are painted, ms: the median of three. */
async function filterTime(page: Page): Promise<number> {
  const times: number[] = [];
  const choose = async (state: string, count: number) => {
    await page.evaluate(watchForNumber, `${number(count)} releases`);
    await page.getByRole('combobox', { name: 'Status' }).selectOption(state);
    const shown = await page.waitForFunction(() => window.filteredAfter, null, { polling: 100 });
    return Number(await shown.jsonValue());
  };
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await choose('draft', DRAFTS));
    await choose('all', RELEASES);
  }
  return median(times);
}

/** Runs in the page. */
function watchForNumber(text: string): void {
  let chosen = 0;
  delete window.filteredAfter;
  document.addEventListener('change', ({ timeStamp }) => (chosen = timeStamp), { once: true, capture: true });
  const observer = new MutationObserver(() => {
    if (chosen === 0 || !document.querySelector('main')?.textContent?.includes(text)) return;
    observer.disconnect();
    // The rows are painted in the next frame.
    requestAnimationFrame(() => (window.filteredAfter = performance.now() - chosen));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** The longest task while the list scrolls; 0 if none is above 50 ms. */
async function longestTask(page: Page): Promise<number> {
  // What the screen still does for its opening is not part of scrolling.
  await page.waitForTimeout(SETTLED);
  await page.evaluate(watchLongTasks);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, PIXELS);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return Math.max(0, ...(await page.evaluate(() => window.longListTasks ?? [])));
}

/** Runs in the page. */
function watchLongTasks(): void {
  const seen: number[] = [];
  window.longListTasks = seen;
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
