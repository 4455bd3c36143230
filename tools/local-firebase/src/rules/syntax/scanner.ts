import { RulesSyntaxError } from './source.ts';
import { readBytes, readString } from './string-literal.ts';
import type { Value } from '../values/value.ts';

export interface Token {
  readonly kind: 'name' | 'literal' | 'symbol' | 'end';
  /** The name or symbol; for a literal its source text. */
  readonly text: string;
  /** Of a literal. An int may be 2^63, legal only behind a minus sign. */
  readonly value?: Value;
  readonly start: number;
  readonly end: number;
}

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', ...'<>+-*/%!?:,;.()[]{}=$'];
const SPACE = /\s+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /0[xX][0-9a-fA-F]+|[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?|\.[0-9]+([eE][+-]?[0-9]+)?/y;
const GREATEST_INT = 2n ** 63n;

/** Reads the token at or after `from`. Throws RulesSyntaxError on text that is none. */
export function scanToken(text: string, from: number): Token {
  const start = skipBlank(text, from);
  const character = text[start];
  if (character === undefined) return { kind: 'end', text: 'end of file', start, end: start };
  if (character === "'" || character === '"') return stringToken(text, start, start);
  if (/^[bB]['"]/.test(text.slice(start, start + 2))) return stringToken(text, start, start + 1);
  const name = matchAt(NAME, text, start);
  if (name !== undefined) return { kind: 'name', text: name, start, end: start + name.length };
  const number = matchAt(NUMBER, text, start);
  if (number !== undefined) return numberToken(text, number, start);
  const symbol = SYMBOLS.find((candidate) => text.startsWith(candidate, start));
  if (symbol === undefined) {
    throw new RulesSyntaxError(
      start,
      `unexpected character ${JSON.stringify(String.fromCodePoint(text.codePointAt(start) ?? 0))}`,
    );
  }
  return { kind: 'symbol', text: symbol, start, end: start + symbol.length };
}

function stringToken(text: string, start: number, quoteAt: number): Token {
  const { value, end } = quoteAt > start ? readBytes(text, quoteAt) : readString(text, quoteAt);
  return { kind: 'literal', text: text.slice(start, end), value, start, end };
}

function numberToken(text: string, digits: string, start: number): Token {
  const end = start + digits.length;
  const tail = matchAt(NAME, text, end);
  if (tail !== undefined) throw new RulesSyntaxError(start, `malformed number '${digits}${tail}'`, end + tail.length);
  const isFloat = !/^0[xX]/.test(digits) && /[.eE]/.test(digits);
  const value = isFloat ? Number(digits) : toInt(digits, start);
  return { kind: 'literal', text: digits, value, start, end };
}

function toInt(digits: string, start: number): bigint {
  // The length is checked first: converting very long digit strings takes quadratic time.
  const value = digits.replace(/^0+(?=[0-9])/, '').length > 20 ? GREATEST_INT + 1n : BigInt(digits);
  if (value > GREATEST_INT) throw new RulesSyntaxError(start, 'an int has 64 bits', start + digits.length);
  return value;
}

/** The offset of the first character that is neither white space nor comment. */
function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    at += matchAt(SPACE, text, at)?.length ?? 0;
    if (text.startsWith('//', at)) {
      const lineEnd = text.indexOf('\n', at);
      at = lineEnd < 0 ? text.length : lineEnd;
    } else if (text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      if (close < 0) throw new RulesSyntaxError(at, 'unterminated comment', text.length);
      at = close + 2;
    } else {
      return at;
    }
  }
}

/** Match of a sticky pattern exactly at `at`. */
export function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
