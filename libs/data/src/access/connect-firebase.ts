import type { PublicConfig } from '@countin/domain/deployment';
import { AppError } from '@countin/domain/errors';
import { databaseOrigin } from '../documents/document-request.ts';
import { openDocumentStore } from '../documents/document-store.ts';
import type { DataAccess, LogError } from '../ports/data-access.ts';
import type { EmulatorAddress } from '../ports/emulator-address.ts';
import { connectSignIn, takeEarlySignIn } from './connect-sign-in.ts';
import { loadOnce } from './load-once.ts';

/** Options for tests and special pages. */
export interface ConnectOptions {
  /** Default: `console.error`. */
  readonly log?: LogError;
  /** Firebase app name, needed if one runtime connects more than once. Default: the default app. */
  readonly appName?: string;
}

/**
 * Connects a page to its Firebase project, or to the configured emulators. Call it once per page.
 */
export function connectFirebase(
  config: PublicConfig,
  { log = logToConsole, appName }: ConnectOptions = {},
): DataAccess {
  const { emulators } = config;
  const { app, auth } = (appName === undefined ? takeEarlySignIn() : null) ?? connectSignIn(config, appName);
  const store = openDocumentStore({
    projectId: config.firebase.projectId,
    origin: databaseOrigin(config),
    token: async (refresh) => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken(refresh)) ?? null;
    },
  });
  const firestoreAddress = emulators ? addressOf(emulators.firestore) : null;

  const functionsAddress = emulators ? addressOf(emulators.functions) : null;
  const caller = loadOnce(async () => (await import('./function-caller.ts')).functionCaller(app, functionsAddress));
  const storageAddress = emulators ? addressOf(emulators.storage) : null;
  return {
    auth,
    store,
    log,
    live: loadOnce(async () => (await import('../live/live-store.ts')).openLiveStore(app, firestoreAddress)),
    files: loadOnce(async () => (await import('./file-store.ts')).openFileStore(app, storageAddress)),
    callFunction: async (name, input) => {
      const call = await caller().catch((error: unknown) => {
        throw new AppError('service/unavailable', { cause: error });
      });
      return call(name, input);
    },
    prepareCalls: caller,
  };
}

function addressOf(origin: string): EmulatorAddress {
  const { hostname, port } = new URL(origin);
  return { host: hostname, port: Number(port) };
}

function logToConsole(message: string, error?: unknown): void {
  console.error(message, error);
}
