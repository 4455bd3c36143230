/**
 * Parses a URL; null for invalid text. Replaces `URL.canParse` and `URL.parse`, which the oldest supported browsers lack.
 *
 * @param base absolute URL that relative text is resolved against
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
