import * as v from 'valibot';
import { discoveryCardSchema, discoveryEntrySchema } from '../discovery/entry.ts';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const discoveryEntry = /* @__PURE__ */ defineDocument(discoveryEntrySchema, paths.discoveryEntry);
export const medleyEntry = /* @__PURE__ */ defineDocument(discoveryEntrySchema, paths.medleyEntry);
export const discoveryEntries = /* @__PURE__ */ defineDocument(discoveryEntrySchema, () => paths.discoveryEntries);
/** Entries as searches and shelves read them. */
export const discoveryCards = /* @__PURE__ */ defineDocument(discoveryCardSchema, () => paths.discoveryEntries);

const discoveryWordsSchema = v.object({ words: v.array(v.string()) });
export const discoveryWords = /* @__PURE__ */ defineDocument(discoveryWordsSchema, paths.discoveryWords);

/** Number of entries of a shelf by genre. */
const discoveryGenresSchema = v.record(v.string(), v.number());
export const discoveryGenres = /* @__PURE__ */ defineDocument(discoveryGenresSchema, paths.discoveryGenres);

const discoveryChangeSchema = v.object({
  artistId: idSchema,
  /** Null: everything of the artist. */
  productId: v.nullable(idSchema),
  at: instantSchema,
});
export const discoveryChange = /* @__PURE__ */ defineDocument(discoveryChangeSchema, paths.discoveryChange);
export const discoveryChanges = /* @__PURE__ */ defineDocument(discoveryChangeSchema, () => paths.discoveryChanges);
