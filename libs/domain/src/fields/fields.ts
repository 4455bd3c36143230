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

/** Document id: letters, digits, `-` and `_`. Also matches ids of seeds and hashes. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'field/id'));

/** Account id assigned by the identity provider. */
export const uidSchema = v.pipe(textSchema, v.nonEmpty('field/required'), v.maxLength(128, 'field/too-long'));

/** `#rrggbb`, lower case. */
export const colourSchema = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'field/colour'));

interface HasMillis {
  toMillis(): number;
}

/**
 * Firestore timestamp of either SDK, parsed to milliseconds since 1970. Numbers are unchanged, so that a parsed
 * document can be parsed again.
 */
export const instantSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.custom<HasMillis>((value) => typeof value === 'object' && value !== null && 'toMillis' in value),
    v.transform((timestamp) => timestamp.toMillis()),
  ),
]);

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
