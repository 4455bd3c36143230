import type { Auth } from 'firebase/auth';
import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';
import type { LiveStore } from './live-store.ts';

/** Dependencies of every operation in this library; `connectFirebase` creates them once. */
export interface DataAccess {
  readonly auth: Auth;
  /** Reads documents once, over plain requests. */
  readonly store: DocumentStore;
  /** Live subscriptions and writes. The SDK for them loads with the first one. */
  readonly live: () => Promise<LiveStore>;
  /** Uploads. The SDK for them loads with the first one. */
  readonly files: () => Promise<FileStore>;
  /** Calls a cloud function by name; throws AppError. The SDK for it loads with the first call. */
  readonly callFunction: (name: string, input: unknown) => Promise<unknown>;
  /** Starts to load that SDK. */
  readonly prepareCalls?: () => Promise<unknown>;
  /** Logs errors that are handled, with the messages of the error catalogue. */
  readonly log: LogError;
}

export type LogError = (message: string, error?: unknown) => void;
