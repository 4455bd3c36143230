import { unwatchFile, watchFile } from 'node:fs';
import { copyFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ID, WORKSPACE, type Settings } from '../settings.ts';
import { EMULATOR_FLAGS, FUNCTION_FLAGS } from './memory.ts';
import { SHARED_PROCESS_MODULE } from './shared-process.ts';

const BUILT_FUNCTIONS = join(WORKSPACE, 'dist/apps/functions');
const BUNDLE = join(BUILT_FUNCTIONS, 'main.js');

/**
 * Seconds in which a process must have loaded the functions. The emulator never answers the request that started a
 * slower process. Its own 30 seconds are too few on a busy machine.
 */
const FUNCTIONS_DISCOVERY_TIMEOUT = '180';

interface FirebaseProject {
  /** The generated `firebase.json`. */
  readonly config: string;
  readonly folder: string;
}

/**
 * Writes a Firebase project for this stack alone: its ports, a copy of the built functions, and their secrets.
 * Two stacks with different ports and secrets can so run from one workspace, and no build folder holds a secret.
 *
 * @param folder where; below one whose name begins with a dot, the emulator would not see new builds
 */
export async function writeFirebaseProject(
  settings: Settings,
  secrets: Readonly<Record<string, string>>,
  folder: string,
): Promise<FirebaseProject> {
  const functions = join(folder, 'functions');
  await rm(folder, { recursive: true, force: true });
  await mkdir(functions, { recursive: true });
  await copyBuild(functions);
  await copyFile(SHARED_PROCESS_MODULE, join(functions, 'main.js'));
  await symlink(join(WORKSPACE, 'node_modules'), join(functions, 'node_modules'), 'dir');
  await writeFile(
    join(functions, '.secret.local'),
    Object.entries(secrets)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  // As in the cloud: errors of the framework show no stack. The functions' processes alone: Firestore, which the emulators start as well, is quicker with room.
  await writeFile(
    join(functions, '.env.local'),
    `NODE_ENV=production\nNODE_OPTIONS=${[process.env['NODE_OPTIONS'], FUNCTION_FLAGS].filter(Boolean).join(' ')}\n`,
  );
  const config = join(folder, 'firebase.json');
  await writeFile(config, `${JSON.stringify(firebaseConfig(settings), null, 2)}\n`);
  await writeFile(join(folder, '.firebaserc'), JSON.stringify({ projects: { default: PROJECT_ID } }));
  return { config, folder };
}

/** The bundle is `built.js` there: `main.js` wraps it. */
async function copyBuild(functions: string): Promise<void> {
  const others = (source: string) => ![BUNDLE, join(BUILT_FUNCTIONS, 'node_modules')].includes(source);
  await cp(BUILT_FUNCTIONS, functions, { recursive: true, filter: others });
  await copyFile(BUNDLE, join(functions, 'built.js'));
}

/**
 * Takes over each new build of the functions, which the emulator then loads.
 *
 * @returns ends it
 */
export function followFunctionsBuild({ folder }: FirebaseProject): () => void {
  watchFile(BUNDLE, { interval: 1000, persistent: false }, ({ size }) => {
    if (size > 0) void copyBuild(join(folder, 'functions')).catch(() => undefined); // A build at work: it comes again.
  });
  return () => unwatchFile(BUNDLE);
}

function firebaseConfig({ ports }: Settings) {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return {
    firestore: { rules: join(WORKSPACE, 'firestore.rules'), indexes: join(WORKSPACE, 'firestore.indexes.json') },
    storage: { rules: join(WORKSPACE, 'storage.rules') },
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    emulators: {
      auth: at(ports.authEmulator),
      functions: at(ports.functionsEmulator),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      storage: at(ports.storage),
      tasks: at(ports.tasksEmulator),
      eventarc: at(ports.eventarc),
      hub: at(ports.hub),
      logging: at(ports.logging),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

interface EmulatorCommandOptions {
  readonly settings: Settings;
  readonly project: FirebaseProject;
  readonly environment: Readonly<Record<string, string>>;
  /** An export of earlier objects for the Storage emulator; null when there is none. */
  readonly objects: string | null;
  /** For the Storage emulator's files; it empties its folder there when it ends. */
  readonly temporary: string;
}

/** The command that runs the emulators, and its environment. */
export function emulatorCommand({ settings, project, environment, objects, temporary }: EmulatorCommandOptions) {
  const tool = join(WORKSPACE, 'tools/local-firebase');
  const exported = join(settings.state, 'official-firestore');
  const args = [
    ...EMULATOR_FLAGS,
    ...['tolerant-export.mjs', 'concurrent-requests.mjs'].flatMap((name) => [
      '--import',
      pathToFileURL(join(import.meta.dirname, name)).href,
    ]),
    join(WORKSPACE, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    '--project',
    PROJECT_ID,
    '--config',
    project.config,
    '--only',
    'auth,functions,firestore,storage',
    // The official emulator keeps nothing by itself.
    ...(settings.official
      ? ['--import', exported, '--export-on-exit', exported]
      : objects !== null
        ? ['--import', objects]
        : []),
  ];
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''];
  return {
    command: process.execPath,
    args,
    environment: {
      ...environment,
      ...quiet(settings.state),
      ...temporaryFolder(temporary),
      FUNCTIONS_DISCOVERY_TIMEOUT,
      ...(settings.official
        ? { PATH: path.join(':') }
        : {
            PATH: [join(tool, 'java-stand-in'), ...path].join(':'),
            FIRESTORE_EMULATOR_BINARY_PATH: join(tool, 'bin/local-firestore.mjs'),
            STORAGE_EMULATOR_BINARY_PATH: join(tool, 'bin/local-storage-rules.mjs'),
            LOCAL_FIRESTORE_DATA: join(settings.state, 'firestore.sqlite'),
            LOCAL_FIRESTORE_INDEXES: join(WORKSPACE, 'firestore.indexes.json'),
          }),
    },
  };
}

/** By whichever name the platform has. */
function temporaryFolder(folder: string): Readonly<Record<string, string>> {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

/** Nothing is asked, nothing is reported, no account on this machine is read; and the next start is faster. */
function quiet(state: string): Readonly<Record<string, string>> {
  return {
    CI: 'true',
    NO_UPDATE_NOTIFIER: 'true',
    XDG_CONFIG_HOME: join(state, 'config'),
    METADATA_SERVER_DETECTION: 'none',
    GOOGLE_APPLICATION_CREDENTIALS: '',
    NODE_COMPILE_CACHE: join(state, 'compile-cache'),
  };
}
