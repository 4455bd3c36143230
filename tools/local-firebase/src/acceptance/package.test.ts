import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INSTALLED_MODULES } from './installed-modules.ts';

const run = promisify(execFile);
const own = path.join(import.meta.dirname, '../..');

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

let folder: string;
/** A project that has installed the packed package, and of other packages only those that it names. */
let project: string;
let packed: readonly string[];
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'local-firebase-package-'));
  project = path.join(folder, 'project');
  const source = path.join(folder, 'source');
  // Alone: nothing above the folder helps to build it.
  await cp(own, source, { recursive: true, filter: (file) => !/[\\/](node_modules|dist)$/.test(file) });
  await symlink(INSTALLED_MODULES, path.join(source, 'node_modules'));
  const pack = ['pack', '--json', '--offline', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: source, env: { ...process.env, PATH: pathWithNode() } });
  const [result] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as {
    filename: string;
    files: { path: string }[];
  }[];
  packed = result?.files.map((file) => file.path) ?? [];
  const installed = path.join(project, 'node_modules/local-firebase');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, result?.filename ?? ''), '--strip-components=1', '-C', installed]);
  manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8')) as Manifest;
  for (const name of [...Object.keys(manifest.dependencies), '@types/node', 'undici-types']) {
    await mkdir(path.dirname(path.join(project, 'node_modules', name)), { recursive: true });
    await symlink(path.join(INSTALLED_MODULES, name), path.join(project, 'node_modules', name));
  }
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
}, 90_000);
afterAll(() => rm(folder, { recursive: true }));

function pathWithNode(): string {
  return [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter);
}

it('holds programs and declarations, and neither sources nor tests', () => {
  expect(packed).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'java-stand-in/java', 'dist/index.js', 'dist/index.d.ts']),
  );
  const others = packed.filter(
    (file) => !/^(README\.md|package\.json|bin\/.+|java-stand-in\/java|dist\/.+)$/.test(file),
  );
  expect(others).toEqual([]);
  expect(packed.filter((file) => /\.test\.|acceptance|fuzz/.test(file))).toEqual([]);
});

it('starts Firestore by its API, in a project that has installed it', async () => {
  await writeFile(
    path.join(project, 'start.js'),
    `import { startLocalFirestore } from 'local-firebase';
import { compileRules } from 'local-firebase/rules';
import { beginSession } from 'local-firebase/rules/testing';
import { startLocalTasks } from 'local-firebase/tasks';
const server = await startLocalFirestore();
const url = \`http://\${server.host}:\${server.port}/v1/projects/demo-x/databases/(default)/documents/kept/a\`;
await fetch(url, { method: 'PATCH', body: JSON.stringify({ fields: { n: { integerValue: '7' } } }) });
const { fields } = await (await fetch(url)).json();
await server.close();
console.log([fields.n.integerValue, compileRules('').ok, typeof beginSession, typeof startLocalTasks].join(' '));`,
  );
  const { stdout } = await run(process.execPath, ['start.js'], { cwd: project });
  expect(stdout).toBe('7 false function function\n');
});

it.each([
  ['local-firestore', ['--port', '0'], 'Firestore is listening on http://127.0.0.1:'],
  ['local-tasks', ['--port', '0'], 'Task queues are listening on http://127.0.0.1:'],
])('starts by the command %s', async (name, args, expected) => {
  const program = path.join(project, 'node_modules/local-firebase', manifest.bin[name] ?? 'missing');
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: pathWithNode() },
  });
  const exited = once(child, 'exit');
  const [line] = (await once(readline.createInterface({ input: child.stdout }), 'line')) as [string];
  child.kill('SIGINT');
  expect(line).toContain(expected);
  expect(await exited).toEqual([0, null]);
});

it('announces the rules runtime of Storage by the command local-storage-rules', async () => {
  const program = path.join(project, 'node_modules/local-firebase', manifest.bin['local-storage-rules'] ?? 'missing');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = (await once(readline.createInterface({ input: child.stdout }), 'line')) as [string];
  child.stdin.end();
  expect(JSON.parse(line)).toMatchObject({ id: -1 });
  expect(await exited).toEqual([0, null]);
});

it('declares its types', async () => {
  await writeFile(
    path.join(project, 'types.ts'),
    `import { startLocalFirestore, type LocalFirestore } from 'local-firebase';
import { compileRules } from 'local-firebase/rules';
import { startLocalTasks, type LocalTasks } from 'local-firebase/tasks';
export const server: Promise<LocalFirestore> = startLocalFirestore({ rules: '' });
export const tasks: Promise<LocalTasks> = startLocalTasks({});
export const ok: boolean = compileRules('').ok;
// @ts-expect-error: no such option, which only real types tell
void startLocalFirestore({ rulez: '' });`,
  );
  const tsc = path.join(INSTALLED_MODULES, 'typescript/bin/tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node', 'types.ts'];
  const { stdout } = await run(process.execPath, [tsc, ...flags], { cwd: project }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout).toBe('');
}, 90_000);
