/**
 * Fails where browser code uses an interface that the oldest supported browsers lack: `browserslist` in package.json.
 * Types tell which `at` or `size` is meant. Packages are not read; a browser story removes the newer interfaces instead.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findNewer } from './find-newer.ts';
import { OPTIONS } from './source-files.ts';
import { readFloors } from './support.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
const inWorkspace = (files: readonly string[]) => files.map((file) => join(WORKSPACE, file));
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'public-pages': inWorkspace([
    'apps/release-platform/src/public/page-script.ts',
    'apps/fourtrack/src/public/page-script.ts',
  ]),
  applications: inWorkspace(['apps/release-platform/src/app/main.tsx', 'apps/fourtrack/src/app/main.tsx']),
};
const CANARY = join(import.meta.dirname, 'newer.canary.ts');

const { browserslist } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
  browserslist: Readonly<Record<string, readonly string[]>>;
};
const program = ts.createProgram([...Object.values(ENTRIES).flat(), CANARY], OPTIONS);
const find = (entries: readonly string[], list: readonly string[]) =>
  findNewer(entries, { program, floors: readFloors(list), workspace: WORKSPACE });

let wrong = 0;
for (const [environment, entries] of Object.entries(ENTRIES)) {
  const { newer, files, uses, unknown } = find(entries, browserslist[environment] ?? []);
  for (const line of newer) console.error(`${environment}: ${line}`);
  if (process.argv.includes('--unknown')) for (const line of unknown) console.log(`not in MDN's data: ${line}`);
  console.log(
    `${environment}: ${files} files, ${uses} uses, ${unknown.length} not in MDN's data, ${newer.length} wrong`,
  );
  // An entry that resolves to nothing would pass.
  wrong += newer.length + (files < 50 ? 1 : 0);
}
for (const line of missedIn(CANARY, find([CANARY], browserslist['public-pages'] ?? []).newer)) {
  wrong += 1;
  console.error(`a planted violation passes: ${line}`);
}
process.exitCode = wrong === 0 ? 0 : 1;

/** Planted expressions that were not found, by line. */
function missedIn(file: string, found: readonly string[]): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text, at) => /=>/.test(text) && !found.some((line) => line.includes(`${'newer.canary.ts'}:${at + 1} `)));
}
