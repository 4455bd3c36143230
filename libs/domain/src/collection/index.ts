export { MOST_HIDDEN_ARTISTS, visitsAt } from './collection-state.ts';
export type { HiddenArtist, KeptFolder } from './collection-state.ts';
export { facetOf, fitsFilter, KEPT_KINDS, keptFacets, keptKey, parseKeptKey } from './kept-item.ts';
export type { KeptItem, KeptKind, KeptTarget } from './kept-item.ts';
export type { KeptRow, KeptView } from './kept-row.ts';
export { compareOrder, orderBetween } from './order-key.ts';
