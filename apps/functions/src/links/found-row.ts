import {
  TERMS,
  type CatalogueClient,
  type FoundEverywhere,
  type LinkCandidate,
  type ServiceRow,
} from '@countin/catalogue';
import type { FoundLink, FoundLinks, FoundRow, LinkQuery } from '@countin/domain/link-finding';
import type { KnownServiceId, StoreReference } from '@countin/domain/store-links';

/** Candidates of one service that an artist is asked to decide on. */
const MOST_CANDIDATES = 5;

/** A look-up as callers get it. Catalogues that are no store have no row, so those that failed are named. */
export function foundRows(
  { rows: ofServices, notReached }: Pick<FoundEverywhere, 'rows' | 'notReached'>,
  query: LinkQuery,
  requested: readonly CatalogueClient[],
): Pick<FoundLinks, 'rows' | 'notReached'> {
  const entered = query.by === 'url' && !requested.some(({ service }) => service === query.reference.service);
  const rows = ofServices.map((row) => foundRow(row, requested));
  return {
    rows: entered
      ? [enteredRow(query.reference), ...rows.filter(({ service }) => service !== query.reference.service)]
      : rows,
    notReached: notReached
      .filter(({ catalogue }) => requested.some((one) => one.catalogue === catalogue && one.service === null))
      .map(({ catalogue }) => TERMS[catalogue].name),
  };
}

function foundRow(row: ServiceRow, requested: readonly CatalogueClient[]): FoundRow {
  const { service } = row;
  const common = { service, attribution: attributionOf(service, requested) };
  switch (row.status) {
    case 'found':
      return { ...common, status: 'found', link: foundLink(row.link) };
    case 'doubtful':
      return {
        ...common,
        status: 'doubtful',
        candidates: row.candidates.slice(0, MOST_CANDIDATES).map(foundLink),
      };
    case 'not-found':
      return { ...common, status: 'not-found' };
    case 'not-reached': {
      const { reason, retryAfterMs } = row;
      const retryAfterSeconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1000);
      return { ...common, status: 'not-reached', reason, retryAfterSeconds };
    }
  }
}

/** The row of an entered link whose service cannot be asked: it is right by definition. */
function enteredRow({ service, url }: StoreReference): FoundRow {
  const countries = { live: [], complete: false };
  return {
    service,
    attribution: null,
    status: 'found',
    link: { url, method: 'url', via: '', confidence: 100, reasons: [], facts: null, countries },
  };
}

function attributionOf(service: KnownServiceId, requested: readonly CatalogueClient[]): FoundRow['attribution'] {
  const client = requested.find((one) => one.service === service);
  return client ? TERMS[client.catalogue].attribution : null;
}

function foundLink({ url, method, via, match, item }: LinkCandidate): FoundLink {
  return {
    url,
    method,
    via: TERMS[via].name,
    confidence: match.score,
    reasons: match.reasons.map(({ fact, verdict, points }) => ({ fact, verdict, points })),
    facts: item && {
      kind: item.kind,
      title: item.title,
      artists: [...item.artists],
      label: item.label,
      gtins: [...item.gtins],
      trackCount: item.trackCount,
      durationMs: item.durationsMs.length > 0 ? item.durationsMs.reduce((sum, one) => sum + one, 0) : null,
      date: item.date,
    },
    countries: { live: [...(item?.markets.live ?? [])], complete: item?.markets.complete ?? false },
  };
}
