/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110, 14.2).
 *
 * @returns the range; null to answer with the whole body; `unsatisfiable` to answer 416. A server may ignore other
 * units, several ranges and nonsense.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? null : readSuffix(Number(to), size);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The last bytes of the body. */
function readSuffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - length), last: size - 1 };
}
