import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { changeKept, removeKept, saveFolder } from './change-kept.ts';
import { hideArtist, readHiddenArtists } from './hide-artist.ts';
import { keepItems } from './keep-items.ts';
import { endKeptFeed, readKeptCalendar, renewKeptFeed } from './kept-feeds.ts';
import { readCollection } from './read-collection.ts';
import { readKept } from './read-kept.ts';
import { readKeptKeys } from './read-kept-keys.ts';

/** On the caller's own collection: nothing in the input names a person. */
export const collectionOperations = studioOperations({
  keepItems,
  readKept,
  readKeptKeys,
  changeKept,
  removeKept,
  saveFolder,
  readCollection,
  renewKeptFeed,
  endKeptFeed,
  readHiddenArtists,
  hideArtist,
});

/** For calendar programs, which have an address and no account. */
export const collectionCalendarOperations = fanOperations({ readKeptCalendar });
