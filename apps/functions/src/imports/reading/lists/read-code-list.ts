import { importObjects, type ListProgress } from '@countin/domain/imports';
import { storeReferenceOf } from '@countin/domain/store-links';
import { MOST_CODES, MOST_LINKS, type ListedCode } from '@countin/import/codes';
import { ImportFileError, type Problem } from '@countin/import/records';
import { codesOfFile } from '@countin/import/sources';
import type { Services } from '../../../platform/services.ts';
import { objectSource } from '../object-source.ts';
import type { ReadingEnds } from '../reading-ends.ts';
import type { StoredReading } from '../stored-reading.ts';
import { askAgain } from './ask-again.ts';
import { AskedServices } from './asked-services.ts';
import { entryRecord, foundRecord } from './found-record.ts';
import { inOrder } from './in-order.ts';
import { lookUpEntry, type LookedUp } from './look-up-entry.ts';
import { RowsOfList } from './rows-of-list.ts';

/** Entries after which a page is stored, and the time after which it is stored anyway: a person sees that it goes on. */
const [ENTRIES_PER_PAGE, PAGE_MS] = [20, 10_000];

/** A code or a link, or what is wrong with an entry. */
type Entry = { readonly line: number } & ({ readonly listed: ListedCode } | { readonly problem: Problem });

/**
 * Looks up the entries of a list that are left. Entries about one release become one record. Records are stored in pages
 * after some entries.
 *
 * @returns when to go on, milliseconds since 1970; null at the end of the list
 */
export async function readCodeList(
  services: Services,
  stored: StoredReading,
  ends: ReadingEnds,
): Promise<number | null> {
  return stored.run.list?.again ? askAgain(services, stored, ends) : readOn(services, stored, ends);
}

async function readOn(services: Services, stored: StoredReading, ends: ReadingEnds): Promise<number | null> {
  const entries = await entriesOf(services, stored);
  const before = stored.run.list ?? { done: stored.records, services: [] };
  const asked = new AskedServices(services.catalogues.finders, before.services, services.now);
  const rows = await RowsOfList.read(services, stored);
  const ended = new AbortController();
  const signal = AbortSignal.any([ends.signal, ended.signal]);
  let { done } = before;
  const progress = (): ListProgress => ({
    total: entries.length,
    done,
    services: asked.services,
    secondsLeft: asked.secondsFor(entries.length - done),
    again: null,
  });
  const lookUp = async (entry: Entry): Promise<LookedUp | null> =>
    'problem' in entry || rows.rowOf(entry.listed) !== null
      ? null
      : lookUpEntry(services, entry.listed, { clients: asked.clients, signal });
  try {
    let last = { done, at: services.now() };
    const store = async () => {
      await rows.store(progress());
      last = { done, at: services.now() };
    };
    const left = entries.slice(done);
    if (left.length > 0 && services.now() >= ends.deadline) return services.now();
    for await (const { item, result } of inOrder(left, () => asked.atOnce, lookUp)) {
      ends.signal.throwIfAborted();
      await addEntry(item, result, { services, stored, rows, asked, signal });
      done += 1;
      const now = services.now();
      if (now >= ends.deadline && done < entries.length) return (await store(), now);
      if (done - last.done >= ENTRIES_PER_PAGE || now - last.at >= PAGE_MS) await store();
    }
    await store();
    return null;
  } finally {
    // What was begun ahead is looked up again later, mostly from answers that are kept.
    ended.abort(new Error('The reading has ended.'));
  }
}

interface Adding {
  readonly services: Services;
  readonly stored: StoredReading;
  readonly rows: RowsOfList;
  readonly asked: AskedServices;
  readonly signal: AbortSignal;
}

/** Makes an entry a row of its own, or adds it to the row of its release. */
async function addEntry(
  entry: Entry,
  begun: LookedUp | null,
  { services, stored, rows, asked, signal }: Adding,
): Promise<void> {
  if ('problem' in entry) return rows.add(entryRecord(`${entry.line} ${entry.problem.found}`, entry.problem));
  const own = rows.rowOf(entry.listed);
  if (own !== null) return rows.join(own, begun?.listed ?? entry.listed);
  const looked = begun ?? (await lookUpEntry(services, entry.listed, { clients: asked.clients, signal }));
  asked.note(looked.answers);
  const row = rows.rowOfFound(looked);
  if (row === null) return rows.add(foundRecord(services, looked, stored.run.reading.language));
  return rows.join(row, looked.listed);
}

/**
 * Entries in the order in which they are looked up: a release before songs. So a song finds the release that the list has,
 * wherever it stands.
 */
async function entriesOf({ objects }: Services, { run }: StoredReading): Promise<Entry[]> {
  const file = await objectSource(objects, importObjects.file(run.createdBy, run.id));
  if (!file) throw new ImportFileError('file/empty');
  const list = await codesOfFile(file, run.reading);
  const most = list.linksLeftOut > 0 ? MOST_LINKS : MOST_CODES;
  if (list.leftOut > 0) throw new ImportFileError('file/too-many-rows', null, { most });
  const entries: Entry[] = [
    ...list.codes.map((listed) => ({ line: listed.line, listed })),
    ...list.problems.map((problem) => ({ line: problem.place.line, problem })),
  ].sort((one, other) => one.line - other.line);
  if (entries.length === 0) throw new ImportFileError('file/empty');
  return [...entries.filter((entry) => !isSong(entry)), ...entries.filter(isSong)];
}

function isSong(entry: Entry): boolean {
  if ('problem' in entry) return false;
  const { kind, code } = entry.listed;
  return kind === 'isrc' || (kind === 'url' && storeReferenceOf(code)?.kind === 'track');
}
