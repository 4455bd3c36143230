import * as v from 'valibot';
import { instantSchema, uidSchema } from '../fields/fields.ts';
import { searchKey } from '../fields/search-key.ts';
import { subscriptionSchema, userTypeSchema } from '../account/user.ts';

/** `userDirectory/{uid}`: the admins' search index of users. Only the server reads and writes it. */
export const directoryEntrySchema = v.object({
  uid: uidSchema,
  email: v.string(),
  /** {@link searchKey} of the e-mail address. */
  emailKey: v.string(),
  displayName: v.string(),
  /**
   * {@link searchKey} of the name, used for sorting. Searches use {@link nameStarts}, a stored field that is not parsed
   * here.
   */
  nameKey: v.string(),
  userType: userTypeSchema,
  subscription: subscriptionSchema,
  suspended: v.boolean(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  proRequestedAt: v.nullable(instantSchema),
  /** Whether `proRequestedAt` is set. A Firestore query needs an equality for this filter. */
  requestedPro: v.optional(v.boolean(), false),
});
/** An entry, parsed by {@link directoryEntrySchema}. */
export type DirectoryEntry = v.InferOutput<typeof directoryEntrySchema>;

/** Longest search prefix that the database compares, in characters. */
const START_LENGTH = 24;
/** Most words of a name that are indexed. */
const WORDS = 12;
/** Start of a word: first character, or after a space, hyphen, dot or apostrophe. */
const WORD = /(?<![^\s\p{Pd}.'’])[^\s\p{Pd}.'’]/gu;

/** Search term to compare with {@link nameStarts}: cut to the indexed length. */
export function nameStart(key: string): string {
  return [...key].slice(0, START_LENGTH).join('').trimEnd();
}

/**
 * All indexed prefixes of a name, starting at each of its words. Firestore's `array-contains` matches only whole
 * elements.
 */
export function nameStarts(displayName: string): string[] {
  const key = searchKey(displayName);
  const starts = wordsFrom(key).flatMap((text) =>
    [...nameStart(text)].map((_, end, letters) => letters.slice(0, end + 1).join('')),
  );
  return [...new Set(starts.map((start) => start.trimEnd()))];
}

/** Whether a search text of any length matches the start of a word in the name. */
export function nameMatches(displayName: string, key: string): boolean {
  return wordsFrom(searchKey(displayName)).some((text) => text.startsWith(key));
}

function wordsFrom(key: string): string[] {
  return [...key.matchAll(WORD)].slice(0, WORDS).map(({ index }) => key.slice(index));
}
