import { existsSync } from 'node:fs';
import type { Addresses } from '@countin/dev-stack';
import { chromium, type Page } from 'playwright';
import type { Row } from './row.ts';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Script that a fan's page and the dashboard load from an empty cache, as transferred (brotli). */
export async function benchPageBytes(addresses: Addresses): Promise<Row[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-features=HttpsUpgrades'] });
  try {
    const release = await measure(await (await browser.newContext()).newPage(), addresses.release);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${addresses.main}/login`);
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByLabel('Password', { exact: true }).fill('countin-local');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/dashboard');
    await page.close();
    const dashboard = await measure(await context.newPage(), `${addresses.main}/dashboard`);
    return [
      { name: 'release page: HTML with styles and data', value: release.document, unit: 'kB', bound: { kind: 'most', value: 14 } },
      { name: 'release page: script', value: release.script, unit: 'kB', bound: { kind: 'most', value: 20 } },
      { name: 'dashboard, signed in, cold: script', value: dashboard.script, unit: 'kB', bound: { kind: 'most', value: 190 } },
    ];
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, address: string): Promise<{ document: number; script: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A page that listens for ever has no idle network; what it is made of is there when its heading is and nothing more has come for a second.
  for (let last = -1; last !== total(bytes); ) {
    last = total(bytes);
    await page.waitForTimeout(1000);
  }
  return { document: (bytes['Document'] ?? 0) / 1000, script: (bytes['Script'] ?? 0) / 1000 };
}

const total = (bytes: Readonly<Record<string, number>>) => Object.values(bytes).reduce((sum, each) => sum + each, 0);
