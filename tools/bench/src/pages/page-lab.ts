/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright';

/** What one load of a page came to. Bytes are as transferred, in kB of 1000. */
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
  }
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A slow mobile network, bytes a second and milliseconds, and a processor four times as slow as this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 75e4 / 8 };
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
  const median = (figure: keyof Load) =>
    loads.map((each) => each[figure]).toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
  return {
    largestPaint: median('largestPaint'),
    shift: median('shift'),
    blocking: median('blocking'),
    document: median('document'),
    script: median('script'),
  };
}

async function load(page: Page, address: string): Promise<Load> {
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
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
