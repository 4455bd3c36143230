import type { ReleaseMatch } from '@countin/domain/release-match';
import type { KnownServiceId, StoreReference } from '@countin/domain/store-links';
import type { CatalogueItem } from '../client/catalogue-client.ts';
import type { CatalogueErrorReason } from '../client/catalogue-error.ts';
import type { CatalogueId } from '../client/catalogue-ids.ts';
import type { FindMethod } from './find-query.ts';

/** A page that may be the wanted one. */
export interface LinkCandidate {
  readonly url: string;
  readonly method: FindMethod;
  /** Catalogue that led to it. */
  readonly via: CatalogueId;
  readonly match: ReleaseMatch;
  /** Facts from the service; null if only a relation of another catalogue names the page. */
  readonly item: CatalogueItem | null;
}

/** Findings of one service. */
export type ServiceRow =
  /** Surely the wanted release: may be added. */
  | { readonly service: KnownServiceId; readonly status: 'found'; readonly link: LinkCandidate }
  /** For a decision, best first. */
  | { readonly service: KnownServiceId; readonly status: 'doubtful'; readonly candidates: readonly LinkCandidate[] }
  | { readonly service: KnownServiceId; readonly status: 'not-found' }
  | {
      readonly service: KnownServiceId;
      readonly status: 'not-reached';
      readonly reason: CatalogueErrorReason;
      /** Milliseconds; null if unknown. */
      readonly retryAfterMs: number | null;
    };

/** Candidates of a service to a row: sure if exactly one is. Another edition is no rival of the very one. */
export function rowOf(service: KnownServiceId, candidates: readonly LinkCandidate[]): ServiceRow {
  const possible = uniquePages(candidates)
    .filter(({ match }) => match.band !== 'no')
    .sort((one, other) => other.match.score - one.match.score);
  const [first, second] = possible;
  if (!first) return { service, status: 'not-found' };
  const isRival = second?.match.band === 'high' && (isOtherEdition(first) || !isOtherEdition(second));
  const sure = first.match.band === 'high' && !isRival;
  return sure ? { service, status: 'found', link: first } : { service, status: 'doubtful', candidates: possible };
}

const isOtherEdition = ({ match }: LinkCandidate): boolean =>
  match.reasons.some(({ verdict }) => verdict === 'other-edition');

/** A candidate from a page that another catalogue relates to its own item. */
export function relatedCandidate(
  reference: StoreReference,
  source: { readonly method: FindMethod; readonly via: CatalogueId; readonly match: ReleaseMatch },
): LinkCandidate {
  return { url: reference.url, method: source.method, via: source.via, match: source.match, item: null };
}

/** Each page once, with the evidence found first. */
function uniquePages(candidates: readonly LinkCandidate[]): LinkCandidate[] {
  return [...new Map(candidates.toReversed().map((candidate) => [candidate.url, candidate])).values()].toReversed();
}
