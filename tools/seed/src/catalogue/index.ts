export { codeFrom, numberFrom, pickFrom } from '../invented.ts';
export { storeAddress } from '../store-links.ts';
export { ARTISTS } from './catalogue.ts';
export type { ArtistEntry, ReleaseEntry } from './entries.ts';
export { durationOf, isrcOf, upcOf } from './release-codes.ts';
