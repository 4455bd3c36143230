import { resolveMoment, type Credit, type ProductContent, type RightsLine, type Track } from '@countin/domain/release';
import { AI_CONTRIBUTIONS } from '@countin/domain/release-metadata';
import { saysSomethingOfAi } from '../write-ern-message.ts';

/** Fields of a release that a message has. The others are of its page: links, look, cover design, language of texts. */
export const WRITTEN_FIELDS = [
  ...(['title', 'version', 'kind', 'description', 'labelName', 'artists', 'upc', 'catalogueNumber', 'genre'] as const),
  ...([
    'secondaryGenre',
    'pLine',
    'cLine',
    'originalReleaseDate',
    'titleLanguage',
    'explicit',
    'ai',
    'tracks',
  ] as const),
] as const;

/** Something that is not equal when a written message is read back. */
interface NotKept {
  readonly what: string;
  readonly because: string;
  readonly change: (content: ProductContent) => Partial<ProductContent>;
}

/** All that is not equal, and why. */
const NOT_KEPT: readonly NotKept[] = [
  {
    what: 'the profile here of an artist beside the release’s own',
    because: 'a message has names',
    change: ({ artists }) => ({ artists: artists.map((artist) => ({ ...artist, artistId: null })) }),
  },
  {
    what: 'no language of the title',
    because: 'a message always has a language: that of the release’s texts, without its country',
    change: ({ titleLanguage, language }) => ({ titleLanguage: titleLanguage ?? language.slice(0, 2) }),
  },
  {
    what: 'a ℗ or © line without year and owner',
    because: 'it says nothing, and is not written',
    change: ({ pLine, cLine }) => ({ pLine: filled(pLine), cLine: filled(cLine) }),
  },
  {
    what: 'a ℗ or © line without a year whose owner has one in its name',
    because: 'readers look for the year in the text, as many senders have it there alone',
    change: ({ pLine, cLine }) => ({ pLine: withYear(pLine), cLine: withYear(cLine) }),
  },
  {
    what: 'a secondary genre without a genre',
    because: 'the standard has sub-genres of genres alone',
    change: ({ genre, secondaryGenre }) =>
      genre === null ? { genre: secondaryGenre, secondaryGenre: null } : { secondaryGenre },
  },
  {
    what: 'brackets around a version',
    because: 'readers take them for those of stores',
    change: ({ version, tracks }) => ({
      version: unbracketed(version),
      tracks: tracks.map((track) => ({ ...track, version: unbracketed(track.version) })),
    }),
  },
  {
    what: 'credits: their order, those that are there twice, instruments of others than performers',
    because: 'the standard wants each contributor once, with all roles, and instruments are those of performers',
    change: ({ tracks }) => ({ tracks: withCredits(tracks, (credits) => inOrder(credits)) }),
  },
  {
    what: 'that a performer with an instrument is also one without (4.3)',
    because: 'until 4.3.1 instruments belong to the contributor, not to its roles',
    change: ({ ai, tracks }) =>
      saysSomethingOfAi({ ai, tracks })
        ? {}
        : { tracks: withCredits(tracks, (credits) => credits.filter(isNotShadowed)) },
  },
  {
    what: 'credits of a track of which AI made all, other than featured artists',
    because: 'the standard has no other contributors then',
    change: ({ tracks }) => ({
      tracks: withCredits(tracks, (credits, at) =>
        tracks[at]?.ai?.extent === 'all' ? credits.filter(({ role }) => role === 'featured') : credits,
      ),
    }),
  },
  {
    what: 'which parts of the release as a whole AI made',
    because: 'the standard has parts of tracks alone',
    change: ({ ai }) => ({ ai: ai && ai.extent !== null ? { extent: ai.extent, contributions: [] } : null }),
  },
  {
    what: 'the order of the parts that AI made',
    because: 'readers give them in the order of the list',
    change: ({ tracks }) => ({
      tracks: tracks.map((track) => ({
        ...track,
        ai: track.ai && {
          ...track.ai,
          contributions: AI_CONTRIBUTIONS.filter((part) => track.ai?.contributions.includes(part)),
        },
      })),
    }),
  },
];

/** Content as it is when its message is read back. */
export function asReadBack(content: ProductContent): ProductContent {
  return NOT_KEPT.reduce((changed, { change }) => ({ ...changed, ...change(changed) }), content);
}

/**
 * What of a moment is kept. Days of local moments keep no time: deals have none. Instants keep their minute, and of their
 * zone the offset alone.
 */
export function momentAsReadBack(moment: ProductContent['releaseMoment']): unknown {
  if (moment === null) return null;
  return moment.mode === 'local' ? moment.date : Math.floor(resolveMoment(moment, 'UTC').at / 60_000);
}

/** Credits in one order, so that lists in any order can be compared. */
export function inOrder(credits: readonly Credit[]): Credit[] {
  const keys = credits.map(({ role, name, instrument }) =>
    JSON.stringify([role, name, role === 'performer' ? instrument : '']),
  );
  return [...new Set(keys)].sort().map((key) => {
    const [role, name, instrument] = JSON.parse(key) as [Credit['role'], string, string];
    return { role, name, instrument };
  });
}

function withCredits(tracks: readonly Track[], change: (credits: Credit[], at: number) => Credit[]): Track[] {
  return tracks.map((track, at) => ({ ...track, credits: change(track.credits, at) }));
}

function isNotShadowed(credit: Credit, _: number, all: readonly Credit[]): boolean {
  const isPlain = credit.role === 'performer' && credit.instrument === '';
  const plays = ({ role, name, instrument }: Credit) =>
    role === 'performer' && name === credit.name && instrument !== '' && instrument !== 'Vocals';
  return !isPlain || !all.some(plays);
}

function filled(line: RightsLine | null): RightsLine | null {
  return line === null || (line.year === null && line.owner === '') ? null : line;
}

function withYear(line: RightsLine | null): RightsLine | null {
  const found = line?.year === null ? /\b(?:19\d\d|20\d\d|2100)\b/.exec(line.owner)?.[0] : undefined;
  return line && found !== undefined ? { ...line, year: Number(found) } : line;
}

function unbracketed(version: string): string {
  return version.replace(/^[([](.*)[)\]]$/, '$1').trim();
}
