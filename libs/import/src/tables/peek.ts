/** Bytes that detection looks at. */
const SAMPLE = 65_536;
/** Bytes that are held while all of them are ASCII, which says nothing of the encoding. */
const MOST_HELD = 4_194_304;
const LINE_FEED = 0x0a;

/** The beginning of a file, and all of it piece by piece. */
export interface Peeked {
  readonly start: Uint8Array;
  /** Whole lines around the first byte beyond ASCII, or the beginning. */
  readonly sample: Uint8Array;
  /** All bytes, in pieces of at most 64 kB. Stops the source if it is left early. */
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/** Looks at the beginning of a file and, if that is ASCII alone, at its first other bytes. */
export async function peek(source: ReadableStream<Uint8Array> | Blob): Promise<Peeked> {
  const pieces = piecesOf(source instanceof Blob ? source.stream() : source);
  const held: Uint8Array[] = [];
  let size = 0;
  let telling = 0;
  let whole = false;
  while (size < MOST_HELD && telling < 2 * SAMPLE) {
    const next = await pieces.next();
    whole = next.done === true;
    if (next.done) break;
    held.push(next.value);
    size += next.value.length;
    if (telling > 0 || next.value.some(isTelling)) telling += next.value.length;
  }
  const bytes = new Uint8Array(await new Blob(held as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { start: bytes.subarray(0, SAMPLE), sample: sampleOf(bytes, whole), pieces: chained(held, pieces) };
}

/** Zeros are in UTF-16. */
function isTelling(byte: number): boolean {
  return byte === 0 || byte >= 0x80;
}

function sampleOf(bytes: Uint8Array, whole: boolean): Uint8Array {
  const first = bytes.findIndex(isTelling);
  if (first < SAMPLE && bytes.subarray(0, SAMPLE).includes(0)) return bytes.subarray(0, SAMPLE);
  const start = first < SAMPLE / 2 ? 0 : bytes.lastIndexOf(LINE_FEED, first) + 1;
  const end = start + SAMPLE;
  if (whole && end >= bytes.length) return bytes.subarray(start);
  const lineEnd = bytes.lastIndexOf(LINE_FEED, end) + 1;
  return bytes.subarray(start, lineEnd > Math.max(start, first) ? lineEnd : end);
}

async function* chained(held: Uint8Array[], rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    for (let next = held.shift(); next; next = held.shift()) yield next;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += SAMPLE) yield value.subarray(at, at + SAMPLE);
    }
  } finally {
    await reader.cancel();
  }
}
