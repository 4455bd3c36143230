import type { FileSource } from '@countin/import/sources';

/** Bytes of one request: few enough to hold several, and so many that a large file takes few requests. */
const BLOCK = 1024 * 1024;
/** Blocks that are kept: readers of ZIP files go back to their directory. */
const KEPT = 16;

/**
 * A file that is read in blocks, some of which are kept.
 *
 * @param fetch reads bytes that the file has
 */
export function blockSource(size: number, fetch: (at: number, length: number) => Promise<Uint8Array>): FileSource {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const block = (index: number): Promise<Uint8Array> => {
    const found = blocks.get(index) ?? fetch(index * BLOCK, Math.min(BLOCK, size - index * BLOCK));
    // The last used one is the last to go.
    blocks.delete(index);
    blocks.set(index, found);
    const [oldest] = blocks.keys();
    if (blocks.size > KEPT && oldest !== undefined) blocks.delete(oldest);
    return found;
  };
  const read = async (at: number, length: number): Promise<Uint8Array> => {
    const end = Math.min(at + length, size);
    if (at >= end) return new Uint8Array();
    const bytes = new Uint8Array(end - at);
    for (let index = Math.floor(at / BLOCK); index * BLOCK < end; index += 1) {
      const from = index * BLOCK;
      const part = (await block(index)).subarray(Math.max(at - from, 0), end - from);
      bytes.set(part, Math.max(from - at, 0));
    }
    return bytes;
  };
  const stream = () => {
    let at = 0;
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const bytes = await read(at, BLOCK);
          at += bytes.length;
          if (bytes.length > 0) controller.enqueue(bytes);
          if (at >= size) controller.close();
        },
      },
      { highWaterMark: 1 },
    );
  };
  return { size, read, stream };
}
