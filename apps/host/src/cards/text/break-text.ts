/** A piece of a line that is not broken, and the space after it. */
export interface Piece {
  readonly text: string;
  readonly space: string;
}

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
// Japanese and Chinese rules: what may not begin a line, and what may not end one.
const NEVER_FIRST = /^[\p{Pe}\p{Pf}、。，．・：；！？ー〜…々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ)\]},.!?:;%]/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}（「『【]$/u;
const HYPHEN = /[-\u2010\u2012-\u2014/]$/u;

/** Cuts a text where a line may end: at spaces, after hyphens, between words of scripts without spaces. */
export function breakText(text: string, language: string): Piece[] {
  const pieces: Piece[] = [];
  let word = '';
  const close = (space: string) => {
    if (word !== '') pieces.push({ text: word, space });
    word = '';
  };
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (segment.trim() === '') close(segment);
    else {
      if (word !== '' && mayBreak(word, segment)) close('');
      word += segment;
    }
  }
  close('');
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  if (HYPHEN.test(before) && before.length > 1) return true;
  const last = [...before].at(-1) ?? '';
  const first = [...after][0] ?? '';
  return IDEOGRAPHIC.test(last) || IDEOGRAPHIC.test(first);
}

/** Characters as people count them: what may be cut off one by one. */
export function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}
