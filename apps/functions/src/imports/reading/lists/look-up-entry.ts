import { findRelease, releasesOfTrack, type CatalogueClient, type FoundRelease } from '@countin/catalogue';
import type { LinkQuery } from '@countin/domain/link-finding';
import { referenceKey, storeReferenceOf } from '@countin/domain/store-links';
import type { ListedCode } from '@countin/import/codes';
import type { Problem } from '@countin/import/records';
import { marketsFor } from '../../../links/find-links.ts';
import type { Services } from '../../../platform/services.ts';
import { SHORT_LINKS, type ServiceAnswer, type ServiceAnswers } from './asked-services.ts';
import { codeQuery } from './code-query.ts';

/** A release that an entry may be about. */
export interface FoundOption {
  readonly query: LinkQuery;
  readonly found: FoundRelease;
}

/** What came of one entry. */
export interface LookedUp {
  /** The entry; a short link is what it leads to. */
  readonly listed: ListedCode;
  /** Why there is nothing; null if there are options. */
  readonly problem: Problem['code'] | null;
  /** Releases that the entry may be about: one, or those that a song is on. */
  readonly options: readonly FoundOption[];
  /** ISRCs of the entry's song; empty for a release. */
  readonly isrcs: readonly string[];
  readonly answers: ServiceAnswers;
}

/** Nobody waits for one entry, so there is time for the budgets of the services. */
const LOOK_UP_MS = 120_000;

/** Looks an entry up at services. A short link is followed before. */
export async function lookUpEntry(
  services: Pick<Services, 'now' | 'catalogues'>,
  listed: ListedCode,
  { clients, signal }: { readonly clients: readonly CatalogueClient[]; readonly signal: AbortSignal },
): Promise<LookedUp> {
  const read = await codeQuery(listed, services.catalogues.follow);
  if (!read.ok) {
    const away = read.code === 'import/services-away';
    const answers: ServiceAnswers = new Map(away ? [[SHORT_LINKS, { reason: 'unreachable' }]] : []);
    return { listed, options: [], isrcs: [], answers, problem: read.code };
  }
  const { query } = read;
  const options: FindOptions = {
    catalogues: clients,
    known: null,
    markets: marketsFor(query),
    deadline: services.now() + LOOK_UP_MS,
    signal,
  };
  const found = { ...listed, code: query.by === 'url' ? query.reference.url : listed.code };
  return { listed: found, ...(await (isOfTrack(query) ? lookUpSong : lookUpRelease)(query, options, found)) };
}

type FindOptions = Parameters<typeof findRelease>[1];
type Found = Omit<LookedUp, 'listed'>;

async function lookUpRelease(query: LinkQuery, options: FindOptions, listed: ListedCode): Promise<Found> {
  const all = [{ query, found: await findRelease(query, options) }];
  const answered = all.some(({ found }) => found.answered);
  return { ...known(all, answered, listed), isrcs: [], answers: answersOf(options.catalogues, all, []) };
}

async function lookUpSong(query: LinkQuery, options: FindOptions, listed: ListedCode): Promise<Found> {
  const { queries, isrcs, notReached, answered } = await releasesOfTrack(query, options);
  const all = await Promise.all(
    queries.map(async (each) => ({ query: each, found: await findRelease(each, options) })),
  );
  const isAnswered = all.length === 0 ? answered : all.some(({ found }) => found.answered);
  return { ...known(all, isAnswered, listed), isrcs, answers: answersOf(options.catalogues, all, notReached) };
}

/** What is known of those that were asked for, or what is wrong if nothing is. */
function known(all: readonly FoundOption[], answered: boolean, listed: ListedCode): Pick<Found, 'options' | 'problem'> {
  const options = distinct(all.filter(({ found }) => found.release !== null));
  if (options.length > 0) return { options, problem: null };
  return { options, problem: answered ? unknownCode(listed) : 'import/services-away' };
}

/** The problem of an entry that no service knows. */
function unknownCode({ kind }: ListedCode): Problem['code'] {
  return kind === 'url' ? 'import/link-unknown' : 'import/code-unknown';
}

/** Whether a query names a song. */
function isOfTrack(query: LinkQuery): boolean {
  return query.by === 'isrc' || (query.by === 'url' && query.reference.kind === 'track');
}

/** Bar code and sure pages of a release, as keys. */
export function keysOf({ query, found }: FoundOption): string[] {
  const codes = [found.release?.gtin ?? null, query.by === 'upc' ? query.gtin.key : null];
  const pages = found.rows.flatMap((row) => (row.status === 'found' ? row.link.url : []));
  return [...codes.flatMap((code) => (code ? upcKeyOf(code) : [])), ...pages.flatMap(urlKeyOf)];
}

/** Key of a bar code with 14 digits. */
export function upcKeyOf(code: string): string {
  return `upc ${code.padStart(14, '0')}`;
}

/** Key of an album's page. */
export function urlKeyOf(url: string): string[] {
  const reference = storeReferenceOf(url);
  return reference?.kind === 'album' ? [`url ${referenceKey(reference)}`] : [];
}

/** Each release once: one page may lead to several that turn out to be one. */
function distinct(options: readonly FoundOption[]): FoundOption[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const keys = keysOf(option);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

function answersOf(
  clients: readonly CatalogueClient[],
  options: readonly FoundOption[],
  failed: FoundRelease['notReached'],
): ServiceAnswers {
  const notReached = new Map(
    [...failed, ...options.flatMap(({ found }) => found.notReached)].map(({ catalogue, reason }) => [
      catalogue,
      reason,
    ]),
  );
  return new Map(
    clients.map(({ catalogue, service }): [string, ServiceAnswer] => {
      const reason = notReached.get(catalogue);
      if (reason) return [catalogue, { reason }];
      const isFound = options.some(
        ({ found: { rows, sure } }) =>
          sure.some((item) => item.catalogue === catalogue) ||
          rows.some((row) => row.service === service && (row.status === 'found' || row.status === 'doubtful')),
      );
      return [catalogue, isFound ? 'found' : 'not-found'];
    }),
  );
}
