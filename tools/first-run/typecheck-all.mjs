/**
 * Checks the types of all projects. Projects with the same compiler options are checked as one program, which reads
 * shared libraries once. On a clean checkout that is faster than the `typecheck` targets of projects, which Nx can
 * cache one by one. Exit code 1 if a type is wrong.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { NODE, WORKSPACE } from './prepare-workspace.mjs';

const COMPILER = join(WORKSPACE, 'node_modules/typescript-native/bin/tsc');
const FOLDER = join(WORKSPACE, 'node_modules/.cache/typecheck-all');
const PROJECTS = '{apps,libs,tools}/{*,*/*}/tsconfig.json';

const byName = (/** @type {[string, unknown]} */ [one], /** @type {[string, unknown]} */ [other]) =>
  one < other ? -1 : 1;
/** @type {Map<string, { options: object, include: string[] }>} */
const programs = new Map();
/** Configurations that are checked as they are: packages that can be published have all of their options themselves. */
const configs = [];
for (const file of globSync(PROJECTS, { cwd: WORKSPACE })) {
  const { extends: base, compilerOptions, include } = JSON.parse(readFileSync(join(WORKSPACE, file), 'utf8'));
  const folder = dirname(join(WORKSPACE, file));
  if (base === undefined) {
    configs.push(join(WORKSPACE, file));
    continue;
  }
  if (resolve(folder, base) !== join(WORKSPACE, 'tsconfig.base.json'))
    throw new Error(`${file} does not extend tsconfig.base.json.`);
  const key = JSON.stringify(Object.fromEntries(Object.entries(compilerOptions).sort(byName)));
  /** @type {{ options: object, include: string[] }} */
  const program = programs.get(key) ?? { options: compilerOptions, include: [] };
  program.include.push(...include.map((/** @type {string} */ pattern) => join(folder, pattern)));
  programs.set(key, program);
}
if (programs.size === 0) throw new Error(`No project has a file like ${PROJECTS}.`);

mkdirSync(FOLDER, { recursive: true });
for (const [index, { options, include }] of [...programs.values()].entries()) {
  const config = join(FOLDER, `tsconfig.${index}.json`);
  const text = { extends: join(WORKSPACE, 'tsconfig.base.json'), compilerOptions: options, include };
  writeFileSync(config, JSON.stringify(text));
  configs.push(config);
}
const results = configs.map((config) =>
  spawnSync(NODE, [COMPILER, '--noEmit', '--pretty', 'false', '-p', config], { cwd: WORKSPACE, stdio: 'inherit' }),
);
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
