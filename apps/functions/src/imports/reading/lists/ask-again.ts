import { findEverywhere } from '@countin/catalogue';
import { storeLinkFrom, type LinkQuery } from '@countin/domain/link-finding';
import { parseGtin } from '@countin/domain/identifiers';
import { fullTitle, type Track } from '@countin/domain/release';
import { NO_FACTS, type ReleaseFacts } from '@countin/domain/release-match';
import { storeLinkSchema, type StoreLink } from '@countin/domain/store-links';
import { readRecordPage, type ReleaseRecord } from '@countin/import/records';
import * as v from 'valibot';
import { marketsFor } from '../../../links/find-links.ts';
import { foundRows } from '../../../links/found-row.ts';
import { newId, type Services } from '../../../platform/services.ts';
import { recordsJson } from '../../read-import.ts';
import type { ReadingEnds } from '../reading-ends.ts';
import type { StoredReading } from '../stored-reading.ts';
import {
  AskedServices,
  NOT_CONFIGURED,
  SHORT_LINKS,
  type ServiceAnswer,
  type ServiceAnswers,
} from './asked-services.ts';
import { codeQuery } from './code-query.ts';
import { foundRecord, linkQuestions } from './found-record.ts';
import { inOrder } from './in-order.ts';
import { kindOf } from './known-releases.ts';
import { lookUpEntry } from './look-up-entry.ts';
import { onePage } from './rows-of-list.ts';
import { said } from './said.ts';

interface Asking {
  readonly services: Services;
  readonly asked: AskedServices;
  /** Catalogues that were not configured when the list was read. */
  readonly configured: readonly string[];
  readonly language: Parameters<typeof foundRecord>[2];
  readonly signal: AbortSignal;
}

/**
 * Asks services that were not reached again, for their rows alone. Rows keep their numbers, and what is known of them.
 *
 * @returns when to go on, milliseconds since 1970; null at the end
 */
export async function askAgain(
  services: Services,
  stored: StoredReading,
  { deadline, signal }: ReadingEnds,
): Promise<number | null> {
  const { id, list, reading } = stored.run;
  if (!list?.again) return null;
  const asked = new AskedServices(services.catalogues.finders, list.services, services.now);
  const configured = list.services.flatMap(({ catalogue, reason }) => (reason === NOT_CONFIGURED ? catalogue : []));
  const asking = { services, asked, configured, language: reading.language, signal };
  for (let page = list.again.page; page < stored.pages; page += 1) {
    signal.throwIfAborted();
    if (services.now() >= deadline) return services.now();
    const before = readRecordPage(await recordsJson(services, id, page));
    const records: ReleaseRecord[] = [];
    for await (const { result } of inOrder(
      before,
      () => asked.atOnce,
      (record) => recordAgain(record, asking),
    ))
      records.push(result);
    const left = stored.pages - page - 1;
    await stored.replacePage(page, onePage(records), {
      ...list,
      services: asked.services,
      secondsLeft: asked.secondsFor(left * before.length),
      again: { page: page + 1 },
    });
  }
  return null;
}

async function recordAgain(record: ReleaseRecord, asking: Asking): Promise<ReleaseRecord> {
  const { list } = record;
  if (!list) return record;
  const { asked, configured } = asking;
  const wanted = new Set([...list.unreached, ...configured]);
  const clients = asked.clients.filter(({ catalogue }) => wanted.has(catalogue));
  const away = record.problems.some(({ code }) => code === 'import/services-away');
  if (clients.length === 0 && !away) return record;
  return record.problems.length > 0 || list.releases.length > 0
    ? anew(record, asking)
    : withFurtherLinks(record, clients, asking);
}

/** Looks an entry up anew of which nothing sure is known. What was found before stays if nothing more is. */
async function anew(record: ReleaseRecord, { services, asked, language, signal }: Asking): Promise<ReleaseRecord> {
  const [entry] = record.list?.entries ?? [];
  if (!entry || !record.list) return record;
  const listed = { ...entry, kind: kindOf(entry.code) };
  const looked = await lookUpEntry(services, listed, { clients: asked.clients, signal });
  noteAnew(asked, looked.answers, record.list.unreached);
  const found = foundRecord(services, looked, language);
  const { entries } = record.list;
  const isLess = found.problems.length > 0 && record.problems.length === 0;
  const kept = isLess ? record : found;
  return {
    ...kept,
    key: record.key,
    place: record.place,
    list: { ...record.list, ...kept.list, entries, unreached: found.list?.unreached ?? [] },
  };
}

