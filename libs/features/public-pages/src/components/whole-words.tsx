import { Fragment, type CSSProperties } from 'react';

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Last letter of a word, and the next word, between which no line may end: endings, signs, single letters. */
const JOINED = /\n[\p{Script=Hiragana}ー]+$|\n\P{L}+$|[^\p{Script=Hiragana}]\n.$/u;
/** The dictionary divides compounds, as 遊園地. */
const JAPANESE_COMPOUND = /\p{Script=Han}\n\p{Script=Han}/u;

/** A title whose lines end between words, also in Chinese and Japanese. The heading keeps all other letters together. */
export function WholeWords({ text }: { readonly text: string }) {
  return wholeWords(text).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

/** Parts of a text between which a line may end. One part where the browser knows no words, or spaces divide them. */
export function wholeWords(text: string): string[] {
  if (!WITHOUT_SPACES.test(text) || !('Segmenter' in Intl)) return [text];
  const words: string[] = [];
  const isJapanese = KANA.test(text);
  const segmenter = new Intl.Segmenter(isJapanese ? 'ja' : 'zh', { granularity: 'word' });
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1) ?? '';
    const border = `${last.slice(-1)}\n${segment}`;
    if (last !== '' && (JOINED.test(border) || (isJapanese && JAPANESE_COMPOUND.test(border))))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

const WIDE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Width of the longest word of a title, estimated in em of a wide, heavy typeface. */
export function longestWord(title: string): number {
  const words = wholeWords(title).flatMap((part) => part.split(/[\s-]+/));
  const widths = words.map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0));
  return Math.ceil(10 * Math.max(...widths)) / 10;
}

function letterWidth(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[mMwW]/.test(letter) || WIDE_SCRIPT.test(letter)) return 1;
  if (/[iIjl.,'’!]/.test(letter)) return 0.38;
  return /\p{Lu}/u.test(letter) ? 0.79 : 0.68;
}

/** Style of a heading of a public page: its letters are as large as its longest word allows. */
export function wordRoom(title: string): CSSProperties {
  return { '--em': longestWord(title) } as CSSProperties;
}
