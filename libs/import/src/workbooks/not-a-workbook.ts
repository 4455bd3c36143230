import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import { isBinary, signedFormat, type OtherFormat } from '../tables/other-formats.ts';

const START = 65_536;
const PIECE = 1024 * 1024;
/** Name of the stream in which Office keeps an encrypted workbook, in UTF-16. */
const ENCRYPTED = 'EncryptedPackage';

/**
 * Names files that are no ZIP, and those whose first bytes show that they are no workbook.
 *
 * @throws ImportFileError for them
 */
export async function refuseOtherFormats(source: FileSource): Promise<void> {
  if (source.size === 0) throw new ImportFileError('file/empty');
  const start = await source.read(0, START);
  const format = signedFormat(start);
  if (format === 'xls' && (await isEncrypted(source))) throw new ImportFileError('workbook/encrypted');
  if (format === 'xlsx' || format === 'zip') return;
  throw noWorkbook(format ?? (isBinary(new TextDecoder().decode(start)) ? 'binary' : 'text'));
}

/** The error of a file that is something else. */
export function noWorkbook(format: OtherFormat): ImportFileError {
  return new ImportFileError('file/no-table', null, { format });
}

/** Files of old Office programs and encrypted ones of today are in the same container. */
async function isEncrypted(source: FileSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-16le');
  for (let at = 0; at < source.size; at += PIECE) {
    const piece = await source.read(at, PIECE + 2 * ENCRYPTED.length);
    if (decoder.decode(piece).includes(ENCRYPTED)) return true;
  }
  return false;
}
