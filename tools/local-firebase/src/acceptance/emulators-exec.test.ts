import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirestore } from '../index.ts';

const run = promisify(execFile);
const project = path.join(import.meta.dirname, '../..');
const modules = path.join(project, '../../node_modules');
const RULES = "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow write; } } }\n";
/** Written into the folder; every emulator must be reachable by the address firebase-tools hands out. */
const PROBE = `
const base = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-x/databases/(default)/documents';
const status = async (url, init) => (await fetch(url, init)).status;
const patch = { method: 'PATCH', body: '{"fields":{"n":{"integerValue":"1"}}}' };
const owner = { headers: { authorization: 'Bearer owner' } };
console.log('had ' + (await status(base + '/open/a', owner)));
console.log('open ' + (await status(base + '/open/a', patch)));
console.log('closed ' + (await status(base + '/closed/a', patch)));
console.log('auth ' + (await status('http://' + process.env.FIREBASE_AUTH_EMULATOR_HOST)));
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'emulators-exec-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Ports nobody uses, found by taking them for a moment. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => startLocalFirestore()));
  await Promise.all(servers.map((server) => server.close()));
  return servers.map(({ port }) => port);
}

async function emulatorsExec(...flags: string[]): Promise<string> {
  const [firestore, websocketPort, auth, hub, logging] = await freePorts(5);
  const emulators = { firestore: { port: firestore, websocketPort }, auth: { port: auth }, hub: { port: hub }, logging: { port: logging }, ui: { enabled: false } };
  await writeFile(path.join(folder, 'firebase.json'), JSON.stringify({ firestore: { rules: 'firestore.rules' }, emulators }));
  await writeFile(path.join(folder, 'firestore.rules'), RULES);
  await writeFile(path.join(folder, 'probe.mjs'), PROBE);
  const env = {
    ...process.env,
    CI: 'true',
    PATH: [path.join(project, 'java-stand-in'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: path.join(project, 'bin/local-firestore.mjs'),
  };
  const program = path.join(modules, 'firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:exec', '--only', 'firestore,auth', '--project', 'demo-x', ...flags, 'node probe.mjs'];
  const { stdout } = await run(process.execPath, [program, ...args], { cwd: folder, env });
  return stdout;
}

describe('firebase emulators:exec', () => {
  it('runs this server as its Firestore emulator, exports on exit and imports again', async () => {
    const first = await emulatorsExec('--export-on-exit', 'saved');
    expect(first).toMatch(/had 404\s[^]*open 200\s[^]*closed 403\s[^]*auth 200/);
    expect(await readdir(path.join(folder, 'saved/firestore_export'))).toContain('firestore_export.overall_export_metadata');
    const second = await emulatorsExec('--import', 'saved');
    expect(second).toMatch(/Importing data[^]*had 200\s[^]*open 200/);
  }, 120_000);
});
