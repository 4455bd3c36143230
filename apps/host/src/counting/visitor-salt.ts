import { hash, randomBytes } from 'node:crypto';
import { addDays, CODES_LENGTH, dayOf, placeOf } from '@countin/domain/numbers';
import { documents, readDocument } from '@countin/domain/documents';
import type { Firestore } from 'firebase-admin/firestore';

/** Milliseconds after which a host without the common salt asks for it again. */
const RETRY_MS = 30_000;
/** Milliseconds that events wait for the common salt. */
const PATIENCE_MS = 1000;

/** Bytes of a hash that its sketch needs. */
const HASH_BYTES = new Uint8Array(8);

/** Where the codes begin in the digits of a hash: no bit is a part of the position too. */
const CODES_FROM = 2 * HASH_BYTES.length;

/** A visitor of a subject on one day. */
export interface Visitor {
  /** Position in the sketch of visitors. */
  readonly place: number;
  /** Codes for the people of cells and metrics. No code says anything about another, or about the position. */
  readonly codes: string;
}

/** Gives the salt of a day, the same to all hosts. */
export type ReadSalt = (day: string) => Promise<string>;

/** The common salts in the database. The first host of a day makes one, and removes that of the previous day. */
export function createSaltReader(firestore: Firestore): ReadSalt {
  return async (day) => {
    const address = documents.visitorSalt(day);
    const ref = firestore.doc(address.path);
    const salt = await firestore.runTransaction(async (transaction) => {
      const stored = readDocument(address, await transaction.get(ref));
      if (stored) return stored.salt;
      const made = randomBytes(32).toString('base64');
      transaction.set(ref, { salt: made, createdAt: Date.now() });
      return made;
    });
    await Promise.all([1, 2, 3].map((back) => firestore.doc(documents.visitorSalt(addDays(day, -back)).path).delete()));
    return salt;
  };
}

/**
 * Turns visitors into positions of a sketch and into codes, by a salted hash. The salt is random, and forgotten with the day, in memory
 * and in the database. While the database is away, a host has a salt of its own.
 */
export class VisitorHashes {
  readonly #read: ReadSalt;
  readonly #log: (message: string, error?: unknown) => void;
  #day = '';
  #from = 0;
  #until = 0;
  #salt = '';
  #isCommon = false;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  constructor(read: ReadSalt, log: (message: string, error?: unknown) => void) {
    this.#read = read;
    this.#log = log;
  }

  /** To wait for where the salt of the day is not known yet; null where nothing is to wait for. */
  ready(now: number): Promise<void> | null {
    if (now >= this.#from && now < this.#until && this.#isCommon) return null;
    const day = dayOf(now);
    if (day !== this.#day) {
      this.#day = day;
      [this.#from, this.#until] = [Date.parse(day), Date.parse(addDays(day, 1))];
      this.#salt = randomBytes(32).toString('base64');
      this.#isCommon = false;
      this.#asking = null;
      this.#requestedAt = Number.NEGATIVE_INFINITY;
    }
    if (this.#isCommon || this.#asking) return this.#asking;
    if (now < this.#requestedAt + RETRY_MS) return null;
    this.#requestedAt = now;
    const asking = within(this.#ask(day), PATIENCE_MS).finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
    this.#asking = asking;
    return asking;
  }

  async #ask(day: string): Promise<void> {
    try {
      const salt = await this.#read(day);
      if (day !== this.#day) return;
      this.#salt = salt;
      this.#isCommon = true;
    } catch (error) {
      this.#log('visitors are counted with a salt of this host alone', error);
    }
  }

  /** A visitor of a subject: two subjects cannot tell that they had the same one. */
  visitor(address: string, userAgent: string, subject: string): Visitor {
    const digest = hash('sha256', `${this.#salt}\n${address}\n${userAgent}\n${subject}`, 'hex');
    // A text is made twice as fast as a buffer.
    for (let at = 0; at < HASH_BYTES.length; at += 1)
      HASH_BYTES[at] = digitOf(digest.charCodeAt(2 * at)) * 16 + digitOf(digest.charCodeAt(2 * at + 1));
    return { place: placeOf(HASH_BYTES), codes: digest.slice(CODES_FROM, CODES_FROM + CODES_LENGTH) };
  }
}

/** Value of a hexadecimal digit, by its character code. */
const digitOf = (code: number): number => (code < 58 ? code - 48 : code - 87);

async function within(work: Promise<void>, most: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, most)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
