/**
 * Throws unless a string that came as JSON can be written as UTF-8. An escape such as `\ud800` without its other half
 * cannot: no client could decode a document that holds it.
 */
export function checkText(text: string): void {
  if (!text.isWellFormed())
    throw new TypeError(`The text ${JSON.stringify(text.slice(0, 100))} has half of a surrogate pair.`);
}

/** Whether a text is base64 in either alphabet, padded or not. */
export function isBase64(text: string): boolean {
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(text);
}
