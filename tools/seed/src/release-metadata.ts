import type { ArtistProfile } from '@countin/domain/profile';
import type { Credit, Genre, ProductContent, ReleaseMoment } from '@countin/domain/release';
import { KUMO, TIDEWRACK, type ReleaseEntry } from './catalogue/entries.ts';
import { durationOf, isrcOf, upcOf } from './catalogue/release-codes.ts';
import { numberFrom, pickFrom } from './invented.ts';
import { artistId } from './profile-ids.ts';

/** Genre in stores of what the example artists call theirs. Others have none. */
const GENRE_OF: Readonly<Record<string, Genre>> = {
  folk: 'folk',
  'chamber folk': 'folk',
  'singer-songwriter': 'singer-songwriter',
  electronic: 'electronic',
  downtempo: 'downtempo',
  ambient: 'ambient',
  indie: 'indie',
  'r&b': 'r-b-soul',
  hindustani: 'indian-classical',
  arabic: 'arabic',
  chanson: 'chanson',
  andean: 'world',
  mpb: 'brazilian',
};
const CATALOGUE_PREFIX: Readonly<Record<string, string>> = { [TIDEWRACK]: 'TWR', [KUMO]: 'KUMO' };
const PRODUCERS = ['Elin Lindqvist', 'Tomás Vidal', 'Ada Nwosu', 'Marek Sobol'];
const MIXERS = ['Noor Rahimi', 'Jonas Weller', 'Inês Prado'];
const MASTERING = ['Silver Room', 'Sana Ito'];
const PLAYERS = [
  ['Tomás Vidal', 'drums'],
  ['Elin Lindqvist', 'cello'],
  ['Ada Nwosu', 'double bass'],
  ['Marek Sobol', 'clarinet'],
] as const;

/** Invented metadata of an example release, with its tracks. Drafts have no codes yet. */
export function metadataOf(
  { slug, title, kind, label, status, version = '', artists = [], tracks }: ReleaseEntry,
  artist: ArtistProfile,
  moment: ReleaseMoment | null,
): Partial<ProductContent> {
  const titles = tracks ?? (kind === 'single' ? [title] : []);
  const genres = artist.genres.flatMap((genre) => GENRE_OF[genre] ?? []);
  const line = moment && { year: Number(moment.date.slice(0, 4)), owner: label ?? artist.name };
  const hasCodes = status !== 'draft';
  return {
    version,
    artists: artists.map(({ name, role, slug: profile }) => ({
      name,
      role,
      artistId: profile === undefined ? null : artistId(profile),
    })),
    upc: hasCodes ? upcOf(slug) : '',
    catalogueNumber: label && hasCodes ? `${CATALOGUE_PREFIX[label]} ${100 + numberFrom(`number ${slug}`, 900)}` : '',
    genre: genres[0] ?? null,
    secondaryGenre: genres[1] ?? null,
    pLine: line,
    cLine: line,
    tracks: titles.map((track, at) => ({
      title: track,
      version: '',
      isrc: hasCodes ? isrcOf(slug, at) : '',
      durationMs: durationOf(slug, at),
      explicit: false,
      ai: null,
      credits: creditsOf(slug, at, artist.name),
    })),
  };
}

function creditsOf(release: string, track: number, artist: string): Credit[] {
  const [player, instrument] = pickFrom(`player ${release} ${track}`, PLAYERS);
  return [
    { role: 'performer', name: artist, instrument: 'vocals' },
    { role: 'performer', name: player, instrument },
    { role: 'composer', name: artist, instrument: '' },
    { role: 'lyricist', name: artist, instrument: '' },
    { role: 'producer', name: pickFrom(`producer ${release}`, PRODUCERS), instrument: '' },
    { role: 'mixing', name: pickFrom(`mixing ${release}`, MIXERS), instrument: '' },
    { role: 'mastering', name: pickFrom(`mastering ${release}`, MASTERING), instrument: '' },
  ];
}
