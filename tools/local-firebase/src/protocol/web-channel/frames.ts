/**
 * WebChannel framing: a decimal length, a newline, JSON. The length counts UTF-16 units while the socket
 * counts bytes, so everything beyond ASCII is escaped and the two agree.
 */

/** One frame around a JSON value. */
export function encodeFrame(value: unknown): string {
  return frameOf(asciiJson(value));
}

/** One frame around a list whose elements are JSON already. */
export function encodeFrameOfJson(elements: readonly string[]): string {
  return frameOf(`[${elements.join(',')}]`);
}

/** JSON in ASCII only. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function frameOf(json: string): string {
  return `${json.length}\n${json}`;
}
