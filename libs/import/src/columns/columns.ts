import type { CreditRole } from '@countin/domain/release';
import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import { SERVICE_IDS, type KnownServiceId } from '@countin/domain/store-links';
import type { Column, ColumnId, TrackColumnId } from './column.ts';
import { CODE_NAMES } from './names/code-names.ts';
import { CREDIT_NAMES } from './names/credit-names.ts';
import { linkNames, LINKS_NAMES } from './names/link-names.ts';
import { RELEASE_NAMES } from './names/release-names.ts';
import { TRACK_NAMES } from './names/track-names.ts';

/** Parts of a definition that differ between columns of the release. Its names have its id, unless it says others. */
type ReleasePart = Pick<Column, 'content' | 'examples' | 'kept'> & Partial<Pick<Column, 'field' | 'required'>>;
type NamedColumn = keyof typeof RELEASE_NAMES | keyof typeof CODE_NAMES;

const NAMES = { ...RELEASE_NAMES, ...CODE_NAMES };

const RELEASE_PARTS: Readonly<Record<NamedColumn, ReleasePart>> = {
  artist: {
    content: 'text',
    required: true,
    examples: ['Mira Okafor'],
    kept: 'The artist whose release it is. Commas belong to the name.',
  },
  title: {
    content: 'text',
    required: true,
    examples: ['Harbour Lights', 'Low Tide'],
    kept: 'The title without its version.',
  },
  version: { content: 'text', examples: ['Deluxe Edition', 'Live'], kept: 'The version without brackets.' },
  kind: {
    content: 'kind',
    required: true,
    examples: ['EP', 'Single'],
    kept: 'Single, EP or album, in any of the ten languages. Without it, the number of tracks decides.',
  },
  slug: { content: 'slug', examples: ['harbour-lights', 'low-tide'], kept: 'The last part of the page’s address.' },
  releaseDate: {
    content: 'date',
    field: 'releaseMoment',
    examples: ['2026-11-27', '2027-02-05'],
    kept: 'The date, and the time if the cell has one.',
  },
  releaseTime: {
    content: 'time',
    field: 'releaseMoment',
    examples: ['00:00', '18:00'],
    kept: 'Hours and minutes; 00:00 without one.',
  },
  timeZone: {
    content: 'zone',
    field: 'releaseMoment',
    examples: ['Europe/Berlin', 'America/New_York'],
    kept: 'The IANA zone. With one the release opens everywhere at once, without one by each fan’s own clock.',
  },
  labelName: { content: 'text', examples: ['Tide Line Records'], kept: 'The name of the label.' },
  upc: {
    content: 'upc',
    examples: ['076123456789', '4260123456788'],
    kept: '12 to 14 digits with leading zeros, without spaces and hyphens.',
  },
  catalogueNumber: { content: 'code', examples: ['TLR-031', 'TLR-032'], kept: 'The number as the label writes it.' },
  genre: { content: 'genre', examples: ['Electronic', 'Jazz'], kept: 'A genre of the list.' },
  secondaryGenre: { content: 'genre', examples: ['Ambient', 'Folk'], kept: 'A genre of the list.' },
  pLine: { content: 'rights-line', examples: ['2026 Tide Line Records'], kept: 'Year and owner, with or without ℗.' },
  cLine: { content: 'rights-line', examples: ['2026 Tide Line Records'], kept: 'Year and owner, with or without ©.' },
  originalReleaseDate: { content: 'date', examples: ['2019-03-08', '2021-06-18'], kept: 'The date.' },
  language: { content: 'language', examples: ['en'], kept: 'One of the ten languages of pages, by its code or name.' },
  titleLanguage: {
    content: 'title-language',
    examples: ['en'],
    kept: 'An ISO 639 code, with a script if one is needed, or the name of the language.',
  },
  explicit: { content: 'yes-or-no', examples: ['no'], kept: 'Yes or no, in any of the ten languages.' },
  ai: {
    content: 'ai',
    examples: ['partly: vocals, lyrics', 'none'],
    kept: 'How much generative AI has made (none, partly, all), and its parts after a colon, in any of the ten languages.',
  },
  description: {
    content: 'text',
    examples: ['Four songs from a winter by the sea.', 'Recorded in one night.'],
    kept: 'The text with its line breaks.',
  },
  cover: {
    content: 'cover',
    examples: ['https://example.com/covers/harbour-lights.jpg', 'https://example.com/covers/low-tide.jpg'],
    kept: 'An https address. The path of a picture is noted and left out: a table has no pictures beside it.',
  },
  featuredArtists: {
    content: 'names',
    field: 'artists',
    examples: ['Jonas Weil; Ana Ríos', 'Jonas Weil'],
    kept: 'Names separated by a semicolon, a vertical bar, a line break, or a slash between spaces.',
  },
  remixers: { content: 'names', field: 'artists', examples: ['Kiri Tanaka'], kept: 'Names, separated likewise.' },
};

