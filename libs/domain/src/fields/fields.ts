import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/**
 * What turns its neighbours around (embeddings, overrides and isolates, https://www.unicode.org/reports/tr9/) or is
 * no text at all. Marks and joiners stay: right-to-left scripts, Hindi and emoji are written with them.
 */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t\r]/gu;
/** At least one character that is not a blank of any kind; unassigned ones may be next year's emoji. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]/u;

/** Half a character: no encoding of Unicode has it, so no database takes it (https://www.unicode.org/glossary/#unpaired_surrogate_code_unit). */
const HALF = /\p{Surrogate}/u;

/** Text as it may be stored. Every text of the product begins with it. */
export const textSchema = v.pipe(
  v.string(),
  v.check((text) => !HALF.test(text), 'field/text'),
);

const cleanText = v.pipe(
  textSchema,
  v.transform((text) => text.replace(CONTROLS, '')),
  v.trim(),
);

/** Trimmed text with at least one visible character; faults carry codes, never prose. */
export const requiredText = (max: number) =>
  v.pipe(cleanText, v.regex(VISIBLE, 'field/required'), v.maxLength(max, 'field/too-long'));

/** Trimmed text that may be empty, of at most `max` characters. */
export const optionalText = (max: number) => v.pipe(cleanText, v.maxLength(max, 'field/too-long'));

/** A document id that we made: letters, digits, `-` and `_`. Seeds and hashes fit too. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'field/id'));

/** The id of an account, given by the identity provider. */
export const uidSchema = v.pipe(textSchema, v.nonEmpty('field/required'), v.maxLength(128, 'field/too-long'));

/** `#rrggbb`, lower case. */
export const colourSchema = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'field/colour'));

interface HasMillis {
  toMillis(): number;
}

/**
 * A Firestore timestamp of either SDK, read as milliseconds since 1970. Numbers pass through, so
 * a parsed document parses again.
 */
export const instantSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.custom<HasMillis>((value) => typeof value === 'object' && value !== null && 'toMillis' in value),
    v.transform((timestamp) => timestamp.toMillis()),
  ),
]);

/** An `http:` or `https:` address without credentials. */
export const webUrlSchema = v.pipe(
  textSchema,
  v.trim(),
  v.maxLength(LIMITS.url, 'field/too-long'),
  v.check(isWebUrl, 'link/not-a-web-address'),
);

function isWebUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  );
}
