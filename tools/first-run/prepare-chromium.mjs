import { join } from 'node:path';
import { findChromium, isShell, mayInstallPackages } from './find-chromium.mjs';
import { ENVIRONMENT, NODE, WORKSPACE } from './prepare-workspace.mjs';
import { run } from './run-command.mjs';

const APT = { DEBIAN_FRONTEND: 'noninteractive' };

/** Makes sure that there is a Chromium for the browser tests, whichever the machine offers. */
export async function prepareChromium() {
  const there = findChromium();
  // The shell draws no window: the browser tests take less than half of the processor time with it.
  if (there && (isShell(there) || process.env['CHROMIUM_PATH'])) return there;
  const found = (await installPackage()) ?? there ?? (await downloadPlaywrights());
  if (found) return found;
  console.error(`
The browser tests need Chromium, and none could be found or installed. One of these helps:
  sudo apt-get install chromium                       (Debian; on Ubuntu: the next line)
  npx playwright install --with-deps chromium         (downloads Playwright's own)
  CHROMIUM_PATH=/path/to/chromium npm test            (one that is somewhere else)
Everything else can be tested without it: npm run check`);
  process.exit(1);
}

async function installPackage() {
  if (!mayInstallPackages()) return null;
  console.error('Installing Chromium …');
  const options = { cwd: WORKSPACE, env: APT };
  await run('apt-get', ['update', '-qq'], options);
  // Ubuntu has no such package, and older releases of Debian have not either.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const found = findChromium();
    if (found) return found;
  }
  return null;
}

async function downloadPlaywrights() {
  console.error('Downloading Chromium …');
  const args = [
    join(WORKSPACE, 'node_modules/playwright/cli.js'),
    'install',
    ...(mayInstallPackages() ? ['--with-deps'] : []),
    'chromium',
  ];
  await run(NODE, args, { cwd: WORKSPACE, env: ENVIRONMENT });
  return findChromium();
}
