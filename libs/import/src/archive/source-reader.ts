import { Reader } from '@zip.js/zip.js';
import type { FileSource } from '../files/file-source.ts';

/** Bytes that are read at once, and how many such blocks are held: files of a batch lie side by side. */
const BLOCK = 1024 * 1024;
const MOST_BLOCKS = 4;

interface Block {
  readonly at: number;
  readonly bytes: Promise<Uint8Array>;
}

/** Gives a source to the package that unpacks. What fails in the source itself is no fault of the archive. */
export class SourceReader extends Reader<FileSource> {
  /** What the source failed with; null if it did not. */
  failure: Error | null = null;
  readonly #source: FileSource;
  #blocks: readonly Block[] = [];

  constructor(source: FileSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const wanted = Math.max(0, Math.min(length, this.size - index));
    const found = new Uint8Array(wanted);
    for (let done = 0; done < wanted;) {
      const at = index + done;
      const block = this.#blockAt(at - (at % BLOCK));
      const bytes = (await block).subarray(at % BLOCK, (at % BLOCK) + wanted - done);
      if (bytes.length === 0) return found.subarray(0, done);
      found.set(bytes, done);
      done += bytes.length;
    }
    return found;
  }

  #blockAt(at: number): Promise<Uint8Array> {
    const held = this.#blocks.find((block) => block.at === at);
    const bytes = held?.bytes ?? this.#read(at);
    this.#blocks = [{ at, bytes }, ...this.#blocks.filter((block) => block.at !== at)].slice(0, MOST_BLOCKS);
    return bytes;
  }

  async #read(at: number): Promise<Uint8Array> {
    try {
      return await this.#source.read(at, Math.min(BLOCK, this.size - at));
    } catch (cause) {
      this.failure = cause instanceof Error ? cause : new Error('The file cannot be read', { cause });
      throw cause;
    }
  }
}
