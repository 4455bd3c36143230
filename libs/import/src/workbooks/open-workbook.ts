import { openArchive, type Archive, type ArchiveFile, type ArchiveLimits } from '../archive/index.ts';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import { noWorkbook, refuseOtherFormats } from './not-a-workbook.ts';
import { checkedSize, fileAt, relationsOf, type Relation } from './package-parts.ts';
import { readSheetSize } from './sheet-size.ts';
import { readWorkbookPart, type NamedSheet, type SheetVisibility } from './workbook-part.ts';

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Hidden sheets can be read like any other. */
  readonly visibility: SheetVisibility;
  /** Rows down to the last that is used, headings included; null if the file does not say. */
  readonly rowCount: number | null;
}

/** An opened workbook. */
export interface Workbook {
  /** Its sheets in their order, without those that are charts. */
  readonly sheets: readonly WorkbookSheet[];
  /** For `readSheet`. */
  readonly parts: WorkbookParts;
}

/** Files within a workbook. */
export interface WorkbookParts {
  /** By the name of their sheet; null: the workbook names a sheet that it does not have. */
  readonly sheets: ReadonlyMap<string, ArchiveFile | null>;
  readonly strings: ArchiveFile | null;
  readonly styles: ArchiveFile | null;
  readonly is1904: boolean;
}

/** How a workbook is read. */
export interface WorkbookOptions {
  /** Stops the reading; what is under way fails with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A hundred thousand rows of twenty columns unpack to some 100 MB. Empty cells with borders are packed tightest. */
const LIMITS: ArchiveLimits = {
  mostFiles: 4000,
  mostBytes: 512 * 1024 ** 2,
  mostRatio: 150,
  tightBytes: 8 * 1024 ** 2,
};

/**
 * Opens an XLSX file. Reads its directory first, then which sheets it has, and nothing of their rows.
 *
 * @throws ImportFileError for a file that is something else, is encrypted or damaged, or passes a limit
 */
export async function openWorkbook(source: FileSource, { signal }: WorkbookOptions = {}): Promise<Workbook> {
  await orAborted(refuseOtherFormats(source), signal);
  const archive = await orAborted(openArchive(source, LIMITS), signal);
  const main = (await relationsOf(archive, '', signal)).find(({ type }) => type === 'officeDocument');
  const file = main && fileAt(archive, main.path);
  if (!file) throw noWorkbook(otherFormatOf(archive));
  if (file.path.endsWith('.bin')) throw noWorkbook('xlsb');
  const workbook = await readWorkbookPart(checkedSize(file), signal);
  if (!workbook) throw noWorkbook('zip');
  const relations = await relationsOf(archive, file.path, signal);
  const sheets = workbook.sheets.filter((sheet) => isTable(sheet, relations));
  if (sheets.length === 0) throw new ImportFileError('file/empty');
  const files = new Map(
    sheets.map((sheet) => [sheet.name, partOf(archive, relations, ({ id }) => id === sheet.relation)]),
  );
  return {
    sheets: await sized(sheets, files, signal),
    parts: {
      sheets: files,
      strings: partOf(archive, relations, ({ type }) => type === 'sharedStrings'),
      styles: partOf(archive, relations, ({ type }) => type === 'styles'),
      is1904: workbook.is1904,
    },
  };
}

/** Sheets of charts and dialogs have no cells. */
function isTable({ relation }: NamedSheet, relations: readonly Relation[]): boolean {
  const type = relations.find(({ id }) => id === relation)?.type;
  return type === undefined || type === 'worksheet';
}

function partOf(archive: Archive, relations: readonly Relation[], isIt: (relation: Relation) => boolean) {
  const relation = relations.find(isIt);
  return relation ? fileAt(archive, relation.path) : null;
}

async function sized(
  sheets: readonly NamedSheet[],
  files: ReadonlyMap<string, ArchiveFile | null>,
  signal: AbortSignal | undefined,
): Promise<WorkbookSheet[]> {
  const all: WorkbookSheet[] = [];
  for (const { name, visibility } of sheets) {
    const file = files.get(name);
    all.push({ name, visibility, rowCount: file ? await readSheetSize(file, signal) : null });
  }
  return all;
}

/** What a ZIP is that is no workbook. Spreadsheets of OpenDocument may have their type anywhere. */
function otherFormatOf({ files }: Archive) {
  return files.has('mimetype') && files.has('content.xml') ? 'ods' : 'zip';
}

/** Fails as soon as the signal does, whatever a source is doing. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { signal: ended.signal });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    ended.abort();
  }
}
