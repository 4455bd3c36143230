import type { Reading } from '@countin/domain/imports';
import { openArchive } from '../archive/index.ts';
import type { CodeList } from '../codes/index.ts';
import { CAUTIOUS_ANSWERS, recogniseHeadings, surveyTable } from '../columns/index.ts';
import type { ColumnId, RecognisedHeadings, TableSurvey } from '../columns/index.ts';
import { readErnRoot, type ErnVersion } from '../ern/index.ts';
import type { FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/index.ts';
import type { EncodingGuess, Table, TableRow } from '../tables/index.ts';
import type { WorkbookSheet } from '../workbooks/index.ts';
import { isXml } from './batch-messages.ts';
import { mappingOf } from './check-reading.ts';
import { codesOfFile } from './codes-of-file.ts';
import { openTable, streamOf, type OpenedTable } from './open-table.ts';
import { recogniseFormat } from './recognise-format.ts';

/** What a person chooses from before the rows of a file are read. */
export interface InspectedFile {
  /** Complete: what was given, else what was found, else what is cautious. */
  readonly reading: Reading;
  /** Of a text table or a workbook. */
  readonly table: InspectedTable | null;
  /** Of a message or a batch. */
  readonly messages: InspectedMessages | null;
  /** Of a list of codes. */
  readonly codes: CodeList | null;
}

/** A table as a person sees it. */
export interface InspectedTable {
  readonly headings: readonly string[];
  /** Texts of its first five rows. */
  readonly firstRows: readonly (readonly string[])[];
  readonly recognised: RecognisedHeadings;
  readonly survey: TableSurvey;
  /** Of a text file, with the alternatives; null if the reading named the encoding, and for workbooks. */
  readonly encoding: EncodingGuess | null;
  /** All sheets of a workbook; none of a text file. */
  readonly sheets: readonly WorkbookSheet[];
  /** Of a workbook: rows that are hidden and read, and cells with formulas. */
  readonly hiddenRows: number;
  readonly formulas: number;
}

/** Messages by their roots alone. */
export interface InspectedMessages {
  readonly count: number;
  readonly versions: readonly { readonly version: ErnVersion; readonly messages: number }[];
  /** Messages that cannot be read: each becomes a row with its problem. */
  readonly unreadable: number;
  /** Pictures of a batch. */
  readonly pictures: number;
}

/** How a file is inspected. */
export interface InspectOptions {
  /** Language of new releases for which the file names none. */
  readonly language: Reading['language'];
  /** What a person has chosen. Absent: the format and all else is found out. */
  readonly reading?: Reading;
  readonly signal?: AbortSignal;
}

const MOST_FIRST_ROWS = 5;
const PICTURE = /\.(?:jpe?g|png|webp|gif|tiff?)$/i;

/**
 * A cautious reading of a file by its first bytes, or the directory of a ZIP: what its rows would say is left open.
 *
 * @throws ImportFileError for an empty file, and for other formats by their names
 */
export async function detectReading(source: FileSource, language: Reading['language']): Promise<Reading> {
  const format = await recogniseFormat(source);
  return { ...CAUTIOUS_ANSWERS, format, encoding: null, delimiter: null, sheet: null, mapping: null, language };
}

/**
 * Finds out what a file is and how it can be read. A table is read to its end once, messages as far as their roots.
 *
 * @throws ImportFileError what is wrong with the file as a whole, or with the reading
 */
export async function inspectFile(
  source: FileSource,
  { language, reading: given, signal }: InspectOptions,
): Promise<InspectedFile> {
  signal?.throwIfAborted();
  const reading = given ?? (await detectReading(source, language));
  const nothing = { reading, table: null, messages: null, codes: null };
  if (reading.format === 'codes') return { ...nothing, codes: await codesOfFile(source, reading) };
  if (reading.format === 'message') return { ...nothing, messages: await inspectMessage(source, signal) };
  if (reading.format === 'batch') return { ...nothing, messages: await inspectBatch(source, signal) };
  return inspectTable(await openTable(source, reading, signal), reading);
}

async function inspectTable(opened: OpenedTable, reading: Reading): Promise<InspectedFile> {
  const { table, sheets, text, sheet } = opened;
  const { headings } = table.head;
  const chosen = reading.mapping === null ? undefined : mappingOf(reading, table.head);
  const recognised = recogniseHeadings(headings, chosen && new Map<number, ColumnId | null>(chosen.entries()));
  const firstRows: (readonly string[])[] = [];
  const survey = await surveyTable(noting(table, firstRows), recognised.mapping);
  const encoding = text?.guess ?? null;
  const { length: hiddenRows } = sheet?.hiddenRows ?? [];
  const formulas = sheet?.formulas ?? 0;
  return {
    reading: { ...reading, ...foundOf(opened), mapping: [...recognised.mapping], ...answersOf(reading, survey) },
    table: { headings, firstRows, recognised, survey, encoding, sheets, hiddenRows, formulas },
    messages: null,
    codes: null,
  };
}

/** What was found out of a file that the reading may have left open. */
function foundOf({ table, text, sheet }: OpenedTable): Pick<Reading, 'encoding' | 'delimiter' | 'sheet'> {
  if (text) return { encoding: text.encoding, delimiter: text.delimiter, sheet: null };
  return { encoding: null, delimiter: null, sheet: sheet ? table.head.part : null };
}

function answersOf(
  { dateOrder, decimalSign }: Reading,
  { answers }: TableSurvey,
): Pick<Reading, 'dateOrder' | 'decimalSign'> {
  return { dateOrder: dateOrder ?? answers.dateOrder, decimalSign: decimalSign ?? answers.decimalSign };
}

/** The same table, whose first rows are kept while it is read. */
function noting({ head, rows }: Table, firstRows: (readonly string[])[]): Table {
  async function* noted(): AsyncGenerator<TableRow> {
    for await (const row of rows) {
      if (firstRows.length < MOST_FIRST_ROWS) firstRows.push(row.cells);
      yield row;
    }
  }
  return { head, rows: noted() };
}

async function inspectMessage(source: FileSource, signal: AbortSignal | undefined): Promise<InspectedMessages> {
  const { version } = await readErnRoot(streamOf(source, signal), '');
  return { count: 1, versions: [{ version, messages: 1 }], unreadable: 0, pictures: 0 };
}

async function inspectBatch(source: FileSource, signal: AbortSignal | undefined): Promise<InspectedMessages> {
  const files = [...(await openArchive(source)).files.values()];
  const versions = new Map<ErnVersion, number>();
  let unreadable = 0;
  for (const file of files.filter(({ path }) => isXml(path))) {
    signal?.throwIfAborted();
    try {
      const { version } = await readErnRoot(file.stream(), file.path);
      versions.set(version, (versions.get(version) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error;
      if (error.code !== 'file/no-ern-message') unreadable += 1;
    }
  }
  const count = [...versions.values()].reduce((sum, messages) => sum + messages, unreadable);
  if (count === 0) throw new ImportFileError('file/no-ern-message', null, { root: '' });
  return {
    count,
    versions: [...versions].map(([version, messages]) => ({ version, messages })),
    unreadable,
    pictures: files.filter(({ path }) => PICTURE.test(path)).length,
  };
}
