import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isForeignText, leanLibraries, splitModule } from './lean-libraries.ts';

/** Source of the SDK file that browsers load. */
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

it('each statement is in the part that needs it, and both parts give all exports together', () => {
  const code = `import { base } from './base.js';
const shared = base;
class Early {}
class Late { make() { return [shared, new Early()]; } }
Late.KIND = 'late';
Early.KIND = 'early';
register(Early);
function register(kind) { return kind; }
export { Early as E, Late as L };`;
  const { whole, early, late } = splitModule(code, '/sdk.js', ['Early']);
  expect(whole).toBe(
    `export { Early as E } from "/sdk.js?part=early";\nexport { Late as L } from "/sdk.js?part=late";`,
  );
  expect(early).toBe(`import { base } from './base.js';
class Early {}
Early.KIND = 'early';
register(Early);
function register(kind) { return kind; }
export { Early, register };`);
  expect(late).toBe(`import { base } from './base.js';
import { Early } from "/sdk.js?part=early";
const shared = base;
class Late { make() { return [shared, new Early()]; } }
Late.KIND = 'late';
export { shared, Late };`);
});

it('of the SDK, keeping a person signed in is early, and logging in is late', () => {
  const declared = (part: string) =>
    [...part.matchAll(/^(?:class|async function|function|const) (\w+)/gm)].map((match) => match[1]);
  const { early, late } = splitModule(sdk(), '/sdk.js', [
    'initializeAuth',
    'indexedDBLocalPersistence',
    'onAuthStateChanged',
  ]);
  expect(declared(early)).toEqual(
    expect.arrayContaining(['AuthImpl', 'UserImpl', 'IndexedDBLocalPersistence', 'registerAuth']),
  );
  expect(declared(late)).toEqual(
    expect.arrayContaining([
      'EmailAuthProvider',
      'signInWithEmailAndPassword',
      'GoogleAuthProvider',
      'checkActionCode',
    ]),
  );
});

it('a name that the SDK no longer has is an error, not a larger script', () => {
  expect(() => splitModule('export {};', '/sdk.js', ['initializeAuth'])).toThrow('does not declare initializeAuth');
});

it('the texts of a library stay in the languages of the product', () => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('react-aria/package.json')),
    'dist/private/intl/dnd',
  );
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs') && !isForeignText(join(folder, name)))
    .map((name) => name.slice(0, -'.mjs'.length));
  // React Aria has no Hindi.
  expect(kept.toSorted()).toEqual(['ar-AE', 'de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'zh-CN']);
});

it('of Firestore, the engine of regular expressions is replaced, which only pipelines need', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/firestore'));
  const firestore = createRequire(require.resolve('@firebase/firestore'));
  const { load } = leanLibraries();
  if (typeof load !== 'function') throw new Error('the plugin loads no modules');
  const engine = join(dirname(firestore.resolve('re2js')), 'index.js');
  expect(load.call({} as never, engine)).toMatchObject({ code: expect.stringContaining('export const RE2JS') });
});
