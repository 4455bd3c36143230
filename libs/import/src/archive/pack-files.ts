import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js';

/** A file that a ZIP gets. */
export interface PackedFile {
  /** With `/` between its parts. */
  readonly path: string;
  readonly content: Blob;
}

/** Makes a ZIP of some files, in their order. */
export async function packFiles(files: readonly PackedFile[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const { path, content } of files) await writer.add(path, new BlobReader(content));
  return writer.close();
}
