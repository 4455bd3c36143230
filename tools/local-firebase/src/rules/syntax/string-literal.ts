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
  if (digits === undefined) throw escapeFault(text, start, `unknown escape '\\${letter}' (write '\\\\${letter}' for a backslash)`);
  const hex = text.slice(start + 2, start + 2 + digits);
  const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN;
  if (!(code <= 0x10ffff)) throw escapeFault(text, start, `'\\${letter}' needs ${digits} hexadecimal digits`);
  return { value: String.fromCodePoint(code), end: start + 2 + digits };
}

/** A fault inside a string; reading goes on behind the line's last quote, as the string's end is in doubt. */
function escapeFault(text: string, start: number, message: string): SourceFault {
  const lineEnd = text.indexOf('\n', start);
  const rest = text.slice(start, lineEnd < 0 ? undefined : lineEnd);
  return new SourceFault(start, message, start + 1 + Math.max(rest.lastIndexOf("'"), rest.lastIndexOf('"')));
}

/** The bytes of a `b'…'` literal: `\xNN` is one byte, any other character its UTF-8 bytes. */
export function bytesOf(value: string): Uint8Array {
  const parts = [...value].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100 ? Buffer.from([code]) : Buffer.from(character, 'utf8');
  });
  return Buffer.concat(parts);
}
