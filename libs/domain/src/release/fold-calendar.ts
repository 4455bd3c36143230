/** Most octets of a line of a calendar (RFC 5545, 3.1). */
const MOST = 75;

/**
 * A calendar whose lines have at most 75 octets. The calendar library counts characters, so that its lines of other scripts
 * are too long.
 */
export function foldCalendar(calendar: string): string {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

function folded(line: string): string {
  let out = '';
  let size = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (size + octets > MOST) {
      out += '\r\n ';
      size = 1;
    }
    out += character;
    size += octets;
  }
  return out;
}
