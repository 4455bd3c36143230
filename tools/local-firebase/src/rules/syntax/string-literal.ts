import { RulesSyntaxError } from './source.ts';

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);
const HEX_DIGITS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
]);
const OCTAL = /[0-3][0-7]{2}/y;

/** Reads the literal whose opening quote is at `start`. `end` is the offset after the closing quote. */
export function readString(text: string, start: number): { value: string; end: number } {
  return read(text, start, (character) => character);
}

/** The same for the bytes of `b'…'`: an escape is one byte, any other character its UTF-8 bytes. */
export function readBytes(text: string, start: number): { value: Uint8Array; end: number } {
  const { value, end } = read(text, start, (character) => Buffer.from(character, 'utf8').toString('latin1'));
  if (/(?<!\\)(?:\\\\)*\\u/.test(text.slice(start, end)))
    throw new RulesSyntaxError(start, 'bytes have no \\u escapes', end);
  return { value: Buffer.from(value, 'latin1'), end };
}

function read(text: string, start: number, plain: (character: string) => string): { value: string; end: number } {
  const quote = text[start];
  let value = '';
  let at = start + 1;
  for (;;) {
    const character = text[at];
    if (character === undefined || character === '\n' || character === '\r')
      throw new RulesSyntaxError(start, 'unterminated string', at);
    if (character === quote) return { value, end: at + 1 };
    if (character === '\\') {
      const escape = readEscape(text, at);
      value += escape.value;
      at = escape.end;
    } else {
      const whole = String.fromCodePoint(text.codePointAt(at) ?? 0);
      value += plain(whole);
      at += whole.length;
    }
  }
}

function readEscape(text: string, start: number): { value: string; end: number } {
  const letter = text[start + 1] ?? '';
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { value: simple, end: start + 2 };
  OCTAL.lastIndex = start + 1;
  const octal = OCTAL.exec(text)?.[0];
  if (octal !== undefined) return { value: String.fromCharCode(Number.parseInt(octal, 8)), end: start + 4 };
  const digits = HEX_DIGITS.get(letter);
  if (digits === undefined)
    throw escapeError(text, start, `unknown escape '\\${letter}' (write '\\\\${letter}' for a backslash)`);
  const hex = text.slice(start + 2, start + 2 + digits);
  const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : Number.NaN;
  if (Number.isNaN(code)) throw escapeError(text, start, `'\\${letter}' needs ${digits} hexadecimal digits`);
  return { value: String.fromCharCode(code), end: start + 2 + digits };
}

/** An error inside a string; reading goes on behind the line's last quote, as the string's end is in doubt. */
function escapeError(text: string, start: number, message: string): RulesSyntaxError {
  const lineEnd = text.indexOf('\n', start);
  const rest = text.slice(start, lineEnd < 0 ? undefined : lineEnd);
  return new RulesSyntaxError(start, message, start + 1 + Math.max(rest.lastIndexOf("'"), rest.lastIndexOf('"')));
}
