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
  const sample = bytes.subarray(0, SAMPLE);
  const encoding = markedEncoding(bytes) ?? encodingOfZeros(sample);
  if (encoding !== null) return encoding;
  if (decodes('utf-8', bytes)) return 'utf-8';
  return isJapanese(sample) && decodes('shift_jis', bytes) ? 'shift_jis' : 'windows-1252';
}

/** Byte order by a byte-order mark of UTF-16. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Text in UTF-16 is half zeros wherever it is Latin; addresses always are. Where the zeros are tells the byte order. */
function encodingOfZeros(sample: Uint8Array): string | null {
  let even = 0;
  let odd = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd <= sample.length / 10) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
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
