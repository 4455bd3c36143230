import type { Reading } from '@countin/domain/imports';
import { MOST_CODES, readCodes, type CodeList } from '../codes/index.ts';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import { decodeStart } from '../tables/decode-text.ts';
import { detectEncoding } from '../tables/index.ts';
import { textOptionsOf } from './check-reading.ts';

/** Bytes of a list: ten thousand codes in UTF-16, with words around them. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The codes of a text file.
 *
 * @throws ImportFileError for a file that is too large for a list, or has bytes that its encoding does not have
 */
export async function codesOfFile(
  source: FileSource,
  reading: Pick<Reading, 'encoding' | 'lostZeros'>,
): Promise<CodeList> {
  if (source.size > MOST_BYTES) throw new ImportFileError('file/too-many-rows', null, { most: MOST_CODES });
  const bytes = await source.read(0, source.size);
  const encoding = textOptionsOf({ ...reading, delimiter: null }).encoding ?? detectEncoding(bytes).encoding;
  const text = decodeStart(bytes, encoding);
  if (text === null) throw new ImportFileError('file/bytes', { part: '', line: 1, column: '' }, { encoding });
  return readCodes(text, { completeZeros: reading.lostZeros === 'complete' });
}
