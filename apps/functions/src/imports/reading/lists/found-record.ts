import type { ReleaseDraft } from '@countin/catalogue';
import { AppError } from '@countin/domain/errors';
import type { FoundRow, StartNote } from '@countin/domain/link-finding';
import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import type { ProductContent, Track } from '@countin/domain/release';
import type { ListedCode } from '@countin/import/codes';
import {
  excerpt,
  type ImportNoteCode,
  type LinkQuestion,
  type Problem,
  type ReleaseOption,
  type ReleaseRecord,
} from '@countin/import/records';
import { foundRows } from '../../../links/found-row.ts';
import { newId, type Services } from '../../../platform/services.ts';
import { draftContent } from '../../../release-start/draft-content.ts';
import { gtinOf, upcOf } from '../../../release-start/find-release.ts';
import type { FoundOption, LookedUp } from './look-up-entry.ts';

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

/** What the services say of an entry; a record with a problem if they do not know it, or are away. */
export function foundRecord(services: Services, looked: LookedUp, language: ProductContent['language']): ReleaseRecord {
  const { listed, answers } = looked;
  const unreached = [...answers].flatMap(([catalogue, answer]) => (typeof answer === 'object' ? catalogue : []));
  const entries = [{ code: listed.code, line: listed.line }];
  const [first, ...others] = looked.options.flatMap((option) => partsOf(services, looked, option, language));
  const list = { entries, releases: [], links: first?.links ?? [], unreached };
  if (!first) return { ...problemRecord(listed, looked.problem ?? unknown(listed)), list };
  const { record, notes } = first;
  const releases = others.length === 0 ? [] : [first, ...others];
  return {
    ...emptyRecord(listed),
    ...record,
    notes,
    list: {
      ...list,
      releases: releases.map(({ url, record: each, links }) => ({ url, record: each, links })),
      links: releases.length === 0 ? list.links : [],
    },
  };
}

interface FoundParts extends ReleaseOption {
  readonly notes: ReleaseRecord['notes'];
}

/** What a record says of one release; none of one without a title. */
function partsOf(
  services: Services,
  { listed, isrcs }: LookedUp,
  { query, found }: FoundOption,
  language: ProductContent['language'],
): FoundParts[] {
  if (!found.release) return [];
  const gtin = gtinOf(found.release, query);
  const artistName = found.release.artists[0] ?? '';
  const { rows } = foundRows(found, query, services.catalogues.finders);
  const made = draftOf({
    release: found.release,
    upc: gtin ? upcOf(gtin) : '',
    rows,
    artist: { name: artistName, slug: '' },
    defaults: ARTIST_DEFAULTS,
    language,
    newId: () => newId(services),
    now: services.now(),
  });
  if (!made) return [];
  const isTrack = isrcs.length > 0;
  const { content, notes } = made;
  const record = {
    artistName,
    fields: fieldsOf(isTrack ? { ...content, storeLinks: content.storeLinks.map(byIsrc) } : content),
    trackFields: trackFieldsOf(content.tracks),
    cover: coverOf(found.release),
  };
  return [
    {
      url: query.by === 'url' ? query.reference.url : listed.code,
      record,
      links: linkQuestions(rows, services.now()),
      notes: notes.flatMap((note) => {
        const code = NOTES[note];
        return code ? [{ code, field: null, place: placeOf(listed.line), found: listed.code }] : [];
      }),
    },
  ];
}

function draftOf(source: Parameters<typeof draftContent>[0]): ReturnType<typeof draftContent> | null {
  try {
    return draftContent(source);
  } catch (error) {
    // A release without a title.
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The page of an album that a song has led to was not pasted. */
function byIsrc(link: ProductContent['storeLinks'][number]): ProductContent['storeLinks'][number] {
  return link.source === 'pasted' ? { ...link, source: 'isrc' } : link;
}

/** Services whose pages are doubtful, with their candidates. */
export function linkQuestions(rows: readonly FoundRow[], now: number): LinkQuestion[] {
  return rows.flatMap((row) => (row.status === 'doubtful' ? [questionOf(row, now)] : []));
}

function questionOf({ service, candidates }: Extract<FoundRow, { status: 'doubtful' }>, now: number): LinkQuestion {
  const options = candidates.map(({ url, method, confidence, facts }) => ({
    url,
    source: method === 'url' ? ('pasted' as const) : method,
    confidence: Math.round(confidence),
    foundAt: now,
    title: facts?.title ?? '',
    artists: facts?.artists ?? [],
    date: facts?.date ?? null,
    trackCount: facts?.trackCount ?? null,
  }));
  return { service, options };
}

const FIELD_OF = { upc: 'upc', isrc: 'tracks', url: 'storeLinks' } as const;

/** A record of a code that nothing is known of. */
function problemRecord(listed: ListedCode, code: Problem['code']): ReleaseRecord {
  const problem = { code, field: FIELD_OF[listed.kind], found: excerpt(listed.code), params: {} };
  return { ...emptyRecord(listed), problems: [{ ...problem, place: placeOf(listed.line) }] };
}

const unknown = ({ kind }: ListedCode) => (kind === 'url' ? 'import/link-unknown' : 'import/code-unknown');

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
