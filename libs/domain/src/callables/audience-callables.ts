import * as v from 'valibot';
import { IMPORT_BATCH, IMPORT_OUTCOMES } from '../fan/fan-import.ts';
import { idSchema, optionalText, requiredText, textSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { countrySchema } from '../locale/country.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { FAN_LIST_STATES, sampleResultsSchema } from '../fan/fan-list.ts';
import { fanOwnerEntries, SIGNUP_STATES } from '../fan/signup.ts';
import { segmentConditionsSchema, segmentSchema } from '../fan/segment.ts';

const { name } = segmentSchema.entries;
const conditions = v.optional(segmentConditionsSchema, {});

const fanRecord = v.object({
  /** Number of the first entry that is not as it was written; null for a ledger that is whole. */
  brokenAt: v.nullable(v.number()),
  signups: v.array(
    v.object({
      /** Null for a follow or the news of a label. */
      productId: v.nullable(idSchema),
      releaseTitle: v.string(),
      state: v.picklist(SIGNUP_STATES),
      /** Consent wording as shown, and its language. */
      wording: v.string(),
      wordingLanguage: v.string(),
      /** Due time of the message or null, and the time of sending. Milliseconds since 1970. */
      dueAt: v.nullable(v.number()),
      sentAt: v.nullable(v.number()),
      /** Until when quiet hours hold the message back, or held it back. */
      heldUntil: v.nullable(v.number()),
    }),
  ),
});

/** Callables of owners and managers for the fans of an artist or a label. */
export const audienceCallables = {
  /** Exact number of the fans that meet conditions and a search. */
  countFans: {
    name: 'studio/countFans',
    input: v.object({ artistId: idSchema, conditions, search: v.optional(optionalText(LIMITS.contact), '') }),
    output: v.object({ count: v.number() }),
  },
  /** Exact number of the fans that have agreed to a label's news, among those of conditions and a search. */
  countLabelFans: {
    name: 'studio/countLabelFans',
    input: v.object({ labelId: idSchema, conditions, search: v.optional(optionalText(LIMITS.contact), '') }),
    output: v.object({ count: v.number() }),
  },
  /** Checks a fan's ledger, and reads the signups behind it. */
  readFan: {
    name: 'studio/readFan',
    input: v.object({ artistId: idSchema, fanId: idSchema }),
    output: fanRecord,
  },
  /** The same of a fan who has agreed to a label's news. */
  readLabelFan: {
    name: 'studio/readLabelFan',
    input: v.object({ labelId: idSchema, fanId: idSchema }),
    output: fanRecord,
  },
  /** Imports fans as followers, a batch at a time, or says what would become of each row. Repeatable. */
  importFans: {
    name: 'studio/importFans',
    input: v.object({
      artistId: idSchema,
      /** Only says what would happen. */
      dryRun: v.boolean(),
      /** The artist's statement of where the consents come from. */
      source: requiredText(LIMITS.importSource),
      /** The artist states that these fans have confirmed before, by a link of their own. */
      proven: v.boolean(),
      /** Language of fans whose row has none. */
      language: languageSchema,
      rows: v.pipe(
        v.array(
          v.object({
            contact: v.pipe(textSchema, v.maxLength(LIMITS.contact, 'signup/contact-invalid')),
            name: v.optional(optionalText(LIMITS.fanName), ''),
            language: v.optional(v.nullable(languageSchema), null),
            country: v.optional(v.nullable(countrySchema), null),
          }),
        ),
        v.maxLength(IMPORT_BATCH, 'field/too-many'),
      ),
    }),
    /** One for each row. */
    output: v.object({ outcomes: v.array(v.picklist(IMPORT_OUTCOMES)) }),
  },
  /** Lists of proven imports into an artist that the service still looks at, or has refused. */
  readFanLists: {
    name: 'studio/readFanLists',
    input: v.object({ artistId: idSchema }),
    output: v.object({
      lists: v.array(
        v.object({
          id: idSchema,
          state: v.picklist(FAN_LIST_STATES),
          /** Fans of this artist on the list, and how many of them wait. */
          fans: v.number(),
          waiting: v.number(),
          results: sampleResultsSchema,
        }),
      ),
    }),
  },
  /** Saves a segment. One of the same name gets the new conditions. */
  saveSegment: {
    name: 'studio/saveSegment',
    input: v.object({ ...fanOwnerEntries, name, conditions }),
    output: v.object({ segmentId: idSchema }),
  },
  removeSegment: {
    name: 'studio/removeSegment',
    input: v.object({ ...fanOwnerEntries, segmentId: idSchema }),
    output: v.object({}),
  },
} as const;
