/** Bytes that are taken at once. The longest string has fewer. */
const BLOCK = 1024 * 1024;
/** Strings whose places are kept together: arrays that grow would be copied again and again. */
const PLACES = 65_536;

/** Many strings as bytes. As strings, each would keep the whole piece of XML that it was cut from. */
export class StringTable {
  /** Bytes of all strings. */
  bytes = 0;
  /** Number of strings. */
  size = 0;
  readonly #blocks: Uint8Array<ArrayBuffer>[] = [];
  /** Start and length of each string. */
  readonly #places: Uint32Array[] = [];
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #end = 0;

  add(string: string): void {
    // A character has three bytes of UTF-8 at most.
    const most = 3 * string.length;
    if (this.#end + most > this.#blocks.length * BLOCK) {
      this.#end = this.#blocks.length * BLOCK;
      this.#blocks.push(new Uint8Array(BLOCK));
    }
    const { written } = this.#encoder.encodeInto(string, this.#inBlock(this.#end, most));
    if (this.size % PLACES === 0) this.#places.push(new Uint32Array(2 * PLACES));
    this.#places.at(-1)?.set([this.#end, written], 2 * (this.size % PLACES));
    this.size += 1;
    this.#end += written;
    this.bytes += written;
  }

  /** The string of an index, from 0. */
  at(index: number): string | null {
    if (!Number.isInteger(index) || index < 0 || index >= this.size) return null;
    const at = 2 * (index % PLACES);
    const [start = 0, length = 0] = this.#places[Math.floor(index / PLACES)]?.subarray(at, at + 2) ?? [];
    return this.#decoder.decode(this.#inBlock(start, length));
  }

  #inBlock(start: number, length: number): Uint8Array<ArrayBuffer> {
    const offset = start % BLOCK;
    return (this.#blocks[Math.floor(start / BLOCK)] ?? new Uint8Array()).subarray(offset, offset + length);
  }
}
