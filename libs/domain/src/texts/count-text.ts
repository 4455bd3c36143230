import { graphemeSegments } from 'unicode-segmenter/grapheme';
import { TEXT_LIMITS, type CountingRule, type TextKind } from './text-kinds.ts';
import { linksInText } from './links-in-text.ts';
import { LINK_LENGTH, weightedLength } from './weighted-length.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Length of a text by a network’s rule. */
export function countText(text: string, rule: CountingRule): number {
  switch (rule) {
    case 'utf16':
      return text.length;
    case 'bytes':
      return bytesOf(text);
    case 'graphemes':
      return graphemesOf(text).length;
    case 'graphemes-links':
      return withShortLinks(text);
    case 'emoji-bytes':
      return graphemesOf(text).reduce((sum, each) => sum + (EMOJI.test(each) ? bytesOf(each) : [...each].length), 0);
    case 'weighted':
      return weightedLength(text, graphemesOf);
  }
}

/** Length and limit of a text. */
export interface TextLength {
  readonly length: number;
  readonly limit: number;
  /** Units above the limit; 0 within it. */
  readonly over: number;
}

/** Measures a text as its network or reader does. */
export function measureText(kind: TextKind, text: string): TextLength {
  const { rule, limit } = TEXT_LIMITS[kind];
  const length = countText(text, rule);
  return { length, limit, over: Math.max(0, length - limit) };
}

/** Mastodon: each URL with a scheme counts 23, everything else graphemes. */
function withShortLinks(text: string): number {
  const links = linksInText(text).filter(({ hasScheme }) => hasScheme);
  const rest = links.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return graphemesOf(rest).length + links.length * LINK_LENGTH;
}

function graphemesOf(text: string): string[] {
  return Array.from(graphemeSegments(text), ({ segment }) => segment);
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
