import { findRelease } from '@countin/catalogue';
import { importObjects, type Reading } from '@countin/domain/imports';
import { MOST_CODES, MOST_LINKS, type ListedCode } from '@countin/import/codes';
import { ImportFileError, type Problem, type ReleaseRecord } from '@countin/import/records';
import { codesOfFile } from '@countin/import/sources';
import { marketsFor } from '../../links/find-links.ts';
import type { Services } from '../../platform/services.ts';
import { codeQuery } from './code-query.ts';
import { entryRecord, foundRecord, problemRecord } from './found-record.ts';
import { objectSource } from './object-source.ts';
import { PageBuilder } from './page-builder.ts';
import type { ReadingEnds } from './reading-ends.ts';
import type { StoredReading } from './stored-reading.ts';

/** Codes of one page. Few, so that a person sees that it goes on. */
const CODES_PER_PAGE = 20;
/** Codes that are looked up at the same time. */
const AT_ONCE = 4;
/** Nobody waits for one code, so there is time for the budgets of the services. */
const LOOK_UP_MS = 30_000;

/** A code, or what is wrong with an entry. */
type Entry = { readonly line: number } & ({ readonly listed: ListedCode } | { readonly problem: Problem });

/**
 * Looks up the codes of a list that are left, and stores a page of records after some of them.
 *
 * @returns when to go on, milliseconds since 1970; null at the end of the list
 */
export async function readCodeList(
  services: Services,
  stored: StoredReading,
  { deadline, signal }: ReadingEnds,
): Promise<number | null> {
  const entries = await entriesOf(services, stored);
  while (stored.records < entries.length) {
    signal.throwIfAborted();
    if (services.now() >= deadline) return services.now();
    const some = entries.slice(stored.records, stored.records + CODES_PER_PAGE);
    // A record of one release alone stays far below a page.
    const pages = new PageBuilder(CODES_PER_PAGE);
    const found = await recordsOf(services, some, stored.run.reading.language);
    for (const page of [...found.map((record) => pages.add(record)), pages.end()]) if (page) await stored.addPage(page);
  }
  return null;
}

async function entriesOf({ objects }: Services, { run }: StoredReading): Promise<Entry[]> {
  const file = await objectSource(objects, importObjects.file(run.createdBy, run.id));
  if (!file) throw new ImportFileError('file/empty');
  const list = await codesOfFile(file, run.reading);
  const most = list.linksLeftOut > 0 ? MOST_LINKS : MOST_CODES;
  if (list.leftOut > 0) throw new ImportFileError('file/too-many-rows', null, { most });
  const entries: Entry[] = [
    ...list.codes.map((listed) => ({ line: listed.line, listed })),
    ...list.problems.map((problem) => ({ line: problem.place.line, problem })),
  ];
  if (entries.length === 0) throw new ImportFileError('file/empty');
  return entries.sort((one, other) => one.line - other.line);
}

async function recordsOf(
  services: Services,
  entries: readonly Entry[],
  language: Reading['language'],
): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (let at = 0; at < entries.length; at += AT_ONCE)
    records.push(
      ...(await Promise.all(entries.slice(at, at + AT_ONCE).map((entry) => recordOf(services, entry, language)))),
    );
  return records;
}

async function recordOf(services: Services, entry: Entry, language: Reading['language']): Promise<ReleaseRecord> {
  if ('problem' in entry) return entryRecord(`${entry.line} ${entry.problem.found}`, entry.problem);
  const { listed } = entry;
  const read = await codeQuery(listed, services.catalogues.follow);
  if (!read.ok) return problemRecord(listed, read.code);
  const { query } = read;
  const found = await findRelease(query, {
    catalogues: services.catalogues.finders,
    known: null,
    markets: marketsFor(query),
    deadline: services.now() + LOOK_UP_MS,
  });
  return foundRecord(services, listed, { query, found, language });
}
