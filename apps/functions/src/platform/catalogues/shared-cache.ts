import { createHash } from 'node:crypto';
import type { CatalogueCache } from '@countin/catalogue';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { Firestore } from '@google-cloud/firestore';
import type { Log } from '../safe-log.ts';
import { refTo, setDocument } from '../write-document.ts';

/** Longest answer that is kept, characters of JSON: a document has at most a megabyte. Others are asked for again. */
export const LONGEST_ANSWER = 200_000;

/**
 * Answers that all instances keep, one document each. A failed read or write is logged and costs a request, never a look-up.
 * Expired answers are not used, and the database's time-to-live policy deletes them.
 */
export class SharedCache implements CatalogueCache {
  readonly #db: Firestore;
  readonly #now: () => number;
  readonly #log: Log;

  constructor(db: Firestore, now: () => number, log: Log) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  async get(key: string): Promise<unknown> {
    const reference = this.#referenceOf(key);
    try {
      const answer = readValidDocument(reference, await reference.ref.get());
      return answer && answer.expiresAt > this.#now() ? (JSON.parse(answer.value) as unknown) : undefined;
    } catch (error) {
      this.#log('A kept answer of a catalogue could not be read.', error);
      return undefined;
    }
  }

  async set(key: string, value: unknown, ttlMs: number): Promise<void> {
    const text = JSON.stringify(value);
    if (text.length > LONGEST_ANSWER) return;
    try {
      await setDocument(this.#db, this.#referenceOf(key), { value: text, expiresAt: this.#now() + ttlMs });
    } catch (error) {
      this.#log('An answer of a catalogue could not be kept.', error);
    }
  }

  /** Keys have titles and links, which ids of documents cannot hold. */
  #referenceOf(key: string) {
    return refTo(this.#db, documents.catalogueAnswer(createHash('sha256').update(key).digest('base64url')));
  }
}
