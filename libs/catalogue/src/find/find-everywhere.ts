import { parseGtin } from '@countin/domain/identifiers';
import type { ReleaseFacts } from '@countin/domain/release-match';
import type { KnownServiceId } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import type { CatalogueErrorReason } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import { askAll, askWithClues, type Clues, type Inquiry } from './ask-catalogue.ts';
import { isForItsCodeAlone } from './doubt-match.ts';
import { isOfTrack, type FindOptions, type FindQuery } from './find-query.ts';
import { enteredItem, judgeFound, type Judged } from './judge-found.ts';
import { relatedCandidate, rowOf, type LinkCandidate, type ServiceRow } from './service-row.ts';

/** Everything that was found. */
export interface FoundEverywhere {
  /** One row a service, asked services first. */
  readonly rows: readonly ServiceRow[];
  /** Facts of the release from the services: the surest item. Null if nothing sure was found. */
  readonly facts: ReleaseFacts | null;
  /** Items that surely are the release: one of each catalogue. None of a catalogue that has several. */
  readonly sure: readonly CatalogueItem[];
  /** The item behind the entered link; null without one. */
  readonly entered: CatalogueItem | null;
  /** Catalogues that did not answer, those without a row included. */
  readonly notReached: readonly { readonly catalogue: CatalogueId; readonly reason: CatalogueErrorReason }[];
}

/**
 * Finds a release on all services. Asks all at once, then asks those without a match with the codes, links and titles
 * that the others gave. Errors of a service become its row.
 */
export async function findEverywhere(query: FindQuery, options: FindOptions): Promise<FoundEverywhere> {
  const { known } = options;
  const first = await askAll(query, options);
  const judgedFirst = judge(first, query, known);
  const clues = cluesOf(judgedFirst, query, known);
  const inquiries = await Promise.all(
    first.map(async (inquiry) => {
      const unsure = !judgedFirst.some(
        ({ item, match }) =>
          item.catalogue === inquiry.client.catalogue && match.band !== 'no' && !isForItsCodeAlone(match),
      );
      if (!unsure || inquiry.error) return inquiry;
      const further = await askWithClues(inquiry.client, clues, options);
      return { ...further, found: [...inquiry.found, ...further.found] };
    }),
  );
  const judged = judge(inquiries, query, known);
  const surest = [...judged].sort((one, other) => other.match.score - one.match.score)[0];
  return {
    rows: rowsOf(inquiries, judged),
    sure: sureItems(judged),
    entered: query.by === 'url' ? enteredItem(inquiries.flatMap(({ found }) => found)) : null,
    facts: surest?.match.band === 'high' ? surest.item : null,
    notReached: inquiries.flatMap(({ error }) => (error ? [{ catalogue: error.catalogue, reason: error.reason }] : [])),
  };
}

/** As with rows: a catalogue with two sure items is not sure. */
function sureItems(judged: readonly Judged[]): CatalogueItem[] {
  const sure = judged.filter(({ match }) => match.band === 'high').map(({ item }) => item);
  return sure.filter((item) => sure.every((other) => other.catalogue !== item.catalogue || other.id === item.id));
}

function judge(inquiries: readonly Inquiry[], query: FindQuery, known: ReleaseFacts | null): Judged[] {
  return judgeFound(
    inquiries.flatMap(({ found }) => found),
    query,
    known,
  );
}

/** Clues from sure items. Codes that everyone was already asked for are no clue. */
function cluesOf(judged: readonly Judged[], query: FindQuery, known: ReleaseFacts | null): Clues {
  const sure = judged.filter(({ match }) => match.band === 'high');
  const items = sure.map(({ item }) => item);
  const kind = isOfTrack(query) ? 'track' : 'album';
  return {
    gtins: query.by === 'upc' || kind === 'track' ? [] : unique(items.flatMap(({ gtins }) => gtins)).flatMap(gtinOf),
    isrcs: query.by === 'isrc' || kind === 'album' ? [] : unique(items.flatMap(({ isrcs }) => isrcs)),
    links: sure.flatMap(({ item, method, via }) => item.links.map((reference) => ({ reference, method, via }))),
    page:
      query.by === 'url' && judged.some(({ item }) => item.service === query.reference.service)
        ? query.reference
        : null,
    title: titleClue(kind, known, items[0]),
  };
}

function titleClue(
  kind: 'track' | 'album',
  known: ReleaseFacts | null,
  first: ReleaseFacts | undefined,
): Clues['title'] {
  const title = known?.title || first?.title;
  const artist = known?.artists[0] ?? first?.artists[0];
  return title && artist ? { kind, title, artist } : null;
}

function rowsOf(inquiries: readonly Inquiry[], judged: readonly Judged[]): ServiceRow[] {
  const candidates = new Map<KnownServiceId, LinkCandidate[]>();
  const add = (service: KnownServiceId, candidate: LinkCandidate) =>
    candidates.set(service, [...(candidates.get(service) ?? []), candidate]);
  for (const { item, method, via, match } of judged)
    if (item.service && item.url) add(item.service, { url: item.url, method, via, match, item });
  const requested = inquiries.flatMap(({ client }) => client.service ?? []);
  for (const { item, ...source } of judged) {
    for (const reference of item.links) {
      // A service that was asked knows its own pages better; one that did not answer does not.
      if (!requested.includes(reference.service) || failedAt(reference.service, inquiries))
        add(reference.service, relatedCandidate(reference, source));
    }
  }
  return unique([...requested, ...candidates.keys()]).map((service) => {
    const row = rowOf(service, candidates.get(service) ?? []);
    const error = failedAt(service, inquiries);
    if (row.status !== 'not-found' || !error) return row;
    return { service, status: 'not-reached', reason: error.reason, retryAfterMs: error.retryAfterMs };
  });
}

function failedAt(service: KnownServiceId, inquiries: readonly Inquiry[]) {
  return inquiries.find(({ client, error }) => client.service === service && error)?.error ?? null;
}

function gtinOf(key: string) {
  const parsed = parseGtin(key);
  return parsed.ok ? [parsed.gtin] : [];
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
