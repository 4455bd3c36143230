import { join } from 'node:path';
import { StackProcess } from '../processes/child-process.ts';
import { SupervisedProcess } from '../processes/supervised-process.ts';
import type { WatchOver } from '../processes/watch-over.ts';
import { addressesOf } from '../addresses.ts';
import type { Settings } from '../settings.ts';
import { AuthAccounts } from './auth-accounts.ts';
import { FirestoreAgain, writeFirestorePid } from './firestore-again.ts';
import { worthSaying } from './emulator-output.ts';
import { protectAddresses } from './protect-addresses.ts';
import { StoredObjects } from './stored-objects.ts';
import { openTemporaryFolder } from './temporary-folder.ts';
import { emulatorCommand, followFunctionsBuild, writeFirebaseProject } from './firebase-project.ts';

interface EmulatorOptions {
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly watch: WatchOver;
  readonly report: (message: string) => void;
  readonly giveUp: (message: string) => void;
  /** Told whether the Auth emulator has the accounts of the last run. */
  readonly onAccounts: (there: boolean) => void;
}

const START_LIMIT = 180_000;
const SAVE_EVERY = 2000;
/** Milliseconds for the emulators to end in order; an export of the official one takes a while. */
const STOP_PATIENCE = 15_000;

/** Message of firebase-tools when every emulator listens and the functions are loaded. */
const READY = /All emulators ready/;
/** Its message when Firestore has ended by itself; it continues without. */
const FIRESTORE_ENDED = /Firestore Emulator has exited/;

/** Starts the Auth, Functions, Storage and Firestore emulators and keeps accounts and objects across their ends. */
export async function startEmulators({
  settings,
  environment,
  secrets,
  watch,
  report,
  giveUp,
  onAccounts,
}: EmulatorOptions) {
  const temporary = await openTemporaryFolder(settings.state);
  const project = await writeFirebaseProject(settings, secrets, join(temporary.path, 'project'));
  const objects = new StoredObjects(addressesOf(settings).storage, join(settings.state, 'storage'));
  const auth = `http://127.0.0.1:${settings.ports.authEmulator}`;
  const accounts = new AuthAccounts(auth, join(settings.state, 'accounts.json'));
  // They are saved only while they are all there: an emulator that has just started has none.
  let complete = false;
  let stopping = false;
  let heard: (line: string) => void = () => undefined;

  const firestore = new FirestoreAgain({ settings, watch, report, giveUp });
  const start = () => {
    complete = false;
    onAccounts(false);
    firestore.endNow();
    return new StackProcess({
      ...emulatorCommand({ settings, project, environment, objects: objects.saved(), temporary: temporary.path }),
      folder: join(settings.state, 'logs'),
      log: join(settings.state, 'logs/emulators.log'),
      watch,
      onLine(line) {
        heard(line);
        if (stopping) return;
        if (FIRESTORE_ENDED.test(line)) {
          if (settings.official) giveUp('the official Firestore emulator has ended, with its data');
          else firestore.start();
          return;
        }
        const said = worthSaying(line);
        if (said !== null) report(said);
      },
    });
  };
  const whenReady = async () => {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('the emulators did not start in time; see logs/emulators.log')),
        START_LIMIT,
      ).unref();
      heard = (line) => {
        if (!READY.test(line)) return;
        clearTimeout(late);
        resolve();
      };
    });
    await protectAddresses(auth);
    await accounts.restore();
    complete = true;
    onAccounts(true);
    writeFirestorePid(settings.state, await firestorePid(addressesOf(settings).hub));
  };

  const kept = new SupervisedProcess({ name: 'the emulator suite', start, whenReady, report, giveUp });
  const unfollow = followFunctionsBuild(project);
  // One after the other, so that two exports never write into one folder.
  let saving = Promise.resolve();
  const save = (failed: (what: string) => void) => {
    saving = saving.then(async () => {
      if (!complete) return;
      await accounts.save().catch(() => failed('accounts'));
      // The official suite exports what it has by itself.
      if (!settings.official) await objects.save().catch(() => failed('uploads'));
    });
    return saving;
  };
  // Away for a moment: the next time it is.
  const timer = setInterval(() => void save(() => undefined), SAVE_EVERY);
  return {
    ready: kept.ready,
    async stop() {
      stopping = true;
      clearInterval(timer);
      unfollow();
      await save((what) => report(`the last changes of ${what} could not be saved`));
      await kept.stop('SIGINT', STOP_PATIENCE);
      await firestore.stop();
      await temporary.remove();
    },
  };
}

async function firestorePid(hub: string): Promise<number | undefined> {
  const emulators = (await (await fetch(`${hub}/emulators`)).json()) as { firestore?: { pid?: number } };
  return emulators.firestore?.pid;
}
