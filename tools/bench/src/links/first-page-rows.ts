import type { Addresses } from '@countin/dev-stack';
import type { Browser, Page } from 'playwright';
import { BENCH_PASSWORD, mustCall, newAccount } from '../account.ts';
import { median } from '../median.ts';
import { launchChromium } from '../pages/launch-chromium.ts';
import { logIn } from '../pages/speed-rows.ts';
import type { Row } from '../row.ts';
import { catalogueAlbums, DELAY_MS, endFaults, slowDownServices } from './catalogue-server.ts';

const RUNS = 3;

interface FirstPage {
  readonly artist: string;
  readonly upc: string;
}

/** From a pasted store link to the published page, while every request of a service takes 200 ms. */
export async function benchFirstPage(addresses: Addresses): Promise<Row[]> {
  const albums = await catalogueAlbums(addresses.catalogue);
  const [warmUp, ...measured] = albums.slice(0, RUNS + 1);
  if (warmUp === undefined) throw new Error('The catalogue server has no albums.');
  const browser = await launchChromium();
  try {
    // The first look-up of a process also gets access tokens.
    await publishFromLink(browser, addresses, warmUp);
    const times: number[] = [];
    for (const album of measured) times.push(await publishFromLink(browser, addresses, album));
    return [
      {
        name: `from a pasted link to the published page, services at ${DELAY_MS} ms, median of ${RUNS}`,
        value: median(times),
        unit: 's',
        bound: { kind: 'most', value: 6 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/**
 * Publishes an album's page from its Spotify link, as a new artist without a phone's limits. Presses follow at once, so
 * only the product's own time counts.
 *
 * @returns seconds from the pasted link until fans get the page
 */
async function publishFromLink(browser: Browser, addresses: Addresses, { artist, upc }: FirstPage): Promise<number> {
  const { main, catalogue } = addresses;
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const token = await newAccount(addresses, email);
  const customSlug = `first-page-${crypto.randomUUID().slice(0, 8)}`;
  await mustCall(addresses, 'createProfile', { kind: 'artist', customSlug, name: artist }, token);
  const page = await (await browser.newContext()).newPage();
  await logIn(page, main, { email, password: BENCH_PASSWORD });
  const link = await spotifyLink(page, upc);

  await page.goto(`${main}/dashboard`);
  await page.getByRole('button', { name: 'New release' }).first().click();
  await page.getByLabel('Store link, UPC or title').waitFor();
  await slowDownServices(catalogue);
  try {
    const began = performance.now();
    await page.keyboard.insertText(link);
    await page.getByRole('button', { name: 'Create release' }).click();
    await page.getByRole('button', { name: 'Publish page' }).click();
    const path = await page.locator('main a[href*="/release/"]').first().getAttribute('href');
    await page.getByText('The page is live.').waitFor();
    if (!(await page.evaluate(async (address) => (await fetch(address)).ok, path ?? '')))
      throw new Error(`The published page ${path} does not open.`);
    return (performance.now() - began) / 1000;
  } finally {
    await endFaults(catalogue);
    await page.context().close();
  }
}

/** Link of an album at Spotify, as the dialog of a new release finds it. */
async function spotifyLink(page: Page, upc: string): Promise<string> {
  await page.getByRole('button', { name: 'New release' }).first().click();
  await page.getByLabel('Store link, UPC or title').fill(upc);
  const href = await page.getByRole('dialog').getByRole('link', { name: 'Spotify' }).first().getAttribute('href');
  if (href === null) throw new Error(`Spotify does not have ${upc}.`);
  return href;
}
