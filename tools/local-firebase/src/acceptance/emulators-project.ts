import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './free-ports.ts';
import { INSTALLED_MODULES } from './installed-modules.ts';

const run = promisify(execFile);
const here = path.join(import.meta.dirname, '../..');

/** A Firebase project in a folder of its own, run by the unmodified firebase-tools with this server. */
export interface EmulatorsProject {
  readonly folder: string;
  /** Writes a file of the project. */
  write(name: string, content: string): Promise<void>;
  /** `firebase emulators:exec FLAGS SCRIPT`; resolves with everything printed. */
  exec(only: string, script: string, ...flags: string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function createEmulatorsProject(): Promise<EmulatorsProject> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'emulators-project-'));
  await mkdir(path.join(folder, 'functions'));
  await symlink(INSTALLED_MODULES, path.join(folder, 'functions/node_modules'));
  return {
    folder,
    write: (name, content) => writeFile(path.join(folder, name), content),
    exec: async (only, script, ...flags) => {
      await writeFile(path.join(folder, 'firebase.json'), JSON.stringify(await configuration()));
      const args = ['emulators:exec', '--only', only, '--project', 'demo-x', ...flags, script];
      const program = path.join(INSTALLED_MODULES, 'firebase-tools/lib/bin/firebase.js');
      const { stdout } = await run(process.execPath, [program, ...args], { cwd: folder, env: environment(folder) });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

function environment(folder: string): NodeJS.ProcessEnv {
  const folders = [path.join(here, 'java-stand-in'), path.dirname(process.execPath), process.env.PATH];
  return {
    ...process.env,
    CI: 'true',
    PATH: folders.join(path.delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: path.join(here, 'bin/local-firestore.mjs'),
    STORAGE_EMULATOR_BINARY_PATH: path.join(here, 'bin/local-storage-rules.mjs'),
    // The Storage emulator keeps its objects in one folder below this, shared with other running emulators.
    TMPDIR: folder,
  };
}

async function configuration() {
  const [firestore, websocketPort, auth, hub, logging, functions, eventarc, tasks, storage] = await freePorts(9);
  return {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    functions: [{ source: 'functions', codebase: 'default' }],
    emulators: {
      firestore: { port: firestore, websocketPort },
      auth: { port: auth },
      storage: { port: storage },
      hub: { port: hub },
      logging: { port: logging },
      functions: { port: functions },
      eventarc: { port: eventarc },
      tasks: { port: tasks },
      ui: { enabled: false },
    },
  };
}
