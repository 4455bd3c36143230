/**
 * Fails where browser code or a selector needs what the oldest supported browsers lack (`browserslist` in
 * package.json). Types tell which `at` or `size` is meant. Packages are not read; a browser story removes the newer
 * interfaces instead.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { findNewerSelectors } from './find-newer-selectors.ts';
import { newerIn } from './find-newer.ts';
import { KeptResults } from './cached-results.ts';
import { OPTIONS, SourceFiles } from './source-files.ts';
import { readFloors, type Floors } from './support.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
const inWorkspace = (files: readonly string[]) => files.map((file) => join(WORKSPACE, file));
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'public-pages': inWorkspace([
    'apps/release-platform/src/public/page-script.ts',
    'apps/fourtrack/src/public/page-script.ts',
  ]),
  applications: inWorkspace(['apps/release-platform/src/app/main.tsx', 'apps/fourtrack/src/app/main.tsx']),
};
const CANARY = join(import.meta.dirname, 'newer.canary.ts');
const STYLES_CANARY = 'tools/checks/browser-support/newer.canary.css';
/** Style sheets of the pages that fans see. The applications add theirs. */
const PUBLIC_STYLES = /^libs\/(features\/public-pages|theme)\//;

const { browserslist } = JSON.parse(readFileSync(join(WORKSPACE, 'package.json'), 'utf8')) as {
  browserslist: Readonly<Record<string, readonly string[]>>;
};
/** With `--unknown` also lists what MDN's data does not know. */
const all = process.argv.includes('--unknown');
const sources = new SourceFiles();
const environments = Object.entries(ENTRIES).map(([name, entries]) => {
  const files = [...sources.bundled(entries)].map((file) => ({ file, hash: sources.hashWithImports(file) }));
  const kept = new KeptResults(WORKSPACE, `${name} ${all}`);
  return { name, kept, floors: readFloors(browserslist[name] ?? []), files };
});
/** Types are made of the files that have changed alone: asking for them takes most of the time. */
const changed = environments.flatMap(({ kept, files }) => files.filter(({ file, hash }) => !kept.get(file, hash)));
const program = ts.createProgram([...new Set(changed.map(({ file }) => file)), CANARY], OPTIONS);
const newerFor = (floors: Floors) => newerIn({ program, floors, workspace: WORKSPACE, all });

let wrong = 0;
for (const { name, kept, floors, files } of environments) {
  const find = newerFor(floors);
  const results = files.map(({ file, hash }) => {
    const before = kept.get(file, hash);
    if (before) return before;
    const result = find(file);
    kept.set(file, hash, result);
    return result;
  });
  kept.save();
  const newer = results.flatMap((each) => each.newer);
  for (const line of newer) console.error(`${name}: ${line}`);
  if (all) for (const line of results.flatMap((each) => each.unknown)) console.log(`not in MDN's data: ${line}`);
  const uses = results.reduce((sum, each) => sum + each.uses, 0);
  console.log(`${name}: ${files.length} files, ${uses} uses of names to look at, ${newer.length} wrong`);
  // An entry that resolves to nothing would pass.
  wrong += newer.length + (files.length < 50 ? 1 : 0);
}
const sheets = globSync('{apps,libs}/**/*.css', { cwd: WORKSPACE, exclude: (name) => name.includes('node_modules') });
const findSelectors = (file: string) => {
  const environment = PUBLIC_STYLES.test(file) || file === STYLES_CANARY ? 'public-pages' : 'applications';
  return findNewerSelectors(file, WORKSPACE, readFloors(browserslist[environment] ?? []));
};
const newerSelectors = sheets.flatMap(findSelectors);
for (const line of newerSelectors) console.error(line);
console.log(`styles: ${sheets.length} files, ${newerSelectors.length} wrong`);
wrong += newerSelectors.length + (sheets.length < 50 ? 1 : 0);

const missed = [
  ...missedIn(CANARY, newerFor(readFloors(browserslist['public-pages'] ?? []))(CANARY).newer),
  ...missedIn(join(WORKSPACE, STYLES_CANARY), findSelectors(STYLES_CANARY)),
];
for (const line of missed) {
  wrong += 1;
  console.error(`a planted violation passes: ${line}`);
}
process.exitCode = wrong === 0 ? 0 : 1;

/** Planted lines that were not found. Each has an arrow function, or starts with a class. */
function missedIn(file: string, found: readonly string[]): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text, at) => /=>|^\./.test(text) && !found.some((line) => line.includes(`${basename(file)}:${at + 1} `)));
}
