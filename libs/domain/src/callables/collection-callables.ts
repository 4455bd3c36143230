import * as v from 'valibot';
import { hiddenArtistSchema, keptFoldersSchema } from '../collection/collection-state.ts';
import {
  keptFolderSchema,
  keptKeySchema,
  keptKindSchema,
  keptNoteSchema,
  keptTargetSchema,
} from '../collection/kept-item.ts';
import { keptRowSchema, keptViewSchema } from '../collection/kept-row.ts';
import { orderKeySchema } from '../collection/order-key.ts';
import { idSchema, millisSchema, requiredText, textSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { zoneSchema } from '../locale/zone.ts';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'collection/calendar-gone'));
const KEYS_AT_ONCE = 100;
/** What the script of a public page asks for. */
const KEEP_ACTS = ['read', 'keep', 'remove'] as const;
/** A session token, as `@countin/auth-sync` signs it. */
const tokenSchema = v.pipe(textSchema, v.nonEmpty('field/required'), v.maxLength(4096, 'field/too-long'));
/** Only a hash of it is compared. */
const tapText = v.pipe(textSchema, v.maxLength(LIMITS.title, 'field/too-long'));
const keys = v.pipe(
  v.array(keptKeySchema),
  v.minLength(1, 'field/required'),
  v.maxLength(KEYS_AT_ONCE, 'field/too-many'),
);
const target = v.object({
  ...keptTargetSchema.entries,
  folder: v.optional(keptFolderSchema, ''),
  note: v.optional(keptNoteSchema, ''),
  /** Without one, it comes first. */
  order: v.optional(orderKeySchema),
  /** When it was kept on a device, milliseconds; now without it. */
  keptAt: v.optional(v.pipe(millisSchema, v.minValue(0))),
});

/** Callables for the items that fans keep on 4track. */
export const collectionCallables = {
  /**
   * Keeps releases, artists and medleys, the first one on top. Kept items stay unchanged, so a call can be repeated.
   * Dry, it only says what would happen. `full`: the collection has as many as it may have.
   */
  keepItems: {
    name: 'studio/keepItems',
    input: v.object({
      items: v.pipe(v.array(target), v.maxLength(KEYS_AT_ONCE, 'field/too-many')),
      dry: v.optional(v.boolean(), false),
    }),
    output: v.object({
      results: v.array(
        v.object({ key: v.string(), outcome: v.picklist(['kept', 'already', 'unknown', 'full']), title: v.string() }),
      ),
    }),
  },
  /** Reads a page of what the caller keeps, in the caller's order, each as fans see it now. */
  readKept: {
    name: 'studio/readKept',
    input: v.object({
      kind: v.optional(v.nullable(keptKindSchema), null),
      folder: v.optional(v.nullable(keptFolderSchema), null),
      search: v.optional(v.pipe(textSchema, v.maxLength(LIMITS.title, 'field/too-long')), ''),
      after: v.optional(
        v.nullable(v.object({ order: v.pipe(textSchema, v.maxLength(300, 'field/too-long')), key: keptKeySchema })),
        null,
      ),
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 60),
    }),
    output: v.object({
      rows: v.array(keptRowSchema),
      /** Where the next page begins; null at the end. */
      next: v.nullable(v.object({ order: v.string(), key: v.string() })),
    }),
  },
  /** Reads which of some items the caller keeps. */
  readKeptKeys: {
    name: 'studio/readKeptKeys',
    input: v.object({ keys }),
    output: v.object({ kept: v.array(v.string()) }),
  },
  /** Changes folder, note or position. Omitted fields stay; items that are no longer kept are ignored. */
  changeKept: {
    name: 'studio/changeKept',
    input: v.object({
      keys,
      folder: v.optional(keptFolderSchema),
      note: v.optional(keptNoteSchema),
      order: v.optional(orderKeySchema),
    }),
    output: v.object({}),
  },
  /** Keeps no longer. Idempotent. */
  removeKept: { name: 'studio/removeKept', input: v.object({ keys }), output: v.object({}) },
  /**
   * Adds a folder, renames it, or removes it with a null name. Items of a removed folder stay kept, without a folder.
   */
  saveFolder: {
    name: 'studio/saveFolder',
    input: v.object({ id: idSchema, name: v.nullable(requiredText(LIMITS.folderName)) }),
    output: v.object({ folders: keptFoldersSchema }),
  },
  /**
   * Reads the whole collection, and records the visit. Gives its size and folders, upcoming releases, and releases
   * since the previous visit: of kept artists, and kept ones.
   */
  readCollection: {
    name: 'studio/readCollection',
    input: v.object({ zone: zoneSchema }),
    output: v.object({
      count: v.number(),
      folders: keptFoldersSchema,
      visitedBefore: v.nullable(v.number()),
      next: v.array(keptViewSchema),
      news: v.array(keptViewSchema),
      /** Since when there is an address for calendar programs; null without one. */
      feedSince: v.nullable(v.number()),
    }),
  },
  /** Reads which artists the caller does not want to see in Discover, the last one first. */
  readHiddenArtists: {
    name: 'studio/readHiddenArtists',
    input: v.object({}),
    output: v.object({ artists: v.array(hiddenArtistSchema) }),
  },
  /** Hides an artist from the caller, or shows it again. Idempotent. Only the caller's own lists change. */
  hideArtist: {
    name: 'studio/hideArtist',
    input: v.object({ artistId: idSchema, hidden: v.boolean() }),
    output: v.object({ artists: v.array(hiddenArtistSchema) }),
  },
  /** Makes a new address for the caller's calendar program. An earlier one ends. The token is told once. */
  renewKeptFeed: {
    name: 'studio/renewKeptFeed',
    input: v.object({}),
    output: v.object({ token: v.string(), createdAt: v.number() }),
  },
  /** Ends the caller's address. Idempotent. */
  endKeptFeed: { name: 'studio/endKeptFeed', input: v.object({}), output: v.object({}) },
  /**
   * Reads, keeps or removes what a public page is about. Public pages have no Firebase, so a token says whose.
   * Returns which of the items are kept then. What has a note or a folder is not removed from a page.
   */
  keepOnPage: {
    name: 'fans/keepOnPage',
    input: v.object({
      token: tokenSchema,
      act: v.picklist(KEEP_ACTS),
      /** Tap on an artist's or label's address, of which the token must be. Without one it is a session token. */
      tap: v.optional(v.object({ host: tapText, proof: tapText })),
      items: v.pipe(
        v.array(
          v.object({
            key: keptKeySchema,
            /** When it was kept on the device, milliseconds. */
            keptAt: v.optional(v.pipe(millisSchema, v.minValue(0))),
          }),
        ),
        v.minLength(1, 'field/required'),
        v.maxLength(KEYS_AT_ONCE, 'field/too-many'),
      ),
    }),
    output: v.object({ kept: v.array(v.string()), full: v.boolean() }),
  },
  /** Reads the calendar of an address, for a calendar program: the address alone authorises it. */
  readKeptCalendar: {
    name: 'fans/readKeptCalendar',
    input: v.object({ token }),
    output: v.object({ body: v.string() }),
  },
} as const;
