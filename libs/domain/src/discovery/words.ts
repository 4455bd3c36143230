import { foldLetters } from '../fields/folded-words.ts';
import { LIMITS } from '../fields/limits.ts';

/** A searchable unit: a word, or two neighbouring characters of a script without spaces. */
export interface SearchWord {
  readonly text: string;
  /** Other beginnings by which fans know the word: without an article, or without an elided one. */
  readonly others: readonly string[];
  /** False for characters of a script without spaces. */
  readonly spaced: boolean;
}

/** Accents. Vowel signs of Indian scripts are Mn as well and make other words, so they stay. */
const ACCENTS = /(?![\u0900-\u093b\u093d-\u0dff])\p{Mn}/gu;
/** Marks of direction, joiners and soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
const APOSTROPHE = /['’ʼ`´]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ`´][\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts without spaces. By extensions, so that the long vowel sign of kana belongs to them. */
const RUN = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
const KANA_DISTANCE = 0x60;
/** Anusvara and chandrabindu are written for each other. */
const CHANDRABINDU = /\u0901/gu;
const ARABIC_ARTICLE = /^ال(?=.{3})/u;
/** Longest elided article or pronoun: French `qu`, Italian `un`. */
const ELISION = 2;

/** Text in lower case without accents, invisible characters and variants of letters. Kana become hiragana. */
export function foldForSearch(text: string): string {
  const plain = text
    .slice(0, LIMITS.pressText)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(CHANDRABINDU, '\u0902')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE))
    .replaceAll('&', ' and ');
  return foldLetters(plain);
}

/** Words of a text in order, folded. Scripts without spaces give pairs of characters, or one character that stands alone. */
export function searchableWords(text: string): SearchWord[] {
  return [...foldForSearch(text).matchAll(WORD)].flatMap(([word]) => partsOf(word));
}

function partsOf(word: string): SearchWord[] {
  const parts: SearchWord[] = [];
  let end = 0;
  for (const { 0: run, index } of word.matchAll(RUN)) {
    parts.push(...spacedWord(word.slice(end, index)), ...pairsOf(run));
    end = index + run.length;
  }
  return [...parts, ...spacedWord(word.slice(end))];
}

function spacedWord(word: string): SearchWord[] {
  const pieces = word.split(APOSTROPHE).filter((piece) => piece !== '');
  const joined = pieces.join('');
  if (joined === '') return [];
  const last = pieces.at(-1) ?? '';
  const elided = pieces.length > 1 && (pieces[0] ?? '').length <= ELISION && last.length > ELISION;
  const bare = joined.replace(ARABIC_ARTICLE, '');
  if (bare !== joined) return [{ text: bare, others: [joined], spaced: true }];
  return [{ text: joined, others: elided ? [last] : [], spaced: true }];
}

function pairsOf(run: string): SearchWord[] {
  const letters = [...run];
  const texts = letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
  return texts.map((text) => ({ text, others: [], spaced: false }));
}

/** Conjunctions for which titles write "&", and English articles. A query does without them beside other words. */
const DISPENSABLE = new Set('the a an and und et y e och en и و और 和 と 및'.split(' '));

/** Words without articles and conjunctions, unless there are no others. */
export function withoutSmallWords(words: readonly SearchWord[]): readonly SearchWord[] {
  const others = words.filter(({ text }) => !DISPENSABLE.has(text));
  return others.length > 0 ? others : words;
}

/** A whole field as one text, for comparing whole names. */
export function wholeText(text: string): string {
  return withoutSmallWords(searchableWords(text))
    .map((word) => word.text)
    .join(' ');
}
