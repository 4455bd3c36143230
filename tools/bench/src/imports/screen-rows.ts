/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import type { Page } from 'playwright';
import { BENCH_PASSWORD, mustCall, newAccount } from '../account.ts';
import { median } from '../median.ts';
import { launchChromium } from '../pages/launch-chromium.ts';
import { slowProcessor } from '../pages/page-lab.ts';
import { logIn } from '../pages/speed-rows.ts';
import type { Row } from '../row.ts';
import { ARTIST } from './release-files.ts';

const TIMES = 3;
const FEW = 300;
const MANY = 10_000;
/** Turns of a wheel that are scrolled, and their pixels: a quick flick moves so far between two frames. */
const [STEPS, PIXELS] = [120, 600];

declare global {
  interface Window {
    /** Tasks above 50 ms since they are watched, ms. */
    longTasks?: number[];
  }
}

/** The generator in a browser: from a file to its dry run, and the list of ten thousand rows on a slow processor. */
export async function benchImportScreen(addresses: Addresses): Promise<Row[]> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const token = await newAccount(addresses, email);
  const customSlug = `import-${crypto.randomUUID().slice(0, 8)}`;
  await mustCall(addresses, 'createProfile', { kind: 'artist', customSlug, name: ARTIST }, token);
  const browser = await launchChromium();
  try {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, addresses.main, { email, password: BENCH_PASSWORD });
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await dryRunSeconds(page, addresses.main, FEW));
    await dryRunSeconds(page, addresses.main, MANY);
    return [
      {
        name: `from a file of ${FEW} rows to its whole dry run, in a browser`,
        value: median(times),
        unit: 's',
        bound: { kind: 'most', value: 1.5 },
      },
      {
        name: `longest task while ${MANY} rows scroll, processor ÷ 4`,
        value: await longestTask(page),
        unit: 'ms',
        bound: { kind: 'most', value: 50 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** From the file to the state of every row; a person's time to look at the columns is not in it. */
async function dryRunSeconds(page: Page, origin: string, rows: number): Promise<number> {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${ARTIST},Song ${at} of the harbours,2027-03-0${1 + (at % 9)}`,
  );
  const buffer = Buffer.from(['Artist,Title,Release date', ...lines].join('\n'));
  await page.goto(`${origin}/generator`);
  const input = page.getByLabel('CSV or TSV', { exact: true });
  await input.waitFor({ state: 'attached' });
  // A file is dropped on a screen that is there.
  await page.waitForLoadState('networkidle');
  const chosen = performance.now();
  await input.setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
  const look = page.getByRole('button', { name: 'Look at the rows' });
  await look.waitFor();
  await look.click();
  const count = new Intl.NumberFormat('en').format(rows);
  await page
    .getByRole('group', { name: 'State' })
    .getByText(`New ${count}`, { exact: true })
    .waitFor({ timeout: 60_000 });
  return (performance.now() - chosen) / 1000;
}

/** The longest task while the list scrolls; 0 if none is above 50 ms. */
async function longestTask(page: Page): Promise<number> {
  await slowProcessor(page);
  await page.evaluate(watchLongTasks);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, PIXELS);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  return Math.max(0, ...(await page.evaluate(() => window.longTasks ?? [])));
}

/** Runs in the page. */
function watchLongTasks(): void {
  const seen: number[] = [];
  window.longTasks = seen;
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