/** Asks some services for the release of a record, and adds what they have. */
async function withFurtherLinks(
  record: ReleaseRecord,
  clients: AskedServices['clients'],
  { services, asked, signal }: Asking,
): Promise<ReleaseRecord> {
  const query = await queryOf(record, services);
  const { list } = record;
  if (!query || !list) return record;
  const known = factsOf(record);
  const found = await findEverywhere(query, {
    catalogues: clients,
    known,
    markets: marketsFor(query),
    deadline: services.now() + 120_000,
    signal,
  });
  const failed = new Map(found.notReached.map(({ catalogue, reason }) => [catalogue, reason]));
  const { rows } = foundRows(found, query, clients);
  const hasRow = (service: string | null) =>
    rows.some((row) => row.service === service && (row.status === 'found' || row.status === 'doubtful'));
  asked.noteAgain(
    new Map(
      clients.map(({ catalogue, service }): [string, ServiceAnswer] => {
        const reason = failed.get(catalogue);
        return [catalogue, reason ? { reason } : hasRow(service) ? 'found' : 'not-found'];
      }),
    ),
  );
  const before = linksOf(record);
  const isNew = ({ service }: { readonly service: string }) => before.every((link) => link.service !== service);
  const added = rows.flatMap((row) => {
    if (row.status !== 'found' || !isNew(row)) return [];
    const parsed = v.safeParse(storeLinkSchema, storeLinkFrom(row.service, row.link, newId(services), services.now()));
    return parsed.success ? [parsed.output] : [];
  });
  const storeLinks = [...before, ...added];
  const others = list.links.filter(({ service }) => rows.every((row) => row.service !== service));
  const doubts = linkQuestions(rows, services.now()).filter(isNew);
  return {
    ...record,
    fields: storeLinks.length > 0 ? { ...record.fields, storeLinks: { value: storeLinks } } : record.fields,
    list: { ...list, links: [...others, ...doubts], unreached: [...failed.keys()] },
  };
}

const linksOf = ({ fields }: ReleaseRecord): readonly StoreLink[] => said(fields.storeLinks) ?? [];

/** The bar code says most; else the first entry that names the release. */
async function queryOf({ fields, list }: ReleaseRecord, services: Services): Promise<LinkQuery | null> {
  const gtin = parseGtin(said(fields.upc) ?? '');
  if (gtin.ok) return { by: 'upc', gtin: gtin.gtin };
  const [entry] = list?.entries ?? [];
  if (!entry) return null;
  const read = await codeQuery({ ...entry, kind: kindOf(entry.code) }, services.catalogues.follow);
  return read.ok ? read.query : null;
}

function factsOf({ artistName, fields }: ReleaseRecord): ReleaseFacts {
  const {
    title = '',
    version = '',
    upc = '',
    tracks = [],
    releaseMoment = null,
  } = {
    title: said(fields.title),
    version: said(fields.version),
    upc: said(fields.upc),
    tracks: said(fields.tracks),
    releaseMoment: said(fields.releaseMoment),
  };
  return {
    ...NO_FACTS,
    ...songFacts(tracks),
    title: fullTitle({ title, version }),
    artists: [artistName],
    gtins: gtinsOf(upc),
    date: releaseMoment?.date ?? null,
  };
}

function gtinsOf(upc: string): string[] {
  const gtin = parseGtin(upc);
  return gtin.ok ? [gtin.gtin.key] : [];
}

/** Facts that all songs have. */
function songFacts(songs: readonly Track[]): Pick<ReleaseFacts, 'isrcs' | 'durationsMs' | 'trackCount'> {
  const isrcs = songs.flatMap(({ isrc }) => (isrc === '' ? [] : isrc));
  const durations = songs.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    isrcs: isrcs.length === songs.length ? isrcs : [],
    durationsMs: durations.length === songs.length ? durations : [],
    trackCount: songs.length === 0 ? null : songs.length,
  };
}

/** Counts answers of an entry that is looked up anew: services that had answered before are counted already. */
function noteAnew(asked: AskedServices, answers: ServiceAnswers, unreached: readonly string[]): void {
  const again = [...answers].filter(([catalogue]) => unreached.includes(catalogue));
  asked.noteAgain(new Map(again));
  if (!unreached.includes(SHORT_LINKS) || answers.has(SHORT_LINKS)) return;
  // The short link is known, so its services are asked for the first time.
  asked.noteAgain(new Map([[SHORT_LINKS, 'found']]));
  asked.note(answers);
}
