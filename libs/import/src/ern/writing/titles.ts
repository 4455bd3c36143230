import type { RightsLine } from '@countin/domain/release';
import { DEFAULT, WORLDWIDE, type WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

/** Writes a title: once as stores show it, once with its version apart. */
export function titleNodes(title: string, version: string, language: string | null): XmlNode[] {
  const attributes = language === null ? DEFAULT : { LanguageAndScriptCode: language, ...DEFAULT };
  return [
    leaf('DisplayTitleText', version === '' ? title : `${title} (${version})`),
    branch('DisplayTitle', [leaf('TitleText', title), version === '' ? null : leaf('SubTitle', version)], attributes),
  ];
}

/** An artist of an artist line. */
export interface LineArtist {
  readonly name: string;
  readonly role: 'main' | 'featured' | 'remixer';
}

/** Writes an artist line: as stores show it, and each artist with a role. */
export function artistNodes(artists: readonly LineArtist[], { parties, namespace }: WritingContext): XmlNode[] {
  return [
    leaf('DisplayArtistName', nameOf(artists), DEFAULT),
    ...artists.map(({ name, role }, at) =>
      branch('DisplayArtist', [leaf('ArtistPartyReference', parties.referenceOf(name)), roleNode(role, namespace)], {
        SequenceNumber: String(at + 1),
      }),
    ),
  ];
}

/** The standard has no word for remixers here. */
function roleNode(role: LineArtist['role'], namespace: string): XmlNode {
  const name = 'DisplayArtistRole';
  if (role === 'remixer') return userDefined(name, 'Remixer', namespace);
  return leaf(name, role === 'main' ? 'MainArtist' : 'FeaturedArtist');
}

/** A word that the standard's list does not have. */
export function userDefined(name: string, value: string, namespace: string): XmlNode {
  return leaf(name, 'UserDefined', { Namespace: namespace, UserDefinedValue: value });
}

function nameOf(artists: readonly LineArtist[]): string {
  const names = (wanted: LineArtist['role']) =>
    artists
      .filter(({ role }) => role === wanted)
      .map(({ name }) => name)
      .join(', ');
  const featured = names('featured');
  return featured === '' ? names('main') : `${names('main')} feat. ${featured}`;
}

/** Writes a ℗ or © line. Null if the release has none. */
export function rightsLineNode(prefix: 'PLine' | 'CLine', line: RightsLine | null): XmlNode | null {
  if (!line || (line.year === null && line.owner === '')) return null;
  const year = line.year === null ? '' : String(line.year);
  return branch(prefix, [
    year === '' ? null : leaf('Year', year),
    line.owner === '' ? null : leaf(`${prefix}Company`, line.owner),
    leaf(`${prefix}Text`, `${year} ${line.owner}`.trim()),
  ]);
}

/** Names of genres whose ids do not have all signs. They are read back as the ids. */
const GENRE_NAMES: Readonly<Record<string, string>> = {
  'christian-gospel': 'Christian & Gospel',
  'drum-bass': 'Drum & Bass',
  'hip-hop-rap': 'Hip-Hop/Rap',
  'j-pop': 'J-Pop',
  'k-pop': 'K-Pop',
  'r-b-soul': 'R&B/Soul',
  'singer-songwriter': 'Singer/Songwriter',
};

/** Writes the genre. The standard wants the element: it is empty if no genre is known. */
export function genreNode({ content, hasAi }: WritingContext): XmlNode {
  const { genre, secondaryGenre } = content;
  const sub = genre === null ? null : secondaryGenre;
  return branch(
    hasAi ? 'DisplayGenre' : 'Genre',
    [leaf('GenreText', genreName(genre ?? secondaryGenre)), sub === null ? null : leaf('SubGenre', genreName(sub))],
    WORLDWIDE,
  );
}

function genreName(genre: string | null): string {
  if (genre === null) return '';
  return GENRE_NAMES[genre] ?? genre.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** Writes the label. The standard wants the element: its party has an empty name if no label is known. */
export function labelNode({ content, parties }: WritingContext): XmlNode {
  return leaf('ReleaseLabelReference', parties.referenceOf(content.labelName), WORLDWIDE);
}
