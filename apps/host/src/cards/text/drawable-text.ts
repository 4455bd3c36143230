// Controls, marks that reorder or hide text, and halves of surrogate pairs. None has a glyph, and some would reverse
// other text.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e0fff}]/gu;

/**
 * Text as it is drawn: composed, on one line, without what cannot be seen.
 *
 * @param longest characters that are looked at; the rest could not fit anyway
 */
export function drawableText(text: string, longest = 240): string {
  const oneLine = text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(oneLine.slice(0, longest * 4))];
  return graphemes
    .slice(0, longest)
    .map(({ segment }) => [...segment].slice(0, 24).join(''))
    .join('');
}
