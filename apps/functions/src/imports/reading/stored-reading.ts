import { documents, readDocument } from '@countin/domain/documents';
import { importObjects, importRunSchema, type ImportRun, type ListProgress } from '@countin/domain/imports';
import { sameValue } from '@countin/domain/values';
import { ImportFileError } from '@countin/import/records';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import type { VisibleArtist } from '../visible-artists.ts';
import * as v from 'valibot';
import type { RecordPage } from './page-builder.ts';

/** The run was removed, or is to be read in another way. */
export class ReadingReplaced extends Error {
  override name = 'ReadingReplaced';
}

type Artists = ImportRun['artists'];

/** Times that a process may be killed over one file. */
const MOST_ATTEMPTS = 3;

/** What is stored of one reading of a run's file. Each write throws {@link ReadingReplaced} once another reading counts. */
export class StoredReading {
  readonly run: ImportRun;
  readonly #services: Services;
  readonly #artistIds: ReadonlyMap<string, string | null>;
  readonly #names: Set<string>;
  #pages: number;
  #records: number;

  /**
   * @param resumes whether the pages of the run are kept
   * @param artists those that a name can stand for by itself
   */
  constructor(services: Services, run: ImportRun, resumes: boolean, artists: readonly VisibleArtist[]) {
    this.#services = services;
    this.run = run;
    this.#artistIds = artistIdsByName(artists);
    this.#names = new Set(resumes ? run.artists.map(({ name }) => name) : []);
    this.#pages = resumes ? run.pages : 0;
    this.#records = resumes ? run.records : 0;
  }

  /** Records that are stored. */
  get records(): number {
    return this.#records;
  }

  /**
   * Counts an attempt, in case it ends without a word.
   *
   * @throws ImportFileError after too many
   */
  async begin(): Promise<void> {
    if (this.run.attempts >= MOST_ATTEMPTS) throw new ImportFileError('file/too-demanding', null, { limit: 'memory' });
    await this.#change(() => ({ attempts: this.run.attempts + 1, pages: this.#pages, records: this.#records }));
  }

  /** The attempt ended in a way that is known: it does not count. */
  async pause(): Promise<void> {
    await this.#change(() => ({ attempts: 0 }));
  }

  /** Pages that are stored. */
  get pages(): number {
    return this.#pages;
  }

  /** @param list progress of a list that holds with the page */
  async addPage({ json, records, artistNames }: RecordPage, list?: ListProgress): Promise<void> {
    const { objects } = this.#services;
    await objects.write(importObjects.records(this.run.id, this.#pages), Buffer.from(json), 'application/json');
    this.#pages += 1;
    this.#records += records;
    for (const name of artistNames) this.#names.add(name);
    await this.#change(({ artists }) => ({
      ...this.#withNames(artists, new Set([...artists.map(({ name }) => name), ...this.#names])),
      pages: this.#pages,
      records: this.#records,
      ...(list && { list }),
    }));
  }

  /** Stores a page that is there already in place of it, with as many records. */
  async replacePage(at: number, { json, artistNames }: RecordPage, list?: ListProgress): Promise<void> {
    await this.#services.objects.write(importObjects.records(this.run.id, at), Buffer.from(json), 'application/json');
    for (const name of artistNames) this.#names.add(name);
    await this.#change(({ artists }) => ({
      ...this.#withNames(artists, new Set([...artists.map(({ name }) => name), ...this.#names])),
      ...(list && { list }),
    }));
  }

  /** How far a list is read, without a new page. */
  async tell(list: ListProgress): Promise<void> {
    await this.#change(() => ({ list }));
  }

  /** Everything is stored: the run can be worked on. */
  async complete(): Promise<void> {
    await this.#change(({ artists, list }) => ({
      ...this.#withNames(artists, this.#names),
      ...(list && { list: { ...list, again: null, secondsLeft: 0 } }),
      state: 'open',
      failure: null,
      attempts: 0,
    }));
  }

  async fail({ code, place, params }: ImportFileError): Promise<void> {
    const failure = { code, place: place && { ...place }, params: { ...params } };
    await this.#change(({ list }) =>
      // Rows that were read stay, whatever happened while services were asked again.
      list?.again
        ? { state: 'open', list: { ...list, again: null, secondsLeft: 0 }, attempts: 0 }
        : { state: 'unreadable', failure, attempts: 0 },
    );
  }

  #withNames(chosen: Artists, names: ReadonlySet<string>): Pick<ImportRun, 'artists' | 'artistIds'> {
    const byName = new Map(chosen.map(({ name, artistId }) => [name, artistId]));
    const artists: Artists = [];
    let bytes = 0;
    for (const name of names) {
      const choice = byName.get(name);
      const artist = { name, artistId: choice === undefined ? (this.#artistIds.get(keyOf(name)) ?? null) : choice };
      bytes += Buffer.byteLength(JSON.stringify(artist));
      if (bytes > MOST_BYTES || !v.is(importRunSchema.entries.artists, [artist])) continue;
      if (artists.length < MOST_NAMES) artists.push(artist);
    }
    return { artists, artistIds: artistIdsOf(artists) };
  }

  async #change(change: (run: ImportRun) => Partial<ImportRun>): Promise<void> {
    const { db, now } = this.#services;
    const target = refTo(db, documents.importRun(this.run.id));
    await db.runTransaction(async (transaction) => {
      const run = readDocument(documents.importRun, await transaction.get(target.ref));
      if (run?.state !== 'reading' || !sameValue(run.reading, this.run.reading)) throw new ReadingReplaced();
      updateDocument(transaction, target, { ...change(run), updatedAt: now() });
    });
  }
}

/** Names of one run, and their bytes in its document. */
const [MOST_NAMES, MOST_BYTES] = [1000, 250_000];

/** Artists that names stand for, each once. */
export function artistIdsOf(artists: Artists): string[] {
  return [...new Set(artists.flatMap(({ artistId }) => artistId ?? []))];
}

/** Names that only one of the artists has. */
function artistIdsByName(artists: readonly VisibleArtist[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { name, artistId, mayCreate, mayEdit } of artists)
    if (mayCreate || mayEdit) found.set(keyOf(name), found.has(keyOf(name)) ? null : artistId);
  return found;
}

const keyOf = (name: string) => name.normalize('NFKC').trim().toLowerCase();
