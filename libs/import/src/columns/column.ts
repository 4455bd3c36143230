import type { Language } from '@countin/domain/locale';
import type { CreditRole } from '@countin/domain/release';
import type { KnownServiceId } from '@countin/domain/store-links';
import type { RecordField, ReleaseField } from '../records/index.ts';

/** Fields of a release that one column fills; the column has the field's name. */
export type PlainField = Exclude<ReleaseField, 'releaseMoment' | 'artists' | 'storeLinks' | 'tracks'>;

/** Columns of the release, without those of its links. */
export type ReleaseColumnId =
  | PlainField
  | 'artist'
  | 'slug'
  | 'releaseDate'
  | 'releaseTime'
  | 'timeZone'
  | 'cover'
  | 'featuredArtists'
  | 'remixers';
/** Columns of a track, without those of its credits. */
export type TrackColumnId =
  | 'track.number'
  | 'track.disc'
  | 'track.title'
  | 'track.version'
  | 'track.isrc'
  | 'track.duration'
  | 'track.explicit'
  | 'track.ai';
/** Columns of a release's addresses: one for each service, and one for several of any service. */
export type LinkColumnId = `link.${KnownServiceId}` | 'links';
/** Id of a column. */
export type ColumnId = ReleaseColumnId | LinkColumnId | TrackColumnId | `credit.${CreditRole}`;

/** What the cells of a column hold, and so how they are read. */
export type ColumnContent =
  | 'text'
  | 'names'
  | 'code'
  | 'kind'
  | 'slug'
  | 'date'
  | 'time'
  | 'zone'
  | 'upc'
  | 'isrc'
  | 'genre'
  | 'language'
  | 'title-language'
  | 'rights-line'
  | 'yes-or-no'
  | 'ai'
  | 'cover'
  | 'links'
  | 'number'
  | 'duration';

/** Names of a column in each language; the first is the one of example files. */
export type ColumnNames = Readonly<Record<Language, readonly string[]>>;

/** A column that a table of releases may have. */
export interface Column {
  readonly id: ColumnId;
  /** Field of the record that it fills, alone or with others. */
  readonly field: RecordField;
  readonly level: 'release' | 'track';
  /** A release, or a track, cannot be without it: it may be left out, but not cleared. */
  readonly required: boolean;
  readonly content: ColumnContent;
  readonly names: ColumnNames;
  /** Values of the example files, one for each of their releases or tracks in turn. */
  readonly examples: readonly [string, ...string[]];
  /** What of a cell is kept, for docs/formats.md. */
  readonly kept: string;
}
