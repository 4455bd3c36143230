import type { ProductContent, Track } from '@countin/domain/release';
import type { KnownServiceId, ServiceId, StoreLink } from '@countin/domain/store-links';
import type { Note, Problem } from './problem.ts';
import type { ReleaseField } from './record-field.ts';
import type { Place } from './place.ts';
import type { UnreadCell } from './unread-cell.ts';

/** What a file says of a field. A field that the file does not mention is absent from its record. */
export type Given<T> = { readonly value: T } | { readonly cleared: true };

/** What a file says of a release's fields. Absent: the release keeps what it has. */
export type GivenFields = { readonly [F in ReleaseField]?: Given<ProductContent[F]> };

/** Where a cover comes from. */
export type CoverSource =
  /** Path within the batch's ZIP, relative to its root and checked to stay inside. */
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'url'; readonly url: string };

/** When and where a release, or one of its tracks, may be offered: one deal of an ERN message. */
export interface Availability {
  /** Position of the track from 0; null: the release. */
  readonly track: number | null;
  /** ISO 3166-1 alpha-2 codes; null: worldwide. */
  readonly territories: readonly string[] | null;
  /** Of `territories: null`, those left out. */
  readonly excluded: readonly string[];
  /** `2026-11-27`, or a date and time with its offset; null if the message names none. */
  readonly start: string | null;
  /** In the same forms. */
  readonly end: string | null;
}

/** What an ERN message says beyond the fields of a release. */
export interface MessageFacts {
  readonly messageId: string;
  /** `MessageCreatedDateTime`, milliseconds since 1970. Orders the messages of one release. */
  readonly createdAt: number;
  /** The message offers the release nowhere, or purges it. */
  readonly takedown: boolean;
  readonly availability: readonly Availability[];
  /**
   * From when stores may show the release, before it can be heard: a date, or a date and time with its offset. Null if
   * the message does not say.
   */
  readonly shownFrom: string | null;
}

/** What one row, group of rows or message of a file says of one release. Readers of all formats make these. */
export interface ReleaseRecord {
  /** Identifies the record within its file, in every reading of it: `12` for the row of line 12, or a path in a ZIP. */
  readonly key: string;
  readonly place: Place;
  /** Name of the artist as the file writes it; empty if it names none. */
  readonly artistName: string;
  /** Wanted slug; null: it is suggested from the title. */
  readonly slug: string | null;
  readonly fields: GivenFields;
  /** Fields of tracks that the file mentions: a track that is here already keeps its others. */
  readonly trackFields: readonly (keyof Track)[];
  /** Further fields that corrections have given to single tracks, by position. Absent: none. */
  readonly correctedTrackFields?: readonly (readonly (keyof Track)[])[];
  /** Services whose links the file clears. `fields.storeLinks` names others; links of those that it does not mention stay. */
  readonly clearedServices: readonly ServiceId[];
  readonly cover: CoverSource | null;
  /** Null if the file is no DDEX message. */
  readonly message: MessageFacts | null;
  /** Absent if the file is no list of links and codes. */
  readonly list?: ListFacts;
  /** Empty if the record can be applied. */
  readonly problems: readonly Problem[];
  /** Cells of fields that have a problem; of a message those of tracks that a table could have. Absent: none. */
  readonly unread?: readonly UnreadCell[];
  readonly notes: readonly Note[];
}

/** A page of a service that may be the release's. */
export interface LinkOption {
  readonly url: string;
  /** How it was found, and the confidence from 0 to 100. */
  readonly source: StoreLink['source'];
  readonly confidence: number;
  /** Milliseconds since 1970. */
  readonly foundAt: number;
  /** As the service has them; empty if only another service names the page. */
  readonly title: string;
  readonly artists: readonly string[];
  /** `2026`, `2026-11` or `2026-11-20`; null if unknown. */
  readonly date: string | null;
  readonly trackCount: number | null;
}

/** Which page of a service is the release's, if any. */
export interface LinkQuestion {
  readonly service: KnownServiceId;
  /** Best first; five at most. */
  readonly options: readonly LinkOption[];
}

/** A release that a song is on. */
export interface ReleaseOption {
  /** Its page at the service that has named it: the same in every reading. */
  readonly url: string;
  /** What the record says if it is meant. */
  readonly record: Pick<ReleaseRecord, 'artistName' | 'fields' | 'trackFields' | 'cover'>;
  readonly links: readonly LinkQuestion[];
}

/** What a record of a list of links and codes has beside its fields. */
export interface ListFacts {
  /** Entries about the release, as they are looked up, each with its line; the first is the record's own. */
  readonly entries: readonly { readonly code: string; readonly line: number }[];
  /** Releases that the song of the entry is on, the likely first; four at most. Empty: the release is known. */
  readonly releases: readonly ReleaseOption[];
  /** Services whose pages are doubtful. */
  readonly links: readonly LinkQuestion[];
  /** Catalogues that did not answer for this record. */
  readonly unreached: readonly string[];
  /** Fields that corrections have given. A release that is here gets these and new links, and keeps all else. Absent: none. */
  readonly corrected?: readonly ReleaseField[];
}
