import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@countin/domain/testing/free-ports';
import type { FirestoreAddress } from './serve-firestore.ts';

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url));
const LOCAL_FIREBASE = join(WORKSPACE, 'tools/local-firebase');

/** Storage emulator with `storage.rules`, and the Firestore emulator that the rules read. */
export interface StorageServer {
  readonly storage: FirestoreAddress;
  readonly firestore: FirestoreAddress;
  /** Names of the objects of the default bucket. */
  list(): Promise<string[]>;
  /** Writes a document, bypassing the rules. */
  write(path: string, fields: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

/** Runs firebase-tools' emulators as the product does, for one test file. */
export async function serveStorage(projectId: string): Promise<StorageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const [storage = 0, firestore = 0, hub = 0, logging = 0] = await freePorts(4);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    firestore: { rules: join(WORKSPACE, 'firestore.rules') },
    storage: { rules: join(WORKSPACE, 'storage.rules') },
    emulators: {
      storage: at(storage),
      firestore: at(firestore),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
    },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
  const emulators = spawn(
    process.execPath,
    [
      join(WORKSPACE, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'firestore,storage',
      '--project',
      projectId,
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        CI: 'true',
        XDG_CONFIG_HOME: folder,
        TMPDIR: folder,
        PATH: [join(LOCAL_FIREBASE, 'java-stand-in'), dirname(process.execPath), process.env['PATH']].join(delimiter),
        FIRESTORE_EMULATOR_BINARY_PATH: join(LOCAL_FIREBASE, 'bin/local-firestore.mjs'),
        STORAGE_EMULATOR_BINARY_PATH: join(LOCAL_FIREBASE, 'bin/local-storage-rules.mjs'),
      },
    },
  );
  const ended = once(emulators, 'exit');
  await Promise.race([
    new Promise<void>((resolve) =>
      createInterface(emulators.stdout).on('line', (line) => line.includes('All emulators ready') && resolve()),
    ),
    ended.then(() => {
      throw new Error('The emulators did not start');
    }),
  ]);
  return {
    storage: at(storage),
    firestore: at(firestore),
    async list() {
      const listed = await fetch(`http://127.0.0.1:${storage}/b/${projectId}.appspot.com/o`);
      const { items = [] } = (await listed.json()) as { items?: { name: string }[] };
      return items.map(({ name }) => name);
    },
    async write(path, fields) {
      const address = `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
      const body = JSON.stringify({
        fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { stringValue: value }])),
      });
      const written = await fetch(address, { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body });
      if (!written.ok) throw new Error(await written.text());
    },
    async stop() {
      emulators.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
