import type { AiDisclosure, ProductContent, ReleaseArtist, RightsLine, Track } from '@countin/domain/release';
import type { StoreLink } from '@countin/domain/store-links';
import type { Column, PlainField } from '../columns/column.ts';
import type { CoverSource, Given, RecordField, ReleaseRecord } from '../records/index.ts';
import { columnWith } from './correction-cells.ts';

type Values = Partial<ProductContent>;

const CREDIT = 'credit.';
const LINK = 'link.';
const [MINUTE, HOUR] = [60, 3600];

/**
 * The text that a cell with this value would have, to be edited in place: a correction with it changes nothing. A cell
 * that could not be read has the text of the file. Empty for what is not there, for unknown columns, and for the artist,
 * address and cover of a content, which has none.
 *
 * @param track position from 0; null for columns of the release
 */
export function textOfField(of: ReleaseRecord | ProductContent, columnId: string, track: number | null): string {
  const column = columnWith(columnId);
  if (!column || (column.level === 'track') !== (track !== null)) return '';
  if (!('fields' in of)) return textIn(of, column, track);
  const unread = of.unread?.find((cell) => cell.column === columnId && cell.track === track);
  if (unread) return unread.text;
  if (columnId === 'artist') return of.artistName;
  if (columnId === 'slug') return of.slug ?? '';
  if (columnId === 'cover') return coverText(of.cover);
  return textIn(valuesIn(of), column, track);
}

function valuesIn({ fields }: ReleaseRecord): Values {
  const given = Object.entries(fields).flatMap(([field, one]: [string, Given<unknown>]) =>
    'value' in one ? [[field, one.value] as const] : [],
  );
  return Object.fromEntries(given) as Values;
}

/** Texts of fields that several columns fill, or that are no text. Those of the artist and the address are no content's. */
const WRITERS: Partial<Readonly<Record<RecordField, (values: Values, id: string, track: number) => string>>> = {
  artist: () => '',
  slug: () => '',
  cover: () => '',
  tracks: ({ tracks = [] }, id, track) => trackText(tracks[track], id, track),
  artists: ({ artists = [] }, id) => namesOf(artists, id === 'featuredArtists' ? 'featured' : 'remixer'),
  storeLinks: ({ storeLinks = [] }, id) => linksText(storeLinks, id),
  releaseMoment: ({ releaseMoment = null }, id) => momentText(releaseMoment, id),
  pLine: ({ pLine = null }) => lineText(pLine),
  cLine: ({ cLine = null }) => lineText(cLine),
  ai: ({ ai = null }) => aiText(ai),
};

function textIn(values: Values, { field, id }: Column, track: number | null): string {
  const write = WRITERS[field];
  return write ? write(values, id, track ?? -1) : plainText(values[field as PlainField] as string | boolean | null);
}

function lineText(line: RightsLine | null): string {
  return [line?.year, line?.owner].filter(Boolean).join(' ');
}

function aiText(said: AiDisclosure | null): string {
  const parts = said?.contributions.join(', ');
  return [said?.extent, parts].filter(Boolean).join(': ');
}

function linksText(links: readonly StoreLink[], id: string): string {
  return links
    .filter(({ service }) => id === 'links' || id === `${LINK}${service}`)
    .map(({ url }) => url)
    .join(' | ');
}

function plainText(value: string | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}

function momentText(moment: ProductContent['releaseMoment'], id: string): string {
  if (!moment) return '';
  if (id === 'releaseDate') return moment.date;
  if (id === 'releaseTime') return moment.time;
  return 'zone' in moment ? moment.zone : '';
}

function trackText(track: Track | undefined, id: string, position: number): string {
  if (!track) return '';
  if (id.startsWith(CREDIT)) return namesOf(track.credits, id.slice(CREDIT.length));
  switch (id) {
    case 'track.number':
      return String(position + 1);
    case 'track.disc':
      return '1';
    case 'track.duration':
      return track.durationMs === null ? '' : durationText(track.durationMs);
    case 'track.ai':
      return aiText(track.ai);
    case 'track.explicit':
      return plainText(track.explicit);
    case 'track.version':
      return track.version;
    case 'track.isrc':
      return track.isrc;
    default:
      return track.title;
  }
}

/** `3:05`, `1:02:09`, or with parts of a second as ISO 8601. */
function durationText(durationMs: number): string {
  const seconds = durationMs / 1000;
  if (!Number.isInteger(seconds)) return `PT${seconds.toFixed(3)}S`;
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / MINUTE) % MINUTE;
  const clock = `${two(seconds % MINUTE)}`;
  return seconds < HOUR ? `${minutes}:${clock}` : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${clock}`;
}

function namesOf(
  people: readonly (Pick<ReleaseArtist, 'name'> & { readonly role: string; readonly instrument?: string })[],
  role: string,
): string {
  return people
    .filter((person) => person.role === role)
    .map(({ name, instrument }) => (instrument ? `${name} (${instrument})` : name))
    .join('; ');
}

function coverText(cover: CoverSource | null): string {
  if (!cover) return '';
  return cover.kind === 'file' ? cover.path : cover.url;
}
