export { collectionKeys } from './collection-keys.ts';
export type { KeptQuery } from './collection-keys.ts';
export { collectionOptions, keptKeysOptions, keptOptions, readAllKept } from './read-collection.ts';
export type { Collection, KeptPage } from './read-collection.ts';
export {
  changeKeptOptions,
  endKeptFeedOptions,
  keepItemsOptions,
  removeKeptOptions,
  renewKeptFeedOptions,
  saveFolderOptions,
  tryKeepItems,
} from './change-collection.ts';
