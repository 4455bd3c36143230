import { openArchive, type ArchiveFile } from '../archive/index.ts';
import { NewestMessages, readErnMessage, type ErnMessage } from '../ern/index.ts';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError, type Problem, type ReleaseRecord } from '../records/index.ts';
import { withPictureOf } from './pictures.ts';

/** A file of a batch: a message, one that cannot be read, or something else. */
type BatchFile =
  | { readonly kind: 'message'; readonly message: ErnMessage }
  | { readonly kind: 'broken'; readonly error: ImportFileError }
  | { readonly kind: 'other' };

/**
 * Records of a batch's messages, in the order of the ZIP. Its messages are read twice, the first time to find the newest
 * of each release: no more than one is held. XML files of another kind, such as manifests, are left out.
 *
 * @throws ImportFileError for a ZIP that is not safe, or has no message
 */
export async function* recordsOfBatch(
  source: FileSource,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReleaseRecord> {
  const { files } = await openArchive(source);
  const messages: ArchiveFile[] = [];
  const newest = new NewestMessages();
  for (const file of files.values()) {
    if (!isXml(file.path)) continue;
    const read = await readFile(file, signal);
    if (read.kind !== 'other') messages.push(file);
    if (read.kind === 'message') newest.add(read.message);
  }
  if (messages.length === 0) throw new ImportFileError('file/no-ern-message', null, { root: '' });
  for (const file of messages) {
    const read = await readFile(file, signal);
    if (read.kind === 'broken') yield brokenRecord(file.path, read.error);
    if (read.kind !== 'message') continue;
    for (const record of newest.recordsOf(read.message)) yield withPictureOf(record, files);
  }
}

/** Whether a file of an archive can be a message. */
export function isXml(path: string): boolean {
  return /\.xml$/i.test(path);
}

/** Reads a file of a batch. What is wrong with it belongs to it alone. */
async function readFile(file: ArchiveFile, signal: AbortSignal | undefined): Promise<BatchFile> {
  signal?.throwIfAborted();
  try {
    return { kind: 'message', message: await readErnMessage(file.stream(), file.path) };
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    return error.code === 'file/no-ern-message' ? { kind: 'other' } : { kind: 'broken', error };
  }
}

function brokenRecord(path: string, { code, place, params }: ImportFileError): ReleaseRecord {
  const whole = place ?? { part: path, line: 1, column: '' };
  const problem: Problem = { code, field: null, place: whole, found: '', params };
  return {
    key: path,
    place: whole,
    artistName: '',
    slug: null,
    fields: {},
    trackFields: [],
    clearedServices: [],
    cover: null,
    message: null,
    problems: [problem],
    notes: [],
  };
}
