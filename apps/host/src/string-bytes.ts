/** Bytes that the engine needs for a text: one for each unit, or two where one is outside of Latin-1. */
export function stringBytes(text: string): number {
  return /[^\u0000-\u00ff]/.test(text) ? 2 * text.length : text.length;
}
