import type { Problem } from '../records/problem.ts';

/** An entry of a list; `key` is the same for all spellings. */
export type ReadEntry =
  | { readonly ok: true; readonly kind: 'upc' | 'isrc' | 'url'; readonly code: string; readonly key: string }
  | { readonly ok: false; readonly code: Problem['code']; readonly params: Problem['params'] };
