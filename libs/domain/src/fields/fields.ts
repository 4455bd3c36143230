import { parseUrl } from '@countin/slug';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/**
 * Control characters, and bidi embeddings, overrides and isolates, which reorder the text around them. Marks and
 * joiners are allowed: right-to-left scripts, Hindi and emoji need them. https://www.unicode.org/reports/tr9/
 */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t\r]/gu;
/** Any visible character. Unassigned code points count, because they may be future emoji. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]/u;

/**
 * Unpaired surrogates: UTF-8 cannot encode them, so databases reject them.
 * https://www.unicode.org/glossary/#unpaired_surrogate_code_unit
 */
const HALF = /\p{Surrogate}/u;

/** Storable text: the base of every text schema. */
export const textSchema = v.pipe(
  v.string(),
  v.check((text) => !HALF.test(text), 'field/text'),
);

const cleanText = v.pipe(
  textSchema,
  v.transform((text) => text.replace(CONTROLS, '')),
  v.trim(),
);

/** Trimmed text with at least one visible character. Errors are codes, not messages. */
export const requiredText = (max: number) =>
  v.pipe(cleanText, v.regex(VISIBLE, 'field/required'), v.maxLength(max, 'field/too-long'));

/** Trimmed text that may be empty, of at most `max` characters. */
export const optionalText = (max: number) => v.pipe(cleanText, v.maxLength(max, 'field/too-long'));

/** Names of this form are the database's own: it refuses each request with one. */
const RESERVED = '__.*__';

/** Document id: letters, digits, `-` and `_`. Also matches ids of seeds and hashes. */
export const idSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, 'field/id'));

/**
 * Id behind a prefix, such as `release.x`.
 *
 * @param prefixes alternatives of a regular expression
 */
export const prefixedIdSchema = (prefixes: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?:${prefixes})(?!${RESERVED}$)[A-Za-z0-9_-]{1,128}$`), 'field/id'));

/** Account id assigned by the identity provider: also the id of a document, so no path and no reserved name. */
export const uidSchema = v.pipe(
  textSchema,
  v.nonEmpty('field/required'),
  v.maxLength(LIMITS.uid, 'field/too-long'),
  v.regex(/^(?!\.{1,2}$|__.*__$)[^/\p{Cc}]+$/u, 'field/id'),
);

/** Two capital letters, as country codes have. Small; `countrySchema` also knows which codes are assigned. */
export const countryCodeSchema = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'field/country'));

/** `#rrggbb`, lower case. */
export const colourSchema = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'field/colour'));

interface HasMillis {
  toMillis(): number;
}

/** Dates begin in 1900, which is earlier by up to 14 hours in some zones. A timestamp ends with the year 9999. */
const [FIRST_INSTANT, LAST_INSTANT] = [Date.UTC(1899, 11, 31), Date.UTC(9999, 11, 31)];

/** Milliseconds since 1970 that a timestamp can hold, also after a zone or some hours were added. */
export const millisSchema = v.pipe(
  v.number(),
  v.minValue(FIRST_INSTANT, 'moment/date'),
  v.maxValue(LAST_INSTANT, 'moment/date'),
);

/**
 * Firestore timestamp of either SDK, parsed to milliseconds since 1970. Numbers are unchanged, so that a parsed
 * document can be parsed again.
 */
export const instantSchema = v.union([
  millisSchema,
  v.pipe(
    v.custom<HasMillis>(hasMillis),
    v.transform((timestamp) => timestamp.toMillis()),
  ),
]);

function hasMillis(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';
}

/** URL with scheme `http:` or `https:` and without credentials. */
export const webUrlSchema = v.pipe(
  textSchema,
  v.trim(),
  v.maxLength(LIMITS.url, 'field/too-long'),
  v.check(isWebUrl, 'link/not-a-web-address'),
);

function isWebUrl(text: string): boolean {
  const url = parseUrl(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  );
}
