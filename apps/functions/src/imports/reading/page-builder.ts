import type { ReleaseRecord } from '@countin/import/records';

/** Records of a file that are stored together. */
export interface RecordPage {
  /** A JSON array of records. */
  readonly json: string;
  readonly records: number;
  /** Names of artists that the records have, each once. */
  readonly artistNames: readonly string[];
}

/** Characters of JSON in one page. Most take one byte. */
const MOST_CHARACTERS = 900_000;

/** Puts records together to pages, in their order. */
export class PageBuilder {
  readonly #most: number;
  #texts: string[] = [];
  #characters = 0;
  #names = new Set<string>();

  /** @param most records of one page */
  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a record. @returns the page before it, where that is full */
  add(record: ReleaseRecord): RecordPage | null {
    const text = JSON.stringify(record);
    const isFull = this.#texts.length === this.#most || this.#characters + text.length > MOST_CHARACTERS;
    const full = isFull ? this.end() : null;
    this.#texts.push(text);
    this.#characters += text.length + 1;
    this.#names.add(record.artistName);
    return full;
  }

  /** The last page; null if it would be empty. */
  end(): RecordPage | null {
    if (this.#texts.length === 0) return null;
    const names = [...this.#names].filter((name) => name !== '');
    const page = { json: `[${this.#texts.join(',')}]`, records: this.#texts.length, artistNames: names };
    this.#texts = [];
    this.#characters = 0;
    this.#names = new Set();
    return page;
  }
}
