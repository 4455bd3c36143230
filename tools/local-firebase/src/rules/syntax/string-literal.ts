import { SourceFault } from './source.ts';

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'], ['t', '\t'], ['r', '\r'], ['b', '\b'], ['f', '\f'], ['v', '\v'], ['a', '\x07'], ['0', '\0'],
  ['\\', '\\'], ["'", "'"], ['"', '"'], ['`', '`'], ['/', '/'], ['?', '?'],
]);
const HEX_DIGITS: ReadonlyMap<string, number> = new Map([['x', 2], ['u', 4], ['U', 8]]);

/** Reads the literal whose opening quote is at `start`. `end` is the offset after the closing quote. */
export function readString(text: string, start: number): { value: string; end: number } {
  const quote = text[start];
  let value = '';
  let at = start + 1;
  for (;;) {
    const character = text[at];
    if (character === undefined || character === '\n') throw new SourceFault(start, 'unterminated string', at);
    if (character === quote) return { value, end: at + 1 };
    if (character === '\\') {
      const escape = readEscape(text, at);
      value += escape.value;
      at = escape.end;
    } else {
      value += character;
      at += 1;
    }
  }
}

function readEscape(text: string, start: number): { value: string; end: number } {
  const letter = text[start + 1] ?? '';
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { value: simple, end: start + 2 };
  const digits = HEX_DIGITS.get(letter);
  if (digits === undefined) throw new SourceFault(start, `unknown escape '\\${letter}' (write '\\\\${letter}' for a backslash)`);
  const hex = text.slice(start + 2, start + 2 + digits);
  const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN;
  if (!(code <= 0x10ffff)) throw new SourceFault(start, `'\\${letter}' needs ${digits} hexadecimal digits`);
  return { value: String.fromCodePoint(code), end: start + 2 + digits };
}

/** The bytes of a `b'…'` literal: `\xNN` is one byte, any other character its UTF-8 bytes. */
export function bytesOf(value: string): Uint8Array {
  const parts = [...value].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? Buffer.from([code]) : Buffer.from(character, 'utf8');
  });
  return Buffer.concat(parts);
}
