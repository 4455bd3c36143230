/// <reference lib="dom" />
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { median } from '../median.ts';

/** Measurements of one load of a page. Bytes are as transferred, in kB of 1000. */
export interface Load {
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocking: number;
  readonly document: number;
  readonly script: number;
}

interface Seen {
  lcp: number;
  fcp: number;
  cls: number;
  long: [start: number, duration: number][];
}
declare global {
  interface Window {
    seen: Seen;
    /** When the awaited element was there, ms after the navigation began. */
    firstSeen?: number;
  }
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A slow mobile network, and the one of this machine, in bytes a second and milliseconds. */
const NETWORKS = {
  slow: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 75e4 / 8 },
  local: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const;
/** A processor four times as slow as this one. */
const SLOWER = 4;
const RUNS = 5;
/** How long a page is watched after its load event, milliseconds. */
const WATCHED = 4000;

export const newPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(PHONE);

/** The median of five loads from an empty cache on a slow phone, figure by figure. */
export async function measurePage(open: () => Promise<BrowserContext>, address: string): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await open();
    const page = await context.newPage();
    loads.push(await load(page, address));
    await page.close();
  }
  const medianOf = (figure: keyof Load) => median(loads.map((each) => each[figure]));
  return {
    largestPaint: medianOf('largestPaint'),
    shift: medianOf('shift'),
    blocking: medianOf('blocking'),
    document: medianOf('document'),
    script: medianOf('script'),
  };
}

/** Gives a page a network and the processor of the slow phone, without a cache. */
async function slowDown(page: Page, network: keyof typeof NETWORKS = 'slow'): Promise<CDPSession> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORKS[network]);
  return session;
}

/** Gives a page the processor of the slow phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Time from the request of a page until an element is in it, on the slow phone, ms. Median of the loads. */
export async function measureUntil(
  context: BrowserContext,
  address: string,
  selector: string,
  { runs = RUNS, network }: { readonly runs?: number; readonly network?: keyof typeof NETWORKS } = {},
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await context.newPage();
    await page.addInitScript(watchFor, selector);
    await slowDown(page, network);
    await page.goto(address, { waitUntil: 'commit', timeout: 90_000 });
    const seen = await page.waitForFunction(() => window.firstSeen, null, { polling: 100, timeout: 90_000 });
    times.push(Number(await seen.jsonValue()));
    await page.close();
  }
  return median(times);
}

/** Time from a press on a link until an element is in its page, on the slow phone, ms. Median of five. */
export function measureFrom(context: BrowserContext, address: string, link: string, selector: string): Promise<number> {
  return measureNext(context, address, link, (page) => page.evaluate(pressAndWatch, { link, selector }));
}

/**
 * Time from a navigation within a page until the next screen has an element, on the slow phone, ms. Median of the runs.
 * As with the back button, so no link is needed.
 */
export function measureInside(
  context: BrowserContext,
  address: string,
  path: string,
  selector: string,
  runs = RUNS,
): Promise<number> {
  return measureNext(context, address, 'h1', (page) => page.evaluate(goAndWatch, { path, selector }), runs);
}

/** Median of measurements of a next screen. Each starts on a first screen that has an element and is idle. */
async function measureNext(
  context: BrowserContext,
  address: string,
  awaited: string,
  measure: (page: Page) => Promise<number>,
  runs = RUNS,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(address, { timeout: 90_000 });
    await page.locator(awaited).first().waitFor({ timeout: 90_000 });
    await page.waitForTimeout(WATCHED);
    times.push(await measure(page));
    await page.close();
  }
  return median(times);
}

/** Runs in the page. */
function goAndWatch({ path, selector }: { readonly path: string; readonly selector: string }): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now();
    const before = document.title;
    const observer = new MutationObserver(() => {
      // The screen before stays until the next one has loaded; the title changes with the screen.
      if (document.title === before || document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - from));
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: path, idx: idx + 1 };
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

/** Runs in the page. */
function pressAndWatch({ link, selector }: { readonly link: string; readonly selector: string }): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now();
    const before = location.pathname;
    const observer = new MutationObserver(() => {
      if (location.pathname === before || document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - from));
    });
    observer.observe(document, { childList: true, subtree: true });
    document.querySelector<HTMLElement>(link)?.click();
  });
}

/** Runs in the page, before everything else in it. */
function watchFor(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // The element is painted in the next frame.
    requestAnimationFrame(() => (window.firstSeen = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function load(page: Page, address: string): Promise<Load> {
  await page.addInitScript(observe);
  const session = await slowDown(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  const answer = await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
  await page.waitForTimeout(WATCHED);
  const { lcp, fcp, cls, long } = await page.evaluate(() => window.seen);
  const blocking = long
    .filter(([start]) => start > fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return {
    largestPaint: lcp,
    shift: cls,
    blocking,
    document: (bytes['Document'] ?? 0) / 1000,
    script: (bytes['Script'] ?? 0) / 1000,
  };
}

/** Runs in the page, before everything else in it. */
function observe(): void {
  const seen: Seen = (window.seen = { lcp: 0, fcp: 0, cls: 0, long: [] });
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('layout-shift', ({ hadRecentInput, value = 0 }) => !hadRecentInput && (seen.cls += value));
  on('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
}
