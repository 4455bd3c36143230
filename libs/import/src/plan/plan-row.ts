import { randomDesign } from '@countin/cover-art';
import { kindByCount, productContentSchema } from '@countin/domain/release-metadata';
import type { ProductContent } from '@countin/domain/release';
import * as v from 'valibot';
import type { Problem } from '../records/problem.ts';
import type { LinkQuestion, ReleaseOption } from '../records/release-record.ts';
import type { CoverSource, ReleaseRecord } from '../records/release-record.ts';
import { upcKey, type ExistingRelease, type ReleaseIndex } from './existing-releases.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { valueOf } from './given.ts';
import { matchRecord, type MatchDoubt, type RecordArtist } from './match-record.ts';
import type { RowAnswers } from './row-answers.ts';
import { mergeList, mergeRecord } from './merge-record.ts';
import { offerSlug } from './offer-slug.ts';

/** State of a row, as the preview lists it. */
export type RowState = 'new' | 'changed' | 'unchanged' | 'invalid' | 'doubtful' | 'excluded';

/** Why a row waits for a yes. */
export type Doubt =
  | { readonly code: MatchDoubt; readonly candidates: readonly ExistingRelease[] }
  /** The address is taken, and `slug` is the next free one. */
  | { readonly code: 'numbered-slug'; readonly slug: string }
  /** An earlier row of the file is about the same release. */
  | { readonly code: 'same-release'; readonly row: string }
  /** The song of a list's entry is on several releases. */
  | { readonly code: 'which-release'; readonly options: readonly ReleaseOption[] }
  /** Pages of a service may be the release's. */
  | ({ readonly code: 'which-link' } & LinkQuestion);

/** An artist that rows may belong to. */
export interface RunArtist extends RecordArtist {
  readonly slug: string;
  readonly mayCreate: boolean;
  readonly mayEdit: boolean;
}

/**
 * What rows are planned against: everything that their reader may see, as it is now. Releases that this import has made
 * itself are left out: no row of a file is about a release that another row makes.
 */
export interface PlanContext {
  readonly index: ReleaseIndex;
  /** Artists whose releases the reader may see, by id. */
  readonly artists: ReadonlyMap<string, RunArtist>;
  /** Id of the artist that a name in the file stands for; null if nobody has chosen one. */
  readonly artistIdOf: (artistName: string) => string | null;
  /** Whether a release of the artist has this slug, or had it. */
  readonly isSlugTaken: (artistId: string, slug: string) => boolean;
  /** Language of new releases for which the file names none. */
  readonly language: ProductContent['language'];
}

/** What applying a row does. */
export type RowTarget =
  | { readonly kind: 'create'; readonly artistId: string; readonly productSlug: string }
  | { readonly kind: 'update'; readonly artistId: string; readonly productId: string; readonly withdraw: boolean };

/** A row of a preview. */
export interface PlannedRow {
  readonly key: string;
  readonly state: RowState;
  /** Null while the row cannot be applied. */
  readonly target: RowTarget | null;
  /** Content that the release would have; null while the row is invalid or its release in doubt. */
  readonly content: ProductContent | null;
  readonly cover: CoverSource | null;
  /** When the row's DDEX message was made, milliseconds since 1970; null for other files. */
  readonly messageAt: number | null;
  /** Against the release that is here. Empty for a new one. */
  readonly changes: readonly FieldChange[];
  readonly doubts: readonly Doubt[];
  readonly problems: readonly Problem[];
}

/** Plans the rows of a file in its order. The preview and the import both ask it, each with what is stored at the time. */
export class RowPlanner {
  readonly #context: PlanContext;
  /** Rows by the release that they change, and by the address that they take. */
  readonly #takenBy = new Map<string, string>();

  constructor(context: PlanContext) {
    this.#context = context;
  }

  /** Plans the next row. Earlier rows count as applied: a release is changed once, and an address taken once. */
  plan(record: ReleaseRecord, answers: RowAnswers): PlannedRow {
    const row = this.#planned(record, answers);
    if (row.state === 'invalid' || row.state === 'excluded' || !row.target) return row;
    this.#takenBy.set(keyOf(row.target), record.key);
    const code = codeKey(row.target.artistId, row.content);
    if (code !== null && !this.#takenBy.has(code)) this.#takenBy.set(code, record.key);
    return row;
  }

  #planned(record: ReleaseRecord, answers: RowAnswers): PlannedRow {
    const empty = emptyRow(record);
    if (answers.excluded) return { ...empty, state: 'excluded' };
    const artist = this.#context.artists.get(this.#context.artistIdOf(record.artistName) ?? '');
    const problems = [...record.problems, ...(artist ? [] : [problem(record, 'import/no-artist', 'artist')])];
    if (!artist || problems.length > 0) return { ...empty, problems };
    return openReleases(empty, record) ?? this.#matched(empty, record, artist, answers);
  }

  #matched(empty: PlannedRow, record: ReleaseRecord, artist: RunArtist, answers: RowAnswers): PlannedRow {
    const match = matchRecord(record, artist, this.#context.index);
    const found =
      match.kind === 'one' ? match.release : answered(match.kind === 'doubt' ? match.candidates : [], answers);
    if (found === null && match.kind === 'doubt' && answers.target !== 'new')
      return { ...empty, state: 'doubtful', doubts: [{ code: match.code, candidates: match.candidates }] };
    return found ? this.#update(empty, record, found, answers) : this.#create(empty, record, artist, answers);
  }

