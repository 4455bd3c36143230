import { analyse } from 'chardet';
import { decodeStart, isWholeText } from './decode-text.ts';
import { TEXT_ENCODINGS, type TextEncoding } from './encoding.ts';

/** An encoding that a file may have, and what its first texts would be. */
export interface EncodingCandidate {
  readonly encoding: TextEncoding;
  /** Up to {@link MOST_TEXTS} different texts with characters beyond ASCII. A person sees by them which encoding is right. */
  readonly texts: readonly string[];
}

/** Which encoding the bytes of a file have. */
export interface EncodingGuess extends EncodingCandidate {
  /** No other encoding is possible, except by a far-fetched accident. Otherwise a person chooses. */
  readonly certain: boolean;
  /** Other encodings in which the bytes are text, the likeliest first. */
  readonly others: readonly EncodingCandidate[];
}

/** Texts of each candidate. */
export const MOST_TEXTS = 5;
const LONGEST_TEXT = 80;

/** How likely chance makes such UTF-8 of other text: each point is about a factor of six. */
const CERTAIN_UTF_8 = 8;

const ESCAPE = 0x1b;

/** Names of chardet's candidates, by the encodings of Windows that contain them. */
const NAMES: Readonly<Record<string, TextEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'windows-1250': 'windows-1250',
  'ISO-8859-9': 'windows-1254',
  'windows-1254': 'windows-1254',
  'windows-1251': 'windows-1251',
  'windows-1256': 'windows-1256',
  Shift_JIS: 'shift_jis',
  GB18030: 'gb18030',
  'EUC-KR': 'euc-kr',
  Big5: 'big5',
};

/**
 * The encoding of a file, by its first bytes (some 64 kB) or all of them. A byte order mark decides, then UTF-16 by its
 * zeros, then valid UTF-8, then what chardet finds likely. Encodings older than Unicode are never certain.
 */
export function detectEncoding(sample: Uint8Array): EncodingGuess {
  const sure = markedEncoding(sample) ?? zeroSideEncoding(sample);
  if (sure) return { ...candidate(sample, sure), certain: true, others: [] };
  const wide = wideEncodings(sample);
  const ascii = !sample.some((byte) => byte >= 0x80);
  // ISO-2022 and its relatives, which we do not take, are ASCII with escapes.
  if (ascii && wide.length === 0)
    return { encoding: 'utf-8', texts: [], certain: !sample.includes(ESCAPE), others: [] };
  const points = utf8Points(sample);
  if (points >= CERTAIN_UTF_8 && wide.length === 0) return { ...candidate(sample, 'utf-8'), certain: true, others: [] };
  const likely: TextEncoding[] = points > 0 || ascii ? [...wide, 'utf-8'] : wide;
  const encodings = new Set([...likely, ...legacyEncodings(sample)]);
  const [first, ...others] = [...encodings].map((encoding) => candidate(sample, encoding));
  return { ...(first ?? candidate(sample, 'windows-1252')), certain: false, others };
}

function markedEncoding([a, b, c]: Uint8Array): TextEncoding | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: characters of ASCII, at least separators and line breaks, have a zero on one side. */
function zeroSideEncoding(sample: Uint8Array): TextEncoding | null {
  const even = zerosOf(sample, 0);
  const odd = zerosOf(sample, 1);
  if (Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = decodeStart(sample, encoding) ?? '';
  const ascii = [...text.matchAll(/[\t\r\n -~]/g)].length;
  return ascii > 1 && ascii * 20 >= text.length && !hasControls(text) ? encoding : null;
}

function zerosOf(sample: Uint8Array, side: number): number {
  let zeros = 0;
  for (let at = side; at < sample.length; at += 2) if (sample[at] === 0) zeros += 1;
  return zeros;
}

/** UTF-16 of few characters: as other text it would have characters of control, or a tab at every other byte. */
function wideEncodings(sample: Uint8Array): TextEncoding[] {
  const tabs = [0, 1].some((side) => sample.length > 3 && sample.every((byte, at) => at % 2 === side || byte === 9));
  if (!tabs && !sample.some(isControl)) return [];
  return (['utf-16le', 'utf-16be'] as const).filter((encoding) => {
    const text = decodeStart(sample, encoding) ?? '';
    return isWholeText(sample, encoding) && !/\p{Surrogate}/u.test(text) && !hasControls(text) && !/\p{Cn}/u.test(text);
  });
}

function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32);
}

