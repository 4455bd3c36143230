import type { ErrorCode } from '@countin/domain/errors';
import type { Cut } from './encode-clip.ts';

/** Request of the editor to the worker. */
export type ClipRequest =
  { readonly kind: 'open'; readonly file: Blob } | { readonly kind: 'cut'; readonly id: number; readonly cut: Cut };

/** Answer of the worker. */
export type ClipAnswer =
  | { readonly kind: 'opened'; readonly seconds: number }
  | { readonly kind: 'peaks'; readonly peaks: Float32Array<ArrayBuffer>; readonly done: boolean }
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'clip'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Without an id: the file could not be read. */
  | { readonly kind: 'failed'; readonly id: number | null; readonly code: ErrorCode };
