/** `npm run engines`: the main paths of fans and artists in Debian's Firefox ESR and WebKitGTK. */
import type { Addresses } from '@countin/dev-stack';
import { logInWithBack, publishRelease } from './artist-paths.ts';
import type { Browser } from './browser.ts';
import { keepLanguage, playMedley, signUpAsFan } from './fan-paths.ts';
import { openFirefox } from './firefox.ts';
import { installedPrograms } from './installed.ts';
import { DRIVER_PORT, startStack } from './running-stack.ts';
import { openWebKit } from './webkit.ts';

const PATHS: readonly (readonly [string, (browser: Browser, addresses: Addresses) => Promise<void>])[] = [
  ['a fan reads a page, signs up and confirms', signUpAsFan],
  ['a chosen language is kept on the next visit', keepLanguage],
  ['the medley plays', playMedley],
  ['an artist signs up, makes a release and publishes it', publishRelease],
  ['a link into the product leads on after the log-in', logInWithBack],
];

const programs = installedPrograms();
const stack = await startStack();
let failed = 0;
try {
  await tryAll(await openFirefox(programs.firefox));
  await tryAll(await openWebKit({ ...programs, port: DRIVER_PORT }));
} finally {
  await stack.stop();
}
console.log(failed === 0 ? 'Every path works in both engines.' : `${failed} paths failed.`);
process.exitCode = failed === 0 ? 0 : 1;

async function tryAll(browser: Browser): Promise<void> {
  try {
    for (const [name, path] of PATHS) {
      const error = await path(browser, stack.addresses).then(
        () => null,
        (cause: unknown) => cause,
      );
      console.log(`${error ? 'FAILED' : 'ok    '} ${browser.name}: ${name}`);
      if (!error) continue;
      failed += 1;
      console.error(error, await browser.run(() => `${location.href}\n${document.body.innerText.slice(0, 1500)}`));
    }
  } finally {
    await browser.close();
  }
}
