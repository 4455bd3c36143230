/** Initials of the first and the last word of a name, in capitals, by grapheme cluster. A count of 1 leaves the last out. */
export function initials(name: string, count: 1 | 2 = 2): string {
  const words = name.trim().split(/\s+/);
  const last = count > 1 && words.length > 1 ? words[words.length - 1] : '';
  return (firstLetter(words[0]) + firstLetter(last)).toLocaleUpperCase();
}

function firstLetter(word = ''): string {
  // Firefox before 125 has no segmenter; a code point is close enough.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
