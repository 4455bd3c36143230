/// <reference lib="dom" />
import type { Addresses } from '@countin/dev-stack';
import type { Browser, BrowserContext, Page } from 'playwright';
import { launchChromium } from './launch-chromium.ts';
import type { Row } from '../row.ts';
import { measurePage, newPhone, type Load } from './page-lab.ts';

interface Limits {
  readonly document?: number;
  readonly script: number;
  readonly largestPaint: number;
}

const PUBLIC: Limits = { document: 14, script: 20, largestPaint: 700 };
const DASHBOARD: Limits = { script: 190, largestPaint: 1500 };

/** Speed of fans' pages and the dashboard on a slow phone, from an empty cache. */
export async function benchSpeed(
  { main }: Addresses,
  pages: Readonly<Record<string, string>>,
  report: (...rows: Row[]) => void,
): Promise<void> {
  const browser = await launchChromium();
  try {
    await benchPublicPages(browser, pages, report);
    const context = await signedInPhone(browser, main, { email: 'mira@example.com', password: 'countin-local' });
    await context.addInitScript(saveData);
    report(
      ...rowsOf('dashboard, signed in, cold', await measurePage(async () => context, `${main}/dashboard`), DASHBOARD),
    );
  } finally {
    await browser.close();
  }
}

/** Speed of public pages on a slow phone, from an empty cache. */
export async function benchPublicPages(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
  report: (...rows: Row[]) => void,
): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    const load = await measurePage(() => newPhone(browser), address);
    report(
      ...rowsOf(name, load, PUBLIC),
      { name: `${name}: layout shift`, value: load.shift, unit: '', bound: { kind: 'exactly', value: 0 } },
      { name: `${name}: total blocking time`, value: load.blocking, unit: 'ms', bound: { kind: 'exactly', value: 0 } },
    );
  }
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** A phone on which an account is signed in on a site. */
export async function signedInPhone(browser: Browser, origin: string, account: Account): Promise<BrowserContext> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await logIn(page, origin, account);
  await page.close();
  return context;
}

/** Runs in the page: as on a phone that saves data, which loads no linked screen ahead. */
export function saveData(): void {
  Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } });
}

/** Signs an account in on a site, which ends on that site's first screen. */
export async function logIn(page: Page, origin: string, { email, password }: Account): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // “Log in” on Countin, “Login” on 4track.
  await page.getByRole('button', { name: /^log ?in$/i }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Rows of a load. */
export function rowsOf(name: string, load: Load, limits: Limits): Row[] {
  return [
    ...(limits.document === undefined
      ? []
      : [
          {
            name: `${name}: HTML with styles and data`,
            value: load.document,
            unit: 'kB',
            bound: { kind: 'most', value: limits.document },
          } as const,
        ]),
    { name: `${name}: script loaded`, value: load.script, unit: 'kB', bound: { kind: 'most', value: limits.script } },
    {
      name: `${name}: largest contentful paint`,
      value: load.largestPaint,
      unit: 'ms',
      bound: { kind: 'most', value: limits.largestPaint },
    },
  ];
}
