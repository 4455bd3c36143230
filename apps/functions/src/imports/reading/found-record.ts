import type { FoundRelease, ReleaseDraft } from '@countin/catalogue';
import { AppError } from '@countin/domain/errors';
import type { LinkQuery, StartNote } from '@countin/domain/link-finding';
import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import type { ProductContent, Track } from '@countin/domain/release';
import type { ListedCode } from '@countin/import/codes';
import { excerpt, type ImportNoteCode, type Problem, type ReleaseRecord } from '@countin/import/records';
import { foundRows } from '../../links/found-row.ts';
import { newId, type Services } from '../../platform/services.ts';
import { draftContent } from '../../release-start/draft-content.ts';
import { gtinOf, upcOf } from '../../release-start/find-release.ts';

/** Fields that services know of a release. What they leave open, the record does not mention. */
const FIELDS = [
  'title',
  'version',
  'kind',
  'labelName',
  'artists',
  'releaseMoment',
  'upc',
  'genre',
  'secondaryGenre',
  'pLine',
  'cLine',
  'explicit',
  'tracks',
  'storeLinks',
] as const satisfies readonly (keyof ProductContent)[];

const NOTES: Readonly<Partial<Record<StartNote, ImportNoteCode>>> = {
  'text-shortened': 'note/text-shortened',
  'tracks-left-out': 'note/tracks-left-out',
  'artists-left-out': 'note/artists-left-out',
};

/** What the services say of the release of a code; a record with a problem if they do not know it, or are away. */
export function foundRecord(
  services: Services,
  listed: ListedCode,
  {
    query,
    found,
    language,
  }: {
    readonly query: LinkQuery;
    readonly found: FoundRelease;
    readonly language: ProductContent['language'];
  },
): ReleaseRecord {
  if (!found.answered) return problemRecord(listed, 'import/services-away');
  if (!found.release) return unknownRecord(listed);
  const gtin = gtinOf(found.release, query);
  const artistName = found.release.artists[0] ?? '';
  try {
    const { content, notes } = draftContent({
      release: found.release,
      upc: gtin ? upcOf(gtin) : '',
      rows: foundRows(found, query, services.catalogues.finders).rows,
      artist: { name: artistName, slug: '' },
      defaults: ARTIST_DEFAULTS,
      language,
      newId: () => newId(services),
      now: services.now(),
    });
    return {
      ...emptyRecord(listed),
      artistName,
      fields: fieldsOf(content),
      trackFields: trackFieldsOf(content.tracks),
      cover: coverOf(found.release),
      notes: notes.flatMap((note) => {
        const code = NOTES[note];
        return code ? [{ code, field: null, place: placeOf(listed.line), found: listed.code }] : [];
      }),
    };
  } catch (error) {
    // A release without a title.
    if (error instanceof AppError) return unknownRecord(listed);
    throw error;
  }
}

const FIELD_OF = { upc: 'upc', isrc: 'tracks', url: 'storeLinks' } as const;

/** A record of a code that nothing is known of. */
export function problemRecord(listed: ListedCode, code: Problem['code']): ReleaseRecord {
  const problem = { code, field: FIELD_OF[listed.kind], found: excerpt(listed.code), params: {} };
  return { ...emptyRecord(listed), problems: [{ ...problem, place: placeOf(listed.line) }] };
}

/** A record of a code or a link that no service knows. */
export function unknownRecord(listed: ListedCode): ReleaseRecord {
  return problemRecord(listed, listed.kind === 'url' ? 'import/link-unknown' : 'import/code-unknown');
}

/** A record of an entry that is no code. */
export function entryRecord(key: string, problem: Problem): ReleaseRecord {
  return { ...emptyRecord({ code: key, line: problem.place.line }), problems: [problem] };
}

function emptyRecord({ code, line }: Pick<ListedCode, 'code' | 'line'>): ReleaseRecord {
  return {
    key: code,
    place: placeOf(line),
    artistName: '',
    slug: null,
    fields: {},
    trackFields: [],
    clearedServices: [],
    cover: null,
    message: null,
    problems: [],
    notes: [],
  };
}

const placeOf = (line: number) => ({ part: '', line, column: '' });

function fieldsOf(content: ProductContent): ReleaseRecord['fields'] {
  const known = FIELDS.filter((field) => isKnown(content[field]));
  return Object.fromEntries(known.map((field) => [field, { value: content[field] }]));
}

function isKnown(value: ProductContent[(typeof FIELDS)[number]]): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** A field that only some tracks have would clear it in the others. */
function trackFieldsOf(tracks: readonly Track[]): ReleaseRecord['trackFields'] {
  const known = {
    isrc: tracks.every(({ isrc }) => isrc !== ''),
    durationMs: tracks.every(({ durationMs }) => durationMs !== null),
    version: tracks.some(({ version }) => version !== ''),
    credits: tracks.some(({ credits }) => credits.length > 0),
  };
  const fields = (['isrc', 'durationMs', 'version', 'credits'] as const).filter((field) => known[field]);
  return ['title', 'explicit', ...fields];
}

function coverOf({ covers }: ReleaseDraft): ReleaseRecord['cover'] {
  const url = covers[0]?.cover.url;
  return url === undefined ? null : { kind: 'url', url };
}
