/** The most words of a sentence, in comments and in the documentation. Longer ones are warned of. */
export const MOST_WORDS = 25;

/** A sentence that is too long. Inline code in it is `X`. */
export interface LongSentence {
  readonly text: string;
  readonly words: number;
}

const CODE_BLOCK = /```[\s\S]*?```/g;
/** Inline code, a link of JSDoc or an address: one word, whose full stops end no sentence. */
const ONE_WORD = /`[^`]*`|\{@link\s[^}]*\}|https?:\S*[^\s.,;:)\]]/g;
/** Before a paragraph, an item of a list, a tag of JSDoc. */
const PARAGRAPH = /\n\s*\n|\n(?=\s*(?:[-*]\s|\d+\.\s|@))/;
const SENTENCE = /(?<=[.!?]["”»)*_]*)\s+(?=["“«(*_`]*[\p{Lu}\d])/u;
/** Between the errors of `@throws`, each of which is read by itself. */
const NEXT_ERROR = /;\s+/;

/** Sentences of a text with more than `most` words. Tags, and codes of `@throws`, are no words. */
export function longSentences(text: string, most: number): LongSentence[] {
  // So many words have at least a letter and a space each.
  if (text.length <= 2 * most) return [];
  return text
    .replace(CODE_BLOCK, '')
    .split(PARAGRAPH)
    .flatMap(sentencesOf)
    .map((sentence) => ({ text: sentence.replace(/\s+/g, ' ').trim(), words: wordsOf(sentence) }))
    .filter(({ words }) => words > most);
}

function sentencesOf(paragraph: string): string[] {
  const lists = paragraph.startsWith('@throws');
  return paragraph.replace(ONE_WORD, lists ? '`-`' : '`X`').split(lists ? NEXT_ERROR : SENTENCE);
}

function wordsOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /^[^@]*[\p{L}\p{N}]/u.test(word)).length;
}
