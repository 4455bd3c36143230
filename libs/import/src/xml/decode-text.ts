import { ImportFileError } from '../records/index.ts';

/** Bytes that surely hold the XML declaration's encoding. */
const HEAD = 512;

/** First bytes of texts: byte order marks, then `<?` without one. */
const STARTS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/**
 * Encodings that a declaration in ASCII letters may name. UTF-16 is among them: some systems write the declaration of a
 * text in memory and then store it as UTF-8.
 */
const DECLARED = /^(?:utf-?8|us-ascii|ascii|utf-?16(?:le|be)?)$/i;

/**
 * Decodes the bytes of a message: by its byte order mark, or by its XML declaration, or as UTF-8.
 *
 * @throws ImportFileError for another encoding, or bytes that the encoding does not have
 */
export async function* decodeText(source: ReadableStream<Uint8Array> | Blob, part: string): AsyncGenerator<string> {
  const reader = (source instanceof Blob ? source.stream() : source).getReader();
  try {
    let head: Uint8Array<ArrayBufferLike> = new Uint8Array();
    let done = false;
    while (!done && head.length < HEAD) {
      const next = await reader.read();
      done = next.done;
      if (next.value) head = joined(head, next.value);
    }
    const encoding = encodingOf(head, part);
    const decoder = new TextDecoder(encoding, { fatal: true });
    yield decoded(decoder, part, head);
    while (!done) {
      const next = await reader.read();
      done = next.done;
      if (next.value) yield decoded(decoder, part, next.value);
    }
    yield decoded(decoder, part);
  } finally {
    // A reader that stops early must not wait for a source that never ends.
    void reader.cancel().catch(() => undefined);
  }
}

function decoded(decoder: InstanceType<typeof TextDecoder>, part: string, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new ImportFileError('file/bytes', whole(part), { encoding: decoder.encoding });
  }
}

function encodingOf(head: Uint8Array, part: string): string {
  const start = STARTS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (start) return start[1];
  const declaration = String.fromCharCode(...head.subarray(0, HEAD));
  const named = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/.exec(declaration)?.[1];
  if (named !== undefined && !DECLARED.test(named))
    throw new ImportFileError('file/encoding', whole(part), { encoding: named.slice(0, 40) });
  return 'utf-8';
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function whole(part: string) {
  return { part, line: 1, column: '' };
}