const SEQUENCE = /[^\0-\x7F]/gu;

/**
 * How much speaks for UTF-8: 0 if bytes are invalid. Points are for each character beyond ASCII, more for those that in
 * no other encoding could stand where they stand.
 */
function utf8Points(sample: Uint8Array): number {
  const text = decodeStart(sample, 'utf-8');
  if (text === null) return 0;
  let points = 0;
  for (const { 0: character, index } of text.matchAll(SEQUENCE)) {
    points += pointsOf(character, text.slice(Math.max(0, index - 1), index + 2));
    if (points >= CERTAIN_UTF_8) break;
  }
  return points;
}

/**
 * `é` within a word would be a capital and a sign elsewhere, or a syllable: `cafÃ©s`, `caf茅s`, `caf챕s`. At the end of a
 * word it could be Korean behind an English name, so that it takes two.
 */
function pointsOf(character: string, around: string): number {
  if (/^[a-z][ß-ſ\u0300-\u036F‘’“”…][a-z]/.test(around)) return CERTAIN_UTF_8;
  if (/^[a-z][ß-ſ\u0300-\u036F‘’“”…]/.test(around)) return CERTAIN_UTF_8 / 2;
  return new TextEncoder().encode(character).length - 1;
}

/** Encodings other than Unicode's in which bytes are text, the likeliest first. */
function legacyEncodings(sample: Uint8Array): TextEncoding[] {
  // Signs of ASCII tell nothing of these encodings, and hide what tells.
  const found = analyse(onlyWords(sample)).flatMap(({ name }) => NAMES[name] ?? []);
  const possible = new Set([...found, ...TEXT_ENCODINGS.filter((name) => !name.startsWith('utf-'))]);
  return [...possible].filter((encoding) => {
    const text = decodeStart(sample, encoding);
    return text !== null && !hasControls(text) && (isWholeText(sample, encoding) || sample.length > 60_000);
  });
}

/** Words with bytes beyond ASCII. Others are of no help. */
function onlyWords(sample: Uint8Array): Uint8Array {
  const kept: number[] = [];
  let start = 0;
  for (let at = 0; at <= sample.length; at += 1) {
    const byte = sample[at];
    if (byte !== undefined && !isSeparator(byte)) continue;
    const word = sample.subarray(start, at);
    if (word.some((value) => value >= 0x80)) kept.push(...word.slice(0, 10_000), 0x20);
    start = at + 1;
  }
  return Uint8Array.from(kept);
}

/** None of these is the second byte of a character in any encoding that we take. */
function isSeparator(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x2c || byte === 0x3b;
}

/** Characters of control, unassigned or for private use, of which no text consists. */
function hasControls(text: string): boolean {
  return /[\0-\x08\x0E-\x1F\x7F-\x9F\uE000-\uF8FF\uFFFD-\uFFFF]/.test(text);
}

function candidate(sample: Uint8Array, encoding: TextEncoding): EncodingCandidate {
  const texts = new Set<string>();
  const text = decodeStart(sample, encoding) ?? '';
  for (const cell of text.split(/[\r\n\t,;|"]+/)) {
    if (/[^\0-\x7F]/.test(cell)) texts.add(cell.trim().slice(0, LONGEST_TEXT));
    if (texts.size === MOST_TEXTS) break;
  }
  return { encoding, texts: [...texts] };
}
