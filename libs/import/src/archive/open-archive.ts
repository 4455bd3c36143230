import { configure, ZipReader, type FileEntry } from '@zip.js/zip.js';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/import-file-error.ts';
import { entryPath, isSystemFile } from './entry-path.ts';
import { SourceReader } from './source-reader.ts';

/** What an archive may hold. Its directory is checked before anything is unpacked. */
export interface ArchiveLimits {
  readonly mostFiles: number;
  /** Of all files together, unpacked. */
  readonly mostBytes: number;
  /** Unpacked bytes for each packed one, of a file above `tightBytes`. Texts have about ten, zeros a thousand. */
  readonly mostRatio: number;
  readonly tightBytes: number;
}

/** Ten thousand releases with a cover of 400 kB each. */
const BATCH_LIMITS: ArchiveLimits = {
  mostFiles: 25_000,
  mostBytes: 4 * 1024 ** 3,
  mostRatio: 120,
  tightBytes: 4 * 1024 ** 2,
};

/** A file within an archive. */
export interface ArchiveFile {
  /** With `/` between its parts; never leads out of the archive. */
  readonly path: string;
  /** Unpacked bytes, as the archive says. */
  readonly size: number;
  /** Unpacks the file. The stream fails with `archive/damaged` if the content is not what the archive says. */
  stream(): ReadableStream<Uint8Array>;
}

/** An opened archive. */
export interface Archive {
  /** Its files by path, without those that operating systems add. */
  readonly files: ReadonlyMap<string, ArchiveFile>;
}

// Workers of the package would be files to serve, and the readers of imports run in a worker already.
configure({ useWebWorkers: false });

/**
 * Reads the directory of a ZIP and nothing else. Archives within it are files like any other.
 *
 * @throws ImportFileError with a code `archive/…` if it cannot be read or is not safe to read; what the source fails with
 */
export async function openArchive(source: FileSource, limits: ArchiveLimits = BATCH_LIMITS): Promise<Archive> {
  // Names are checked below, where the error can say which one.
  const bytesOf = new SourceReader(source);
  const reader = new ZipReader(bytesOf, { strictness: 'balanced', filenameValidation: 'tolerant' });
  const files = new Map<string, ArchiveFile>();
  let bytes = 0;
  let count = 0;
  const entries = reader.getEntriesGenerator();
  for (;;) {
    const { value: entry, done } = await entries.next().catch((cause: unknown) => {
      throw failureOf(bytesOf, new ImportFileError('archive/unreadable', null, {}, cause));
    });
    if (done || !entry) return { files };
    count += 1;
    if (count > limits.mostFiles) throw new ImportFileError('archive/too-many-files', null, { most: limits.mostFiles });
    const path = entryPath(entry.directory ? entry.filename.replace(/\/$/, '') : entry.filename);
    if (path === null || entry.symlink) throw new ImportFileError('archive/path', null, { path: entry.filename });
    if (entry.directory || isSystemFile(path)) continue;
    bytes += entry.uncompressedSize;
    checkEntry(entry, path, bytes, limits);
    if (files.has(path)) throw new ImportFileError('archive/same-path', null, { path });
    files.set(path, { path, size: entry.uncompressedSize, stream: () => unpack(entry, path, bytesOf) });
  }
}

function checkEntry(entry: FileEntry, path: string, bytes: number, limits: ArchiveLimits): void {
  const { uncompressedSize, compressedSize } = entry;
  const tight = uncompressedSize > limits.tightBytes && uncompressedSize > limits.mostRatio * compressedSize;
  if (bytes > limits.mostBytes || tight)
    throw new ImportFileError('archive/too-large', null, { path, most: limits.mostBytes });
  if (entry.encrypted) throw new ImportFileError('archive/encrypted', null, { path });
}

/** A source that cannot be reached makes no archive a wrong one. */
function failureOf({ failure }: SourceReader, otherwise: ImportFileError): Error {
  return failure ?? otherwise;
}

/** Unpacks a file, and no more than the archive has said: sizes in directories can be false. */
function unpack(entry: FileEntry, path: string, bytesOf: SourceReader): ReadableStream<Uint8Array> {
  let left = entry.uncompressedSize;
  const stop = new AbortController();
  const damaged = (cause?: unknown) =>
    new ImportFileError('archive/damaged', { part: path, line: 1, column: '' }, { path }, cause);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw damaged();
      controller.enqueue(chunk);
    },
  });
  const source = readable.getReader();
  const done = entry
    .getData(writable, { checkSignature: true, signal: stop.signal })
    .then(() => (left === 0 ? null : damaged()))
    .catch((cause: unknown) => failureOf(bytesOf, damaged(cause)));
  // A file that cannot be unpacked at all writes nothing and ends nothing.
  const failed = done.then((failure) => failure ?? new Promise<never>(() => undefined));
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = await Promise.race([source.read().catch(() => null), failed]);
      if (read !== null && 'value' in read && read.value) return controller.enqueue(read.value);
      const failure = await done;
      if (failure) controller.error(failure);
      else controller.close();
    },
    cancel() {
      stop.abort();
    },
  });
}
