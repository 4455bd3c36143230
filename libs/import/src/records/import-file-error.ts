import type { Place } from './place.ts';

/** Codes of errors that a file has as a whole: nothing of it is imported. Texts are in the namespace `import`. */
export const IMPORT_FILE_ERRORS = [
  /** No text at all. Right: a file with headings and a row for each release. */
  'file/empty',
  /** No text. `params.format` names what the file is: one of `OTHER_FORMATS`. Right: a file of the format that its name says. */
  'file/no-table',
  /** Cells with text beyond column `params.most`. Right: fewer columns. */
  'file/too-many-columns',
  /** More rows below the headings than `params.most`. Right: several files. */
  'file/too-many-rows',
  /** The place has the line where the quote opens. Right: a second quote within `params.most` characters. */
  'file/quote-not-closed',
  /** A cell, without quotes in a text file, of more than `params.most` characters. Right: a shorter one, or the right delimiter. */
  'file/cell-too-long',
  /** A row of more than `params.most` characters. Right: shorter cells, or line breaks between rows. */
  'file/row-too-long',
  /** The place has the first line with bytes that `params.encoding` does not have. Right: another encoding. */
  'file/bytes',
  /** `params.encoding`: the one that the message names. Right: UTF-8 or UTF-16. */
  'file/encoding',
  /** `params.reason`: the parser's own words; `params.column`: the column of the line, from 1. Right: well-formed XML. */
  'file/not-well-formed',
  /** A document type, which could name other files or grow without end. Right: a message without it. */
  'file/document-type',
  /** `params.namespace`: that of the message. Right: one of ERN 3.8 to 3.8.3 or 4.1 to 4.3.2. */
  'file/ern-version',
  /** `params.root`: the message's root element; empty: a ZIP without any message. Right: `NewReleaseMessage` or `PurgeReleaseMessage`. */
  'file/no-ern-message',
  /** `params.limit`: what the message has too much of; `params.most`: how much it may have. Right: less of it. */
  'file/message-too-large',
  /** `params.encoding`: one that a reading names and no text table has. Right: one of `TEXT_ENCODINGS`. */
  'reading/encoding',
  /** `params.delimiter`: one that a reading names and no text table has. Right: one of `DELIMITERS`. */
  'reading/delimiter',
  /** `params.column`: an id that a reading names and no column has. Right: one of `COLUMNS`. */
  'reading/column',
  /** `params.column`: an id that a reading gives to two columns of the table. Right: to one of them. */
  'reading/column-twice',
  /** A reading maps column `params.index`, from 1, and the table has `params.most`. Right: the reading of this table. */
  'reading/column-missing',
  /** A workbook with a password. Right: the same, saved without. */
  'workbook/encrypted',
  /** `params.sheet`: a sheet that the workbook does not have, or names without having its content. */
  'workbook/no-sheet',
  /** `params.path`: the part of a workbook that is wrong; `params.reason`: how. Right: the file, saved once more by a spreadsheet. */
  'workbook/damaged',
  /** Reading it took more than there is of `params.limit`: `memory`, or `time` of `params.most` minutes. Right: several files. */
  'file/too-demanding',
  /** The reader failed for a reason of its own, which it has logged. Right: another way of reading, or another file. */
  'file/not-read',
  /** Not a readable ZIP. Right: one that a file manager opens. */
  'archive/unreadable',
  /** More files than `params.most`. Right: several batches. */
  'archive/too-many-files',
  /** Unpacked it would be larger than `params.most` bytes, or `params.path` is packed more tightly than its contents can be. */
  'archive/too-large',
  /** `params.path` needs a password. Right: a ZIP without one. */
  'archive/encrypted',
  /** `params.path` leads out of the ZIP. Right: a ZIP made by a file manager. */
  'archive/path',
  /** Two files have the path `params.path`. */
  'archive/same-path',
  /** `params.path` is damaged: its content is not what the ZIP says. */
  'archive/damaged',
] as const;
/** One of {@link IMPORT_FILE_ERRORS}. */
export type ImportFileErrorCode = (typeof IMPORT_FILE_ERRORS)[number];

/** What is wrong with a file as a whole. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code: ImportFileErrorCode;
  /** Null: the whole file. */
  readonly place: Place | null;
  /** Values of the message's placeholders. */
  readonly params: Readonly<Record<string, string | number>>;
  constructor(
    code: ImportFileErrorCode,
    place: Place | null = null,
    params: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(place ? `${code}, line ${place.line}` : code, { cause });
    this.code = code;
    this.place = place;
    this.params = params;
  }
}
