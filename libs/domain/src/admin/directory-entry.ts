import * as v from 'valibot';
import { instantSchema, uidSchema } from '../fields/fields.ts';
import { searchKey } from '../fields/search-key.ts';
import { subscriptionSchema, userTypeSchema } from '../account/user.ts';

/** `userDirectory/{uid}`: what admins find people by. Written and read by the server alone. */
export const directoryEntrySchema = v.object({
  uid: uidSchema,
  email: v.string(),
  /** {@link searchKey} of the address. */
  emailKey: v.string(),
  displayName: v.string(),
  /** {@link searchKey} of the name, which names are ordered by; they are found by their {@link nameStarts}, which stay where they are stored. */
  nameKey: v.string(),
  userType: userTypeSchema,
  subscription: subscriptionSchema,
  suspended: v.boolean(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  proRequestedAt: v.nullable(instantSchema),
  /** Whether `proRequestedAt` says anything: searches need an equality. */
  askedForPro: v.optional(v.boolean(), false),
});
/** An entry as {@link directoryEntrySchema} gives it. */
export type DirectoryEntry = v.InferOutput<typeof directoryEntrySchema>;

/** How far a text that is searched for is compared with names by the database, characters. */
const START_LENGTH = 24;
/** Words of a name that it can be found by. */
const WORDS = 12;
/** Where a word begins: at the front, and after a space, a hyphen, a dot or an apostrophe. */
const WORD = /(?<![^\s\p{Pd}.'’])[^\s\p{Pd}.'’]/gu;

/** How a text is looked for among the {@link nameStarts} of names: equal to one of them. */
export function nameStart(key: string): string {
  return [...key].slice(0, START_LENGTH).join('').trimEnd();
}

/**
 * All that a name can be found by: its text from each of its words on, as far as somebody may have typed it. The
 * database finds only what an array contains as a whole.
 */
export function nameStarts(displayName: string): string[] {
  const key = searchKey(displayName);
  const starts = wordsFrom(key).flatMap((text) =>
    [...nameStart(text)].map((_, end, letters) => letters.slice(0, end + 1).join('')),
  );
  return [...new Set(starts.map((start) => start.trimEnd()))];
}

/** Whether one of a name's words begins as a text that is searched for, however long it is. */
export function nameMatches(displayName: string, key: string): boolean {
  return wordsFrom(searchKey(displayName)).some((text) => text.startsWith(key));
}

function wordsFrom(key: string): string[] {
  return [...key.matchAll(WORD)].slice(0, WORDS).map(({ index }) => key.slice(index));
}
