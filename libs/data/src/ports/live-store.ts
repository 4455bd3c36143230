import type { DocumentAddress } from '@countin/domain/documents';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Dispose } from './dispose.ts';
import type { RawDocument } from './document-store.ts';

/** Update of a live subscription. */
export interface LiveUpdate<T> {
  readonly value: T;
  /** False while the connection is down and the value may be old. */
  readonly current: boolean;
}

export interface LiveObserver<T> {
  readonly next: (update: LiveUpdate<T>) => void;
  /** The subscription has ended permanently, e.g. access was revoked. A lost connection does not end it. */
  readonly error: (error: unknown) => void;
}

/** Atomic reads and writes; all reads must come before the first write. */
export interface StoreTransaction {
  /** The document, or null when there is none. */
  get(path: string): Promise<RawDocument | null>;
  /** Writes the fields of a new document, and the time of the write as `createdAt`. */
  create<S extends GenericSchema>(address: DocumentAddress<S>, fields: Partial<InferOutput<S>>): void;
  /** Writes a whole document in place of what is there, and the time of the write as `updatedAt`. */
  put<S extends GenericSchema>(address: DocumentAddress<S>, fields: Partial<InferOutput<S>>): void;
  /** Writes the fields, and the time of the write as `updatedAt`. */
  update<S extends GenericSchema>(address: DocumentAddress<S>, fields: Partial<InferOutput<S>>): void;
}

/** Live subscriptions and writes over the full Firestore SDK. No SDK types, so that no other module imports it. */
export interface LiveStore {
  /** Runs `work` again if a document that it has read changes before the commit. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  watchDocument(path: string, observer: LiveObserver<RawDocument | null>): Dispose;
  /** The documents of a collection with the greatest `field` first. */
  watchNewest(path: string, field: string, limit: number, observer: LiveObserver<readonly RawDocument[]>): Dispose;
}
