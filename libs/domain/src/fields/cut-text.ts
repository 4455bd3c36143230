/** At most so many characters (UTF-16 units) of a text, without half of a character at its end. */
export function cutText(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
