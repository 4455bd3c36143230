import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SHELL = 'chromium-headless-shell';
/** The shell has the same engine. It opens a page in a seventh of the work, since it draws no window. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium that starts, or null. `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  const machine = NAMES.flatMap((name) => FOLDERS.map((folder) => `${folder}/${name}`));
  const candidates = [named, ...machine, ...MAC, playwrightsOwn()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path) && starts(path)) ?? null;
}

/** Whether a browser is the one without a window. */
export const isShell = (/** @type {string} */ path) => path.endsWith(SHELL);

/** Ubuntu has a file of that name that only says how to install the browser. */
function starts(/** @type {string} */ path) {
  try {
    return /Chrom/.test(
      execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Whether packages can be installed here without asking anybody: Debian or Ubuntu, as root. */
export function mayInstallPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(release);
}
