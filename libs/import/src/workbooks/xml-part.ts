import { SaxesParser } from 'saxes';
import type { ArchiveFile } from '../archive/index.ts';
import { decodeText } from '../xml/decode-text.ts';
import { ImportFileError, type ImportFileErrorCode } from '../records/index.ts';

/** Attributes of an element by their names, with prefixes. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** What happens to the elements of a part. Names are without prefix; those of other vocabularies are empty. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
}

/** Levels of elements, attributes of one, and characters of a text, an attribute or a comment. */
const LIMITS = { depth: 60, attributes: 200, characters: 4 * 1024 * 1024 } as const;

/**
 * Reads a part of a workbook as a stream, and pauses after each piece. Entities other than XML's own are never expanded.
 *
 * @throws ImportFileError where it is no well-formed XML, has a document type, or exceeds a limit
 */
export async function* readPart(
  file: ArchiveFile,
  handler: XmlHandler,
  signal: AbortSignal | undefined,
): AsyncGenerator<void> {
  signal?.throwIfAborted();
  const parser = new PartParser(file.path, handler);
  const stream = file.stream().pipeThrough(smallPieces(), signal ? { signal } : {});
  for await (const text of decodeText(stream, file.path)) {
    signal?.throwIfAborted();
    parser.write(text);
    yield;
  }
  parser.end();
  yield;
}

/** Reads a part to its end. */
export async function readWholePart(
  file: ArchiveFile,
  handler: XmlHandler,
  signal: AbortSignal | undefined,
): Promise<void> {
  const pieces = readPart(file, handler, signal);
  while (!(await pieces.next()).done);
}

/** Bytes whose text engines free at once; larger texts stay until they look for garbage everywhere. */
const PIECE = 16_384;

function smallPieces(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += PIECE) controller.enqueue(chunk.subarray(at, at + PIECE));
    },
  });
}

class PartParser {
  readonly #path: string;
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  #prefix: string | null = null;
  #depth = 0;
  #attributes = 0;
  /** Characters since the last event: what the parser gathers. */
  #gathered = 0;

  constructor(path: string, handler: XmlHandler) {
    this.#path = path;
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw this.#damaged(error.message);
    });
    parser.on('doctype', () => {
      throw this.#error('file/document-type');
    });
    parser.on('opentagstart', () => {
      this.#attributes = 0;
      if (++this.#depth > LIMITS.depth) throw this.#damaged('depth');
    });
    parser.on('attribute', () => {
      this.#gathered = 0;
      if (++this.#attributes > LIMITS.attributes) throw this.#damaged('attributes');
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#gathered = 0;
      this.#prefix ??= name.slice(0, name.indexOf(':') + 1);
      handler.open(this.#local(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#gathered = 0;
      this.#depth -= 1;
      handler.close(this.#local(name));
    });
    const onText = (text: string) => {
      this.#gathered = 0;
      handler.text(text);
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
    parser.on('comment', () => {
      this.#gathered = 0;
    });
  }

  write(text: string): void {
    this.#gathered += text.length;
    this.#parser.write(text);
    if (this.#gathered > LIMITS.characters) throw this.#error('archive/too-large', { most: LIMITS.characters });
  }

  end(): void {
    this.#parser.close();
  }

  #local(name: string): string {
    const prefix = this.#prefix ?? '';
    if (!name.startsWith(prefix)) return '';
    const local = name.slice(prefix.length);
    return local.includes(':') ? '' : local;
  }

  #damaged(reason: string): ImportFileError {
    return this.#error('workbook/damaged', { reason });
  }

  #error(code: ImportFileErrorCode, params: Readonly<Record<string, string | number>> = {}): ImportFileError {
    return new ImportFileError(code, null, { path: this.#path, ...params });
  }
}
