import type { Plugin } from 'vite';

/** Hashes and long integers for the full SDK's live queries; it cannot be shaken and weighs 3 kB (brotli). */
const BLOOM_BLOB = '@firebase/webchannel-wrapper/bloom-blob';
const FIRESTORE_LITE = /[\\/]@firebase[\\/]firestore[\\/]dist[\\/]lite[\\/]/;
const STAND_IN = '\0firestore-lite-integer';

/** All that Firestore Lite uses of it: the order of numeric document ids. */
export const STAND_IN_CODE = `
export class Integer {
  constructor(value) { this.value = value; }
  static fromString(digits) { return new Integer(BigInt(digits)); }
  compare({ value }) { return this.value < value ? -1 : this.value > value ? 1 : 0; }
}
`;

/** Keeps what only the full Firestore SDK needs out of the scripts that every screen loads. */
export function leanFirestoreLite(): Plugin {
  return {
    name: 'lean-firestore-lite',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === BLOOM_BLOB && importer !== undefined && FIRESTORE_LITE.test(importer) ? STAND_IN : null,
    load: (id) => (id === STAND_IN ? STAND_IN_CODE : null),
  };
}
