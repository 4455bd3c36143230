const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

/**
 * The letters a browser shows for one label of a host name: punycode is decoded (RFC 3492), anything
 * else is returned as it is. Null when the label claims to be punycode and is not.
 */
export function shownLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return label;
  const encoded = label.slice(4);
  const plainEnd = encoded.lastIndexOf('-');
  const output = plainEnd > 0 ? [...encoded.slice(0, plainEnd)] : [];
  let codePoint = 128;
  let position = 0;
  let bias = 72;
  let read = plainEnd > 0 ? plainEnd + 1 : 0;
  while (read < encoded.length) {
    const start = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitValue(encoded.charCodeAt(read));
      read += 1;
      if (digit === null) return null;
      position += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(position - start, length, start === 0);
    codePoint += Math.floor(position / length);
    if (codePoint > 0x10ffff) return null;
    position %= length;
    output.splice(position, 0, String.fromCodePoint(codePoint));
    position += 1;
  }
  return output.join('');
}

function digitValue(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 48 + 26 : null;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) >> 1) {
    rest = Math.floor(rest / (BASE - T_MIN));
    k += BASE;
  }
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
