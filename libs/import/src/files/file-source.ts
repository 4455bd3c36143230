/** A file that is read in pieces: in the browser a `Blob`, on the server an object of the bucket. */
export interface FileSource {
  readonly size: number;
  /** All bytes from the beginning. */
  stream(): ReadableStream<Uint8Array>;
  /** Some bytes: fewer than `length` at the end of the file. */
  read(at: number, length: number): Promise<Uint8Array>;
}

/** A file of the browser as a source. */
export function blobSource(blob: Blob): FileSource {
  return {
    size: blob.size,
    stream: () => blob.stream(),
    read: async (at, length) => new Uint8Array(await blob.slice(at, at + length).arrayBuffer()),
  };
}
