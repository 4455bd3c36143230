/** Characters of windows-1252 at bytes 0x80 to 0x9F, by code point: decoders of Latin-1 tags use them. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Half-width katakana are single bytes that are letters with accents in Latin-1. */
const HALF_WIDTH = /[\uff61-\uff9f\ufffd]/;

/**
 * Text of a tag whose bytes are Shift-JIS but were read as Latin-1. Old Japanese encoders wrote ID3 tags so, though the format
 * knows no such encoding. Any other text is returned as it is.
 */
export function repairText(text: string): string {
  const bytes = latinBytes(text);
  if (!bytes || !isMostlyHigh(bytes)) return text;
  try {
    const decoded = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
    return JAPANESE.test(decoded) && !HALF_WIDTH.test(decoded) ? decoded : text;
  } catch {
    return text;
  }
}

/** Bytes that a decoder of Latin-1 or windows-1252 made the text from; null if another encoding was read. */
function latinBytes(text: string): Uint8Array | null {
  const bytes = [...text].map((letter) => {
    const at = WINDOWS_1252.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
  });
  return bytes.every((byte) => byte <= 0xff) ? Uint8Array.from(bytes) : null;
}

/** A European text has few accents; in Shift-JIS at least every second byte is high. */
function isMostlyHigh(bytes: Uint8Array): boolean {
  const letters = bytes.filter((byte) => byte > 0x20);
  return letters.filter((byte) => byte >= 0x80).length * 2 >= letters.length;
}
