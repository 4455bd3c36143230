/**
 * Text of a file in UTF-8, UTF-16, Shift-JIS or Latin-1, with or without a byte-order mark. Spreadsheets write all of them,
 * and say nowhere which.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Bytes that show the encoding; more would not show it better. */
const SAMPLE = 65_536;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Text in UTF-16 is half zeros wherever it is Latin; addresses always are.
  if (even + odd > sample.length / 10) return odd > even ? 'utf-16le' : 'utf-16be';
  if (decodes('utf-8', bytes)) return 'utf-8';
  return isJapanese(sample) && decodes('shift_jis', bytes) ? 'shift_jis' : 'windows-1252';
}

function decodes(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Shift-JIS begins most characters with bytes that are control characters of Latin-1. */
function isJapanese(sample: Uint8Array): boolean {
  let leads = 0;
  let letters = 0;
  for (const byte of sample) {
    if (byte >= 0x81 && byte <= 0x9f) leads += 1;
    else if (byte >= 0xc0) letters += 1;
  }
  return leads > letters;
}
