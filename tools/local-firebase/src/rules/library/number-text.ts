/** Floats as text and back, in the syntax of Java's Double, which the hosted rules have. */

const DECIMAL = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFdD]?$/;
const HEXADECIMAL =
  /^([+-]?)0[xX](?=[0-9a-fA-F.])([0-9a-fA-F]{0,13})(?:\.([0-9a-fA-F]{0,13}))?[pP]([+-]?[0-9]{1,6})[fFdD]?$/;

/** The float a text stands for; undefined when it stands for none. */
export function readFloat(text: string): number | undefined {
  const trimmed = text.trim();
  if (/^[+-]?(?:NaN|Infinity)$/.test(trimmed)) return Number(trimmed.replace(/^[+-](?=NaN)/, ''));
  if (DECIMAL.test(trimmed)) return Number(trimmed.replace(/[fFdD]$/, ''));
  const [matched, sign, whole = '', fraction = '', exponent] = HEXADECIMAL.exec(trimmed) ?? [];
  if (matched === undefined || whole + fraction === '') return undefined;
  const value = Number.parseInt(whole + fraction, 16) * 2 ** (Number(exponent) - 4 * fraction.length);
  return sign === '-' ? -value : value;
}

/** A float with its point, so that it reads as one: `2.0`, `1.0E7`, `4.9E-324`. */
export function writeFloat(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) {
    return Number.isInteger(value) ? `${Object.is(value, -0) ? '-0' : value}.0` : String(value);
  }
  const shortest = value.toExponential();
  // Nearest number with two digits, where one digit would distinguish it from its neighbours.
  const text = shortest.includes('.') ? shortest : value.toExponential(1);
  return text.replace(/e\+?/, 'E');
}