  #update(empty: PlannedRow, record: ReleaseRecord, release: ExistingRelease, answers: RowAnswers): PlannedRow {
    const refused = refusal(record, release, this.#context.artists.get(release.artistId));
    if (refused) return { ...empty, problems: [refused] };
    const { list } = record;
    const merged = list
      ? mergeList(record, list.corrected ?? [], release.content)
      : mergeRecord(record, release.content);
    if (!merged.ok) return { ...empty, problems: merged.problems };
    const { productId, artistId } = release;
    const withdraw = record.message?.takedown === true && release.status === 'published';
    const target: RowTarget = { kind: 'update', artistId, productId, withdraw };
    const changes = fieldChanges(release.content, merged.content);
    const doubts = [...this.#doubtsOfSame(keyOf(target), answers), ...linkDoubts(record, release.content)];
    const cover = list ? null : record.cover;
    const changed = changes.length > 0 || withdraw || cover !== null;
    const state = doubts.length > 0 ? 'doubtful' : changed ? 'changed' : 'unchanged';
    return { ...empty, state, target, content: merged.content, cover, changes, doubts };
  }

  #create(empty: PlannedRow, record: ReleaseRecord, artist: RunArtist, answers: RowAnswers): PlannedRow {
    if (!artist.mayCreate) return { ...empty, problems: [problem(record, 'import/not-permitted', 'artist')] };
    if (record.message?.takedown) return { ...empty, state: 'unchanged' };
    const title = valueOf(record.fields.title);
    if (title === undefined) return { ...empty, problems: [problem(record, 'import/required', 'title')] };
    const offered = this.#offerSlug(record, title, artist.artistId);
    if (!offered) return { ...empty, problems: [problem(record, 'slug/taken', 'slug')] };
    const merged = mergeRecord(record, this.#newContent(record, title, artist, offered.slug));
    if (!merged.ok) return { ...empty, problems: merged.problems };
    const target: RowTarget = { kind: 'create', artistId: artist.artistId, productSlug: offered.slug };
    const same = this.#doubtsOfSame(codeKey(artist.artistId, merged.content), answers);
    const doubts = [...same, ...linkDoubts(record, null)];
    if (offered.numbered && answers.slug !== offered.slug) doubts.push({ code: 'numbered-slug', slug: offered.slug });
    return { ...empty, state: doubts.length > 0 ? 'doubtful' : 'new', target, content: merged.content, doubts };
  }

  #doubtsOfSame(key: string | null, { again }: RowAnswers): Doubt[] {
    const earlier = key === null || again ? undefined : this.#takenBy.get(key);
    return earlier === undefined ? [] : [{ code: 'same-release', row: earlier }];
  }

  #offerSlug(record: ReleaseRecord, title: string, artistId: string) {
    const isTaken = (productSlug: string) =>
      this.#context.isSlugTaken(artistId, productSlug) ||
      this.#takenBy.has(keyOf({ kind: 'create', artistId, productSlug }));
    return offerSlug({ wanted: record.slug, title, upc: valueOf(record.fields.upc) ?? '' }, isTaken);
  }

  /** What a new release has before its file is read. Its drawn cover depends on its address alone: it is the same in every preview. */
  #newContent(record: ReleaseRecord, title: string, artist: RunArtist, slug: string): ProductContent {
    const design = randomDesign(`${artist.slug} ${slug}`);
    return v.parse(productContentSchema, {
      title,
      kind: kindByCount(valueOf(record.fields.tracks)?.length ?? 1),
      language: this.#context.language,
      cover: { ...design, colours: [...design.colours] },
    });
  }
}

function emptyRow({ key, cover, message, problems }: ReleaseRecord): PlannedRow {
  const messageAt = message?.createdAt ?? null;
  return { key, state: 'invalid', target: null, content: null, cover, messageAt, changes: [], doubts: [], problems };
}

/** A row whose song is on several releases; null once one is meant. */
function openReleases(empty: PlannedRow, { list }: ReleaseRecord): PlannedRow | null {
  const options = list?.releases ?? [];
  return options.length > 0 ? { ...empty, state: 'doubtful', doubts: [{ code: 'which-release', options }] } : null;
}

/** Pages of services that are in doubt, without services that the release has a link of. */
function linkDoubts({ list }: ReleaseRecord, before: ProductContent | null): Doubt[] {
  const linked = new Set(before?.storeLinks.map(({ service }) => service));
  const open = (list?.links ?? []).filter(({ service }) => !linked.has(service));
  return open.map((question) => ({ code: 'which-link', ...question }));
}

/** The release that the reader has chosen among those of the question; null if none. */
function answered(candidates: readonly ExistingRelease[], { target }: RowAnswers): ExistingRelease | null {
  if (target === null || target === 'new') return null;
  return candidates.find(({ productId }) => productId === target.productId) ?? null;
}

function refusal(record: ReleaseRecord, release: ExistingRelease, artist: RunArtist | undefined): Problem | null {
  const { message } = record;
  if (!artist?.mayEdit) return problem(record, 'import/not-permitted', 'artist');
  if (message && release.messageAt !== null && message.createdAt < release.messageAt)
    return problem(record, 'import/older-message', null);
  return null;
}

function problem(record: ReleaseRecord, code: Problem['code'], field: Problem['field']): Problem {
  return { code, field, place: record.place, found: '', params: {} };
}

/** Key of a release's bar code among those of its artist; null if it has none. */
function codeKey(artistId: string, content: ProductContent | null): string | null {
  const key = upcKey(content?.upc ?? '');
  return key === '' ? null : `${artistId}/upc:${key}`;
}

function keyOf(target: RowTarget): string {
  return target.kind === 'update' ? target.productId : `${target.artistId}/${target.productSlug}`;
}
