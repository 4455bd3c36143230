import type { Availability, ImportNoteCode } from '../../records/index.ts';
import { firstInstantOf, momentOf, parseDateTime, type DateTime } from '../message/date-times.ts';
import type { MessageContext } from '../message/message-context.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { brokenReference } from '../message/references.ts';
import { defaultIn, type Scopes } from '../message/scopes.ts';
import { childrenOf, elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';
import { dateText, type Deal } from './deals.ts';

/** Entries of one release: 100 tracks with dates of their own in 249 territories have fewer. */
const MOST = 30_000;

/** All deals for a release and its tracks, each once: deals often differ by price or use alone. */
export function availabilityOf(deals: readonly Deal[]): Availability[] {
  const found = new Map<string, Availability>();
  for (const { isForRelease, tracks, territories, excluded, start, end } of deals) {
    const key = JSON.stringify([territories, excluded, start, end]);
    for (const track of isForRelease ? [null, ...tracks] : tracks) {
      if (found.size >= MOST) return [...found.values()];
      found.set(`${track} ${key}`, { track, territories, excluded, start, end });
    }
  }
  return [...found.values()];
}

interface Start {
  readonly start: DateTime;
  /** Earliest instant of the start in any zone. */
  readonly at: number;
  readonly deal: Deal;
}

/** The earliest deals first. Deals that take pre-orders name the date on which the release comes out, or none. */
function startsOf(offers: readonly Deal[]): Start[] {
  return offers
    .flatMap((deal) => {
      const start = parseDateTime(deal.releaseDate ?? (deal.isPreOrder ? '' : (deal.start ?? '')));
      return start ? [{ start, at: firstInstantOf(start), deal }] : [];
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * Gives the release moment: the earliest start of the deals that offer the release. If none of them has one, it is the
 * release date (ERN 3.8). Other starts and territories become notes.
 */
export function giveMoment(deals: readonly Deal[], scopes: Scopes, draft: RecordDraft): void {
  const offers = deals.filter(({ isForRelease }) => isForRelease);
  const starts = startsOf(offers);
  const [first] = starts;
  if (first) draft.give('releaseMoment', momentOf(first.start), first.deal.element, first.deal.start ?? '');
  else giveReleaseDate(scopes, draft);
  noteOthers('note/dates-by-territory', starts, starts, first, draft);
  const byTrack = startsOf(deals.filter(({ tracks }) => tracks.length > 0)).filter(({ at }) => at !== first?.at);
  if (first)
    noteOthers(
      'note/dates-by-track',
      byTrack.filter(({ deal }) => !deal.isForRelease),
      byTrack,
      first,
      draft,
    );
  noteTerritories(offers, draft);
}

function noteOthers(
  code: ImportNoteCode,
  others: readonly Start[],
  listed: readonly Start[],
  first: Start | undefined,
  draft: RecordDraft,
): void {
  const other = others.find(({ at }) => at !== first?.at);
  if (!other) return;
  const texts = new Set(listed.map(({ deal }) => deal.releaseDate ?? deal.start ?? ''));
  draft.note(code, 'releaseMoment', other.deal.element, [...texts].join(', '));
}

function noteTerritories(offers: readonly Deal[], draft: RecordDraft): void {
  const isLimited = ({ territories, excluded }: Deal) => territories !== null || excluded.length > 0;
  const limited = offers.filter(isLimited);
  const [first] = limited;
  if (!first || limited.length < offers.length) return;
  const codes = new Set(limited.flatMap(({ territories, excluded }) => territories ?? excluded));
  draft.note('note/territories', null, first.element, [...codes].join(' '));
}

function giveReleaseDate(scopes: Scopes, draft: RecordDraft): void {
  const found = defaultIn(scopes, 'ReleaseDate') ?? defaultIn(scopes, 'GlobalReleaseDate');
  const start = found ? parseDateTime(found.text) : null;
  if (found && start) draft.give('releaseMoment', momentOf({ ...start, time: null }), found);
}

/** From when stores may show a release: its own element in ERN 4, part of its deals in 3.8. The earliest counts. */
export function shownFromOf(
  release: XmlElement,
  offers: readonly Deal[],
  context: MessageContext,
  draft: RecordDraft,
): string | null {
  const visibilities = new Map(
    elementsAt(context.root, 'DealList/ReleaseVisibility').map((one) => [referenceOf(one), one]),
  );
  const own = childrenOf(release, 'ReleaseVisibilityReference').flatMap((reference) => {
    const visibility = visibilities.get(reference.text);
    if (!visibility) brokenReference(reference, null, draft);
    const start = visibility?.children.find(({ name }) => /^ReleaseDisplayStartDate(Time)?$/.test(name)) ?? null;
    return dateText(start, draft) ?? [];
  });
  const deals = offers.filter(({ isForRelease }) => isForRelease).flatMap(({ shownFrom }) => shownFrom ?? []);
  const all = [...own, ...deals].flatMap((text) => {
    const start = parseDateTime(text);
    return start ? [{ text, at: firstInstantOf(start) }] : [];
  });
  return all.sort((a, b) => a.at - b.at)[0]?.text ?? null;
}

function referenceOf(visibility: XmlElement): string {
  return textAt(visibility, 'VisibilityReference') || textAt(visibility, 'ReleaseVisibilityReference');
}
