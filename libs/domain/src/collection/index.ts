export { collectionFeedSchema } from './collection-feed.ts';
export type { CollectionFeed } from './collection-feed.ts';
export {
  collectionStateSchema,
  keptFoldersSchema,
  MOST_HIDDEN_ARTISTS,
  VISIT_PAUSE_MS,
  visitsAt,
} from './collection-state.ts';
export type { CollectionState, HiddenArtist, KeptFolder } from './collection-state.ts';
export {
  facetOf,
  fitsFilter,
  KEPT_KINDS,
  keptFacets,
  keptFolderSchema,
  keptItemSchema,
  keptKey,
  keptKeySchema,
  keptKindSchema,
  keptNoteSchema,
  keptTargetSchema,
  parseKeptKey,
} from './kept-item.ts';
export type { KeptFilter, KeptItem, KeptKind, KeptTarget } from './kept-item.ts';
export { KEPT_STATES, keptRowSchema, keptViewSchema } from './kept-row.ts';
export type { KeptRow, KeptState, KeptView } from './kept-row.ts';
export { compareOrder, orderBetween, orderKeySchema } from './order-key.ts';
