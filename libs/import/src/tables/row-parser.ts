import { unescapeFormula } from '../csv/csv.ts';
import { ImportFileError, type ImportFileErrorCode } from '../records/index.ts';
import type { TableRow } from './table.ts';

/** Delimiters of cells that text files have. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
/** One of {@link DELIMITERS}. */
export type Delimiter = (typeof DELIMITERS)[number];

/** Columns of a table. Empty cells beyond are left out. */
export const MOST_COLUMNS = 500;
/** Characters (UTF-16 units) of a cell, with quotes or without. */
export const LONGEST_CELL = 65_536;
/** Characters of all cells of a row. */
export const LONGEST_ROW = 262_144;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const QUOTE = '"';

/**
 * Rows of delimited text (RFC 4180), which comes in pieces. Lines end in LF, CRLF or CR, as editors count them. A quote
 * opens at the start of a cell only. Text behind the closing quote belongs to the cell, as in spreadsheets.
 */
export class RowParser {
  /** Line that is read now, from 1. */
  line = 1;
  readonly #delimiter: string;
  #state: 'start' | 'plain' | 'quoted' | 'quote-seen' | 'behind' = 'start';
  #afterReturn = false;
  #cell = '';
  #behind = '';
  #quoteLine = 0;
  #cells: string[] = [];
  #length = 0;
  #rowLine = 1;
  #rows: TableRow[] = [];

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  /** Rows that end in the next piece, without those that have no text. */
  next(text: string): TableRow[] {
    let at = 0;
    while (at < text.length) {
      if (this.#state === 'quoted') at = this.#readQuoted(text, at);
      else if (this.#state === 'quote-seen') at = this.#readBehindQuote(text, at);
      else at = this.#readPlain(text, at);
    }
    return this.#take();
  }

  /** The last row, if its line does not end. */
  end(): TableRow[] {
    if (this.#state === 'quoted') throw this.#quoteError();
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endRow();
    return this.#take();
  }

  #take(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #readPlain(text: string, start: number): number {
    if (this.#state === 'start' && text[start] === QUOTE) return this.#openQuote(start);
    const end = this.#endOfCell(text, start);
    if (end > start) this.#append(text.slice(start, end));
    if (end === text.length) return end;
    this.#readSeparator(text.charCodeAt(end));
    return end + 1;
  }

  #openQuote(at: number): number {
    this.#state = 'quoted';
    this.#quoteLine = this.line;
    this.#afterReturn = false;
    return at + 1;
  }

  #endOfCell(text: string, start: number): number {
    const delimiter = this.#delimiter.charCodeAt(0);
    let end = start;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === delimiter || code === LINE_FEED || code === CARRIAGE_RETURN) break;
    }
    return end;
  }

  #readSeparator(code: number): void {
    const secondOfTwo = code === LINE_FEED && this.#afterReturn;
    this.#afterReturn = code === CARRIAGE_RETURN;
    if (secondOfTwo) return;
    if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      this.line += 1;
      this.#endRow();
    } else this.#endCell();
  }

  #readQuoted(text: string, start: number): number {
    const quote = text.indexOf(QUOTE, start);
    const end = quote === -1 ? text.length : quote;
    this.#countLines(text, start, end);
    this.#append(text.slice(start, end));
    if (quote === -1) return end;
    this.#state = 'quote-seen';
    return end + 1;
  }

  #readBehindQuote(text: string, at: number): number {
    this.#afterReturn = false;
    this.#state = text[at] === QUOTE ? 'quoted' : 'behind';
    if (this.#state === 'behind') return at;
    this.#append(QUOTE);
    return at + 1;
  }

  #countLines(text: string, start: number, end: number): void {
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at);
      if (code === CARRIAGE_RETURN || (code === LINE_FEED && !this.#afterReturn)) this.line += 1;
      this.#afterReturn = code === CARRIAGE_RETURN;
    }
  }

  #append(text: string): void {
    this.#length += text.length;
    if (this.#state === 'behind') this.#behind += text;
    else this.#cell += text;
    if (this.#state === 'start') this.#state = 'plain';
    if (this.#cell.length + this.#behind.length > LONGEST_CELL)
      throw this.#state === 'plain' ? this.#error('file/cell-too-long', LONGEST_CELL) : this.#quoteError();
    if (this.#length > LONGEST_ROW) throw this.#error('file/row-too-long', LONGEST_ROW);
    this.#afterReturn = this.#afterReturn && this.#state === 'quoted';
  }

  #endCell(): void {
    const behind = this.#behind.trim() === '' ? '' : this.#behind;
    const cell = this.#cell + behind;
    if (this.#cells.length < MOST_COLUMNS) this.#cells.push(unescapeFormula(cell));
    else if (cell.trim() !== '') throw this.#error('file/too-many-columns', MOST_COLUMNS);
    this.#cell = '';
    this.#behind = '';
    this.#state = 'start';
  }

  #endRow(): void {
    this.#endCell();
    if (this.#cells.some((cell) => cell.trim() !== '')) this.#rows.push({ line: this.#rowLine, cells: this.#cells });
    this.#cells = [];
    this.#length = 0;
    this.#rowLine = this.line;
  }

  #quoteError(): ImportFileError {
    const place = { part: '', line: this.#quoteLine, column: '' };
    return new ImportFileError('file/quote-not-closed', place, { most: LONGEST_CELL });
  }

  #error(code: ImportFileErrorCode, most: number): ImportFileError {
    return new ImportFileError(code, { part: '', line: this.#rowLine, column: '' }, { most });
  }
}
