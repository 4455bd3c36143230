import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Nothing but the page is loaded, and what is asked for by http stays so. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=HttpsUpgrades',
];

/** The browser of the machine; undefined leaves it to the library. */
export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path));

export function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: CHROMIUM_FLAGS });
}
