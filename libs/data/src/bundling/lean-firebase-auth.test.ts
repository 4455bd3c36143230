import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutUnusedConstants } from './lean-firebase-auth.ts';

/** The SDK's own file, as browsers get it. */
function sdk(): string {
  const folder = join(
    dirname(
      createRequire(createRequire(import.meta.url).resolve('firebase/auth')).resolve('@firebase/auth/package.json'),
    ),
    'dist/esm',
  );
  const file = readdirSync(folder).find((name) => /^index-\w+\.js$/.test(name)) ?? '';
  return readFileSync(join(folder, file), 'utf8');
}

it('nothing is set any more on what the product has not, and everything else stays', () => {
  const before = sdk();
  const after = withoutUnusedConstants(before);
  const set = (code: string) => [...code.matchAll(/^(\w+)\.\w+ = /gm)].map(([, name]) => name);
  expect(set(before)).toEqual(expect.arrayContaining(['GoogleAuthProvider', 'PopupOperation', 'EmailAuthProvider']));
  expect(new Set(set(after))).toEqual(
    new Set([
      'InMemoryPersistence',
      'RecaptchaEnterpriseVerifier',
      'EmailAuthProvider',
      'BrowserLocalPersistence',
      'Receiver',
      'IndexedDBLocalPersistence',
    ]),
  );
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});
