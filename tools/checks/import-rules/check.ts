/**
 * Fails on import cycles between files and between folders, on imports between features, and on too large folders.
 * Before that it proves on planted examples that it finds each of them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canary } from './canary.ts';
import { findProblems, type Problem } from './find-problems.ts';
import { staleParts } from './draw-folders.ts';
import known from './known.json' with { type: 'json' };
import { readImports } from './read-imports.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
const KNOWN = join(import.meta.dirname, 'known.json');
const SOURCES = ['apps', 'libs', 'tools'];

const missed = await canary();
const imports = await readImports(WORKSPACE, SOURCES);
const problems = findProblems(imports);

if (process.argv.includes('--accept')) {
  // By project and rule, so that a file that moves is no new exception.
  writeFileSync(KNOWN, `${JSON.stringify(countsOf(problems), null, 2)}\n`);
  process.exit(0);
}

const accepted: Readonly<Record<string, number>> = known;
const counts = countsOf(problems);
const wrong = problems.filter((problem) => (counts[keyOf(problem)] ?? 0) > (accepted[keyOf(problem)] ?? 0));
for (const { rule, where } of wrong) console.error(`${rule}: ${where}`);
for (const line of missed) console.error(`a planted violation passes: ${line}`);
for (const [key, count] of Object.entries(accepted))
  if ((counts[key] ?? 0) < count) console.log(`fewer than known.json allows, update it with --accept: ${key}`);
const stale = staleParts(WORKSPACE, imports.imports);
for (const name of stale) console.error(`docs/architecture.md: ${name} is not as the tree: npx nx run checks:draw`);
console.log(
  `${imports.files.length} files, ${imports.imports.length} imports, ${wrong.length + stale.length + missed.length} wrong`,
);
process.exitCode = wrong.length + missed.length + stale.length === 0 ? 0 : 1;

function keyOf({ rule, project }: Problem): string {
  return `${project}: ${rule}`;
}

function countsOf(found: readonly Problem[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const problem of found) counted[keyOf(problem)] = (counted[keyOf(problem)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counted).sort());
}
