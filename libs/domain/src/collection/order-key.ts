import { generateKeyBetween } from 'fractional-indexing';
import * as v from 'valibot';

/** Most characters of a key. Some 1,500 moves into the same ever smaller gap reach it. */
const LONGEST = 300;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random digits behind a key: two devices choose the same one of 60,000 at worst. */
const RANDOM_DIGITS = 3;

/** Whether a text is a key of the library: an integer part, then digits without a trailing zero. */
function isOrderKey(key: string): boolean {
  try {
    generateKeyBetween(key, null);
    return /^[0-9A-Za-z]+$/.test(key);
  } catch {
    return false;
  }
}

/**
 * Position in a list: a text that sorts by code points. Another one always fits between two. Moving an item therefore
 * writes that item alone, and of two simultaneous moves both persist.
 */
export const orderKeySchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST, 'field/too-long'),
  v.check(isOrderKey, 'field/text'),
);

/**
 * A position between two others. Null is before the first, or after the last. Random digits distinguish the positions
 * of two devices that choose the same gap. Items with the same position are in the order of their ids.
 *
 * @param random as `Math.random`
 */
export function orderBetween(before: string | null, after: string | null, random: () => number): string {
  // Two devices chose the same position: there is no room between equal positions, so behind both.
  const end = before !== null && after !== null && before >= after ? null : after;
  const key = generateKeyBetween(before, end);
  let tail = '';
  for (let at = 0; at < RANDOM_DIGITS; at += 1) tail += DIGITS[1 + Math.floor(random() * (DIGITS.length - 1))];
  return end === null || key + tail < end ? key + tail : key;
}

/** Compares by code points, as the database does. */
export function compareOrder(
  a: { readonly order: string; readonly key: string },
  b: { readonly order: string; readonly key: string },
): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.key < b.key ? -1 : Number(a.key > b.key);
}
