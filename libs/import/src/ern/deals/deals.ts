import { instantOf, parseDateTime } from '../message/date-times.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { brokenReference } from '../message/references.ts';
import { childOf, childrenOf, elementsAt, filledAt, isTrue, textAt, type XmlElement } from '../xml/xml-element.ts';

const WORLD = 'Worldwide';
/** Deals about others' uploads, which offer nothing to listeners. */
const CLAIMS = 'RightsClaimModel';

/** A deal for releases of the message, once for each of its periods. */
export interface Deal {
  /** It is for the release itself, and not for its tracks alone. */
  readonly isForRelease: boolean;
  /** Positions from 0 of the tracks that it is for. */
  readonly tracks: readonly number[];
  readonly territories: readonly string[] | null;
  readonly excluded: readonly string[];
  /** As the message writes it, checked; null if it names none. */
  readonly start: string | null;
  readonly end: string | null;
  /** Date on which a pre-ordered release comes out; null: at the start. */
  readonly releaseDate: string | null;
  /** It offers pre-orders alone. */
  readonly isPreOrder: boolean;
  /** It offers the release to listeners, now or later. */
  readonly isOffer: boolean;
  readonly shownFrom: string | null;
  readonly element: XmlElement;
}

/** Releases that deals of a message can be for, by their references. */
export interface DealReleases {
  readonly main: string;
  readonly all: ReadonlySet<string>;
  /** Positions of the tracks that have releases of their own. */
  readonly trackOf: ReadonlyMap<string, number>;
}

/**
 * Reads the deals of a message that are for a release or its tracks. Deals that take down (ERN 3.8) are left out.
 *
 * @param createdAt when the message was made, milliseconds since 1970: deals that end before offer nothing
 */
export function readDeals(root: XmlElement, releases: DealReleases, createdAt: number, draft: RecordDraft): Deal[] {
  return elementsAt(root, 'DealList/ReleaseDeal').flatMap((releaseDeal) => {
    const references = childrenOf(releaseDeal, 'DealReleaseReference');
    for (const reference of references) if (!releases.all.has(reference.text)) brokenReference(reference, null, draft);
    const isForRelease = references.some(({ text }) => text === releases.main);
    const tracks = [...new Set(references.flatMap(({ text }) => releases.trackOf.get(text) ?? []))];
    if (!isForRelease && tracks.length === 0) return [];
    const deals = elementsAt(releaseDeal, 'Deal/DealTerms').flatMap((terms) => dealsOf(terms, createdAt, draft));
    return deals.map((deal) => ({ ...deal, isForRelease, tracks }));
  });
}

function dealsOf(terms: XmlElement, createdAt: number, draft: RecordDraft): Omit<Deal, 'isForRelease' | 'tracks'>[] {
  if (isTrue(textAt(terms, 'TakeDown'))) return [];
  const where = territoriesOf(terms);
  const releaseDate = dateText(filledAt(terms, 'PreOrderReleaseDate'), draft);
  const models = childrenOf(terms, 'CommercialModelType');
  const isClaim = models.length > 0 && models.every(({ text }) => text === CLAIMS);
  const shown = filledAt(terms, 'ReleaseDisplayStartDate') ?? filledAt(terms, 'ReleaseDisplayStartDateTime');
  const shownFrom = dateText(shown, draft);
  const isPreOrder = isTrue(textAt(terms, 'IsPreOrderDeal'));
  return periodsOf(terms).map(({ start, end }) => {
    const ends = dateText(end, draft);
    return {
      ...(territoryOf(start) ?? where),
      start: dateText(start, draft),
      end: ends,
      releaseDate,
      isPreOrder,
      isOffer: !isClaim && !hasEnded(ends, createdAt),
      shownFrom,
      element: start ?? terms,
    };
  });
}

interface Period {
  readonly start: XmlElement | null;
  readonly end: XmlElement | null;
}

/** Periods of a deal; ERN 3.8 may have none. A period may start on different days in different territories. */
function periodsOf(terms: XmlElement): Period[] {
  const periods = childrenOf(terms, 'ValidityPeriod').flatMap((period): Period[] => {
    const end = childOf(period, 'EndDate') ?? childOf(period, 'EndDateTime');
    const starts = period.children.filter(({ name }) => name === 'StartDate' || name === 'StartDateTime');
    return starts.length === 0 ? [{ start: null, end }] : starts.map((start) => ({ start, end }));
  });
  return periods.length === 0 ? [{ start: null, end: null }] : periods;
}

function territoriesOf(terms: XmlElement): Pick<Deal, 'territories' | 'excluded'> {
  const codes = childrenOf(terms, 'TerritoryCode').map(({ text }) => text);
  const excluded = childrenOf(terms, 'ExcludedTerritoryCode').map(({ text }) => text);
  if (codes.length === 0 || codes.includes(WORLD)) return { territories: null, excluded };
  return { territories: codes, excluded: [] };
}

/** A start of its own for one territory. */
function territoryOf(start: XmlElement | null): Pick<Deal, 'territories' | 'excluded'> | null {
  const code = start?.attributes.get('TerritoryCode') ?? start?.attributes.get('ApplicableTerritoryCode') ?? WORLD;
  return code === WORLD ? null : { territories: [code], excluded: [] };
}

/** A date or time as the message writes it; null, and a problem, for one that does not exist. */
export function dateText(element: XmlElement | null, draft: RecordDraft): string | null {
  if (!element || element.text === '') return null;
  const parsed = parseDateTime(element.text);
  if (parsed) return parsed.time === null ? parsed.date : element.text;
  draft.problem('import/date', 'releaseMoment', element, element.text, {
    formats: '2026-11-27, 2026-11-27T18:30:00+01:00',
  });
  return null;
}

/** A date without a time ends with the day before: senders who take a release down write the day of the message. */
function hasEnded(end: string | null, createdAt: number): boolean {
  const at = end === null ? null : instantOf(end);
  return at !== null && at <= createdAt;
}
