import { zoneOffsetAt } from '@countin/domain/locale';
import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import type { Availability } from '../../records/index.ts';
import { instantOf, parseDateTime } from '../message/date-times.ts';
import type { MissingParts } from './ern-envelope.ts';
import type { WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

/** Reference of the release. */
export const RELEASE_REFERENCE = 'R0';

/** Reference of the release of a track, by its position from 0. */
export function trackReleaseReference(position: number): string {
  return `R${position + 1}`;
}

/** Ways of offering a release, as stores know them. Releases here say nothing of them: distributors set them. */
const OFFERS = [
  { models: ['SubscriptionModel', 'AdvertisementSupportedModel'], uses: ['OnDemandStream', 'NonInteractiveStream'] },
  { models: ['PayAsYouGoModel'], uses: ['PermanentDownload'] },
] as const;

/** Terms of a deal, and the releases that it is for. */
interface Terms {
  readonly places: readonly XmlNode[];
  readonly period: XmlNode;
}

/** Writes the deals. Null if there are none: the message then takes the release down. */
export function dealList(context: WritingContext): XmlNode | null {
  const { content, envelope, missing } = context;
  const given = envelope.availability.length > 0 ? envelope.availability : worldwide(context);
  const deals: { readonly key: string; readonly references: string[]; readonly terms: Terms }[] = [];
  for (const entry of given) {
    const terms = entry.track === null || entry.track < content.tracks.length ? termsOf(entry) : null;
    if (!terms) {
      missing.add('availability');
      continue;
    }
    const { track, ...rest } = entry;
    const key = JSON.stringify(rest);
    const last = deals.at(-1);
    const reference = track === null ? RELEASE_REFERENCE : trackReleaseReference(track);
    // The release comes first among those that a deal is for.
    if (last?.key === key && track !== null) last.references.push(reference);
    else deals.push({ key, references: [reference], terms });
  }
  if (deals.length > 0) return branch('DealList', deals.map(releaseDealNode));
  missing.add('deal');
  return null;
}

function releaseDealNode({ references, terms }: { references: readonly string[]; terms: Terms }): XmlNode {
  return branch('ReleaseDeal', [
    ...[...new Set(references)].map((reference) => leaf('DealReleaseReference', reference)),
    ...OFFERS.map(({ models, uses }) =>
      branch('Deal', [
        branch('DealTerms', [
          ...terms.places,
          terms.period,
          ...models.map((model) => leaf('CommercialModelType', model)),
          ...uses.map((use) => leaf('UseType', use)),
        ]),
      ]),
    ),
  ]);
}

/** The release and all its tracks, from the release moment. */
function worldwide({ content, missing }: WritingContext): Availability[] {
  if (!content.releaseMoment) return [];
  const start = startOf(content.releaseMoment, missing);
  return [null, ...content.tracks.keys()].map((track) => ({
    track,
    territories: null,
    excluded: [],
    start,
    end: null,
  }));
}

const MINUTE = 60_000;

/** A day, or a time with its offset. */
function startOf(moment: ReleaseMoment, missing: MissingParts): string {
  if (moment.mode === 'local') {
    if (moment.time !== '00:00') missing.add('local-time');
    return moment.date;
  }
  const { at } = resolveMoment(moment, moment.zone);
  const exact = zoneOffsetAt(moment.zone, at);
  // Local mean times of long ago have seconds, which no offset can say.
  const offset = exact % MINUTE === 0 ? exact : 0;
  return new Date(at + offset).toISOString().slice(0, 19) + offsetText(offset);
}

function offsetText(offset: number): string {
  if (offset === 0) return 'Z';
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Null for an availability that the standard has no deal for. */
function termsOf({ territories, excluded, start, end }: Availability): Terms | null {
  const codes = territories ?? excluded;
  const isEmpty = territories !== null && territories.length === 0;
  const period = periodNode(start, end);
  if (!period || isEmpty || !codes.every((code) => /^[A-Z]{2}$/.test(code))) return null;
  const named = territories === null && excluded.length === 0 ? ['Worldwide'] : codes;
  const name = territories === null && excluded.length > 0 ? 'ExcludedTerritoryCode' : 'TerritoryCode';
  return { places: named.map((code) => leaf(name, code)), period };
}

function periodNode(start: string | null, end: string | null): XmlNode | null {
  const from = exactly(start);
  if (!from) return null;
  const suffix = from.isTime ? 'DateTime' : 'Date';
  const starting = leaf(`Start${suffix}`, from.text);
  if (end === null) return branch('ValidityPeriod', [starting]);
  const until = exactly(end);
  const ending = until && asKindOf(from, until);
  if (ending === null || (instantOf(ending) ?? 0) < (instantOf(from.text) ?? 0)) return null;
  return branch('ValidityPeriod', [starting, leaf(`End${suffix}`, ending)]);
}

interface Limit {
  readonly isTime: boolean;
  readonly text: string;
  readonly zone: string;
}

/** Offsets that XML Schema has. */
const MOST_OFFSET = 14 * 60 * MINUTE;

/** A day or a time as XML Schema writes it: times have seconds, days no zone. Null for other texts. */
function exactly(text: string | null): Limit | null {
  if (text === null) return null;
  const parsed = parseDateTime(text);
  if (!parsed || Math.abs(parsed.offset ?? 0) > MOST_OFFSET) return null;
  if (parsed.time === null) return { isTime: false, text: parsed.date, zone: '' };
  const [, time = '', zone = ''] = /T([\d:.]+)(.*)$/.exec(text) ?? [];
  return { isTime: true, text: `${parsed.date}T${time.length === 5 ? `${time}:00` : time}${zone}`, zone };
}

/** A period has either days or times. A day without a time ends with the day before. */
function asKindOf(from: Limit, until: Limit): string {
  if (from.isTime === until.isTime) return until.text;
  return from.isTime ? `${until.text}T00:00:00${from.zone}` : until.text.slice(0, 10);
}
