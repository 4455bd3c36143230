import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags of every Chromium that tests and measurements start: no background traffic, no upgrade of http to https. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Overrides Playwright's own list, which makes storage throw in a cross-site frame. No real browser does that.
  '--disable-features=HttpsUpgrades',
];

/**
 * Path of the machine's Chromium, `CHROMIUM_PATH` first. Undefined leaves the choice to Playwright.
 *
 * @param shell whether the headless shell is preferred: it opens pages faster, but measurements need the full browser
 */
export function chromiumPath({ shell = true } = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return (shell ? [HEADLESS_SHELL, ...BROWSERS] : BROWSERS).find((path) => existsSync(path));
}
