/** Initials of the first and the last word of a name, in capitals, by grapheme cluster. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words[words.length - 1] : '';
  return (firstLetter(words[0]) + firstLetter(last)).toLocaleUpperCase();
}

/** Characters before the first combining one (U+0300), each a grapheme cluster of its own. */
const PLAIN = /^[^\u0300-\uffff](?=[^\u0300-\uffff]|$)/;

function firstLetter(word = ''): string {
  // A segmenter takes some 15 ms to make, which is 60 ms on a phone.
  const plain = word === '' ? '' : PLAIN.exec(word)?.[0];
  if (plain !== undefined) return plain;
  // Firefox before 125 has no segmenter; a code point is close enough.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