const TRACK_PARTS: Readonly<Record<TrackColumnId, Pick<Column, 'content' | 'examples' | 'kept'>>> = {
  'track.number': { content: 'number', examples: ['1', '2', '1'], kept: 'The order of tracks, not the number itself.' },
  'track.disc': { content: 'number', examples: ['1'], kept: 'The order of tracks, not the number itself.' },
  'track.title': {
    content: 'text',
    examples: ['Harbour Lights', 'Salt', 'Low Tide'],
    kept: 'The title without its version.',
  },
  'track.version': { content: 'text', examples: ['Album Version', 'Acoustic', 'Live'], kept: 'Without brackets.' },
  'track.isrc': {
    content: 'isrc',
    examples: ['QZK6F2600001', 'QZK6F2600002', 'QZK6F2600003'],
    kept: 'Twelve characters without hyphens.',
  },
  'track.duration': {
    content: 'duration',
    examples: ['3:05', '4:12', '1:02:09'],
    kept: 'Minutes and seconds, hours too, or seconds, or ISO 8601 such as PT3M5S.',
  },
  'track.explicit': { content: 'yes-or-no', examples: ['no'], kept: 'Yes or no, in any of the ten languages.' },
  'track.ai': { content: 'ai', examples: ['partly: vocals, lyrics', 'none'], kept: 'The same of the track.' },
};

const CREDIT_EXAMPLES: Partial<Readonly<Record<CreditRole, string>>> = {
  performer: 'Jonas Weil (cello)',
  composer: 'Mira Okafor; Ana Ríos',
};

const LINK_EXAMPLES: Partial<Readonly<Record<KnownServiceId, string>>> = {
  spotify: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  'apple-music': 'https://music.apple.com/us/album/1440857781',
  bandcamp: 'https://mira-okafor.bandcamp.com/album/harbour-lights',
};

const releaseColumns = (Object.keys(RELEASE_PARTS) as NamedColumn[]).map((id): Column => {
  const { field = id, required = false, ...part } = RELEASE_PARTS[id];
  return { id, field: field as Column['field'], level: 'release', required, ...part, names: NAMES[id] };
});

const linkColumns = SERVICE_IDS.map((service): Column => ({
  id: `link.${service}`,
  field: 'storeLinks',
  level: 'release',
  required: false,
  content: 'links',
  names: linkNames(service),
  examples: [LINK_EXAMPLES[service] ?? ''],
  kept: 'The address of this service.',
}));

const linksColumn: Column = {
  id: 'links',
  field: 'storeLinks',
  level: 'release',
  required: false,
  content: 'links',
  names: LINKS_NAMES,
  examples: ['https://tidal.com/album/77610756 | https://www.deezer.com/album/302127'],
  kept: 'Addresses of any services, separated by spaces, line breaks or vertical bars.',
};

const trackColumns = (Object.keys(TRACK_PARTS) as TrackColumnId[]).map((id): Column => ({
  id,
  field: 'tracks',
  level: 'track',
  required: id === 'track.title',
  ...TRACK_PARTS[id],
  names: TRACK_NAMES[id.slice('track.'.length) as keyof typeof TRACK_NAMES],
}));

const creditColumns = CREDIT_ROLES.map((role): Column => ({
  id: `credit.${role}`,
  field: 'tracks',
  level: 'track',
  required: false,
  content: 'names',
  names: CREDIT_NAMES[role],
  examples: [CREDIT_EXAMPLES[role] ?? ''],
  kept: role === 'performer' ? 'Names, each with an instrument in brackets.' : 'Names.',
}));

/** Every column that a table of releases may have, in the order of example files. */
export const COLUMNS: readonly Column[] = [
  ...releaseColumns,
  ...linkColumns,
  linksColumn,
  ...trackColumns,
  ...creditColumns,
];

const BY_ID = new Map(COLUMNS.map((column) => [column.id, column]));

/** The definition of a column. */
export function columnOf(id: ColumnId): Column {
  const column = BY_ID.get(id);
  if (!column) throw new Error(`no column ${id}`);
  return column;
}
