import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { everythingIsBuilt, summaryOf } from './summary.mjs';
import { runTargets } from './target-results.mjs';

const MODULES = join(import.meta.dirname, '../../node_modules');
/** Variables that Nx sets for its tasks, this test among them, are not for the Nx that the test runs. */
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NX_')));

/** @type {string} */
let workspace;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'npm-test-'));
  vi.stubEnv('NX_CACHE_DIRECTORY', join(workspace, '.nx/cache'));
  symlinkSync(MODULES, join(workspace, 'node_modules'));
  writeFileSync(join(workspace, 'package.json'), '{ "name": "example", "private": true }');
  writeFileSync(
    join(workspace, 'nx.json'),
    '{ "analytics": false, "neverConnectToCloud": true, "cacheDirectory": ".nx/cache", "targetDefaults": { "build": { "dependsOn": ["^build"] } } }',
  );
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(workspace, { recursive: true, force: true });
});

/** Gives the example a project whose targets end with these exit codes. Nx may lose what is written right before an end. */
function project(
  /** @type {string} */ name,
  /** @type {Record<string, number>} */ codes,
  /** @type {string[]} */ needs = [],
) {
  mkdirSync(join(workspace, name), { recursive: true });
  const targets = Object.fromEntries(
    Object.entries(codes).map(([target, code]) => [
      target,
      { command: code ? `echo "Error: the ${target} is wrong"; sleep 0.3; exit ${code}` : 'exit 0' },
    ]),
  );
  writeFileSync(join(workspace, name, 'project.json'), JSON.stringify({ name, targets, implicitDependencies: needs }));
}

/** @returns {Promise<number>} */
function nx(/** @type {readonly string[]} */ args) {
  const env = {
    ...ENVIRONMENT,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_INTERACTIVE: 'false',
    NX_CACHE_DIRECTORY: join(workspace, '.nx/cache'),
    NX_WORKSPACE_DATA_DIRECTORY: join(workspace, '.nx/data'),
  };
  const child = spawn(process.execPath, [join(MODULES, 'nx/dist/bin/nx.js'), ...args], {
    cwd: workspace,
    env,
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
const run = () => runTargets(workspace, ['lint', 'test', 'build'], nx);

describe('npm test', { timeout: 90_000 }, () => {
  test('runs every target when lint and tests of one project fail, and the browser tests after them', async () => {
    project('core', { lint: 1, test: 1, build: 0 });
    project('shop', { lint: 0, test: 0, build: 0 }, ['core']);
    const results = await run();
    expect(results.passed.toSorted()).toEqual(['core:build', 'shop:build', 'shop:lint', 'shop:test']);
    expect(results.failed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: 'core:lint', lines: ['Error: the lint is wrong'] },
      { name: 'core:test', lines: ['Error: the test is wrong'] },
    ]);
    expect(results.notRun).toEqual([]);
    expect(everythingIsBuilt(results)).toBe(true);
  });

  test('names what could not run because a build failed, the browser tests among it', async () => {
    project('core', { lint: 0, test: 0, build: 1 });
    project('shop', { lint: 0, test: 0, build: 0 }, ['core']);
    const results = await run();
    expect(results.failed.map(({ name }) => name)).toEqual(['core:build']);
    expect(results.notRun).toEqual(['shop:build']);
    expect(results.passed.toSorted()).toEqual(['core:lint', 'core:test', 'shop:lint', 'shop:test']);
    expect(everythingIsBuilt(results)).toBe(false);
  });

  test('fails when Nx itself does', async () => {
    mkdirSync(join(workspace, 'broken'), { recursive: true });
    writeFileSync(join(workspace, 'broken/project.json'), '{');
    const results = await run();
    rmSync(join(workspace, 'broken'), { recursive: true });
    expect(results).toMatchObject({ passed: [], failed: [{ name: expect.stringContaining('nx run-many') }] });
    expect(everythingIsBuilt(results)).toBe(false);
  });
});

const failure = (/** @type {string} */ name, lines = ['Error: wrong']) => ({ name, lines });

test('the last line of the summary counts what was not run as failed', () => {
  expect(summaryOf({ passed: ['a:lint', 'a:test'], failed: [], notRun: [] })).toBe('2 passed, 0 failed');
  expect(summaryOf({ passed: ['a:lint'], failed: [failure('a:build')], notRun: ['e2e:e2e'] })).toBe(
    'FAILED   a:build\n           Error: wrong\nNOT RUN  e2e:e2e (needs what failed)\n1 passed, 2 failed',
  );
});

test('everything that failed is named in the last thirty lines', () => {
  const long = Array.from({ length: 20 }, (_, nth) => `line ${nth}`);
  const names = Array.from({ length: 9 }, (_, nth) => `story ${nth}`);
  const stories = names.map((name) => failure(name, long));
  const last = summaryOf({ passed: [], failed: [failure('e2e:e2e', [])], notRun: [] }, stories).split('\n');
  expect(last.length).toBeLessThan(30);
  for (const name of names) expect(last).toContain(`FAILED   ${name}`);
  expect(last).toContain('           line 0');
});
