import { foldedWords, foldedWordStarts } from './folded-words.ts';

/** Length of a search token in characters. */
const TOKEN_LENGTH = 12;
/** Most indexed words of one text. */
const WORDS = 12;

/** Scripts written without spaces: a word may begin at any character. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Normalised search words: without case, accents and variants of Arabic letters; each cut to the token length. */
export function searchWords(text: string): string[] {
  return foldedWords(text).map(start);
}

/**
 * Prefixes of all words of some texts. Firestore's `array-contains` matches only whole elements.
 *
 * @param texts the most important first: what exceeds `most` tokens is left out
 */
export function wordTokens(texts: readonly string[], most: number): string[] {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const word of wordStarts(text)) {
      for (const [end] of [...word].entries()) {
        if (tokens.size === most) return [...tokens];
        tokens.add([...word].slice(0, end + 1).join(''));
      }
    }
  }
  return [...tokens];
}

/** Whether the tokens contain every word of a search. */
export function hasSearchWords(tokens: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => tokens.includes(word));
}

/** Words of a text, also after apostrophes. In scripts without spaces, each character begins a word. */
function wordStarts(text: string): string[] {
  return foldedWordStarts(text)
    .slice(0, WORDS)
    .flat()
    .flatMap((word) => {
      const letters = [...word];
      return letters.flatMap((letter, index) =>
        index === 0 || UNSPACED.test(letter) ? [start(letters.slice(index).join(''))] : [],
      );
    });
}

function start(word: string): string {
  return [...word].slice(0, TOKEN_LENGTH).join('');
}
