import type { KnownServiceId, StoreLink } from '@countin/domain/store-links';
import type { ReleaseField } from './record-field.ts';
import type { ReleaseRecord } from './release-record.ts';

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
