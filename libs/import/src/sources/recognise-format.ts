import type { ImportFormat } from '@countin/domain/imports';
import { openArchive, type ArchiveLimits } from '../archive/index.ts';
import { readCodes } from '../codes/index.ts';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import { decodeStart } from '../tables/decode-text.ts';
import { detectEncoding, type OtherFormat } from '../tables/index.ts';
import { isBinary, signedFormat } from '../tables/other-formats.ts';

/** Bytes that are looked at. */
const START = 65_536;
/** The share of a list's entries that are codes: some may have a typing error. */
const CODES = 0.9;
/** The same of a list with links, which people copy together: some are of other pages. */
const LINKS = 0.6;
const MESSAGE = /^\s*<(?:\?xml\s|!--|(?:[\w.-]+:)?(?:NewRelease|PurgeRelease)Message\b)/;

/** The directory alone is read: the reader of the format has limits of its own. */
const ANY: ArchiveLimits = {
  mostFiles: 25_000,
  mostBytes: Number.POSITIVE_INFINITY,
  mostRatio: Number.POSITIVE_INFINITY,
  tightBytes: Number.POSITIVE_INFINITY,
};

/**
 * The format of a file, by its bytes.
 *
 * @throws ImportFileError for an empty file, and for other formats by their names
 */
export async function recogniseFormat(source: FileSource): Promise<ImportFormat> {
  if (source.size === 0) throw new ImportFileError('file/empty');
  const start = await source.read(0, START);
  const format = signedFormat(start);
  if (format === 'zip' || format === 'xlsx' || format === 'ods') return formatOfZip(source);
  // The reader of workbooks tells encrypted ones from those of old Excel.
  if (format === 'xls') return 'workbook';
  if (format === 'xml') return 'message';
  if (format) throw other(format);
  const text = decodeStart(start, detectEncoding(start).encoding) ?? new TextDecoder().decode(start);
  if (MESSAGE.test(text)) return 'message';
  if (isBinary(text)) throw other('binary');
  return isListOfCodes(text, start.length < source.size) ? 'codes' : 'table';
}

async function formatOfZip(source: FileSource): Promise<ImportFormat> {
  const { files } = await openArchive(source, ANY);
  const has = (path: RegExp) => [...files.keys()].some((one) => path.test(one));
  if (has(/^xl\//i) && has(/^_rels\/\.rels$/i)) return 'workbook';
  if (files.has('mimetype') && files.has('content.xml')) throw other('ods');
  return 'batch';
}

/** Whether a text, or its beginning, is codes from its first entry on. */
function isListOfCodes(text: string, isCut: boolean): boolean {
  const whole = isCut ? text.slice(0, Math.max(0, text.search(/[\r\n][^\r\n]*$/))) : text;
  const { codes, repeated, problems } = readCodes(whole, { completeZeros: true });
  const [first] = problems;
  const count = codes.length + repeated.length;
  const begins = codes[0] && (!first || first.place.line > codes[0].line);
  const share = codes.some(({ kind }) => kind === 'url') ? LINKS : CODES;
  return begins === true && count >= share * (count + problems.length);
}

function other(format: OtherFormat): ImportFileError {
  return new ImportFileError('file/no-table', null, { format });
}
