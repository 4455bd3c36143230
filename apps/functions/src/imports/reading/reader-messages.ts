import type { Reading } from '@countin/domain/imports';
import type { Genre } from '@countin/domain/release';
import type { ImportFileErrorCode, Place } from '@countin/import/records';
import type { RecordPage } from './page-builder.ts';

/** What a reading begins with. */
export interface ReaderTask {
  readonly size: number;
  readonly reading: Reading;
  readonly genreNames: ReadonlyMap<string, Genre>;
}

/** What is wrong with a file as a whole. */
export interface FileFailure {
  readonly code: ImportFileErrorCode;
  readonly place: Place | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What the reader asks for, each before the next, and how it ends. */
export type ReaderMessage =
  | { readonly kind: 'read'; readonly at: number; readonly length: number }
  | { readonly kind: 'page'; readonly page: RecordPage }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: FileFailure }
  /** A mistake of the reader itself. */
  | { readonly kind: 'broke'; readonly reason: string };

/** Answer to `read` or `page`. */
export interface ReaderReply {
  /** Those that were asked for; empty for a page. */
  readonly bytes: Uint8Array;
}
