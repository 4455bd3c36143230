import { ImportFileError, type ImportFileErrorCode } from '../records/index.ts';
import { LONGEST_CELL, LONGEST_ROW, MOST_COLUMNS } from '../tables/row-parser.ts';
import type { CellKind, TableRow } from '../tables/index.ts';
import { cellValue, isTrue, type CellContext } from './cell-value.ts';
import { StringText } from './shared-strings.ts';
import type { XmlAttributes, XmlHandler } from './xml-part.ts';

/** Rows that a sheet can have. */
const LAST_ROW = 1_048_576;
const REFERENCE = /^([A-Z]{1,3})\d{1,7}$/;

/** Which text of a cell is being read. */
type Reading = 'value' | 'formula' | 'inline' | null;

/** Makes rows of a sheet's elements. Rows without any text are left out. */
export class SheetParser implements XmlHandler {
  /** Cells with formulas so far. */
  formulas = 0;
  /** Rows with text so far that spreadsheets do not show. */
  readonly hidden: number[] = [];
  readonly #part: string;
  readonly #path: string;
  readonly #context: CellContext;
  readonly #inline = new StringText();
  #rows: TableRow[] = [];
  #inData = false;
  #line = 0;
  #isHidden = false;
  #cells: string[] = [];
  #kinds: CellKind[] = [];
  #length = 0;
  #column = -1;
  #inCell = false;
  #type = '';
  #style = 0;
  #value: string | null = null;
  #formula: string | null = null;
  #reading: Reading = null;

  /**
   * @param part name of the sheet
   * @param path its path in the archive
   */
  constructor(part: string, path: string, context: CellContext) {
    this.#part = part;
    this.#path = path;
    this.#context = context;
  }

  /** Rows that are complete and were not taken yet. */
  take(): readonly TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'sheetData') this.#inData = true;
    else if (!this.#inData) return;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (this.#inCell) this.#openContent(name);
  }

  text(text: string): void {
    if (this.#reading === 'inline') this.#inline.add(text);
    else if (this.#reading === 'value') this.#value = this.#longer(this.#value, text);
    else if (this.#reading === 'formula') this.#formula = this.#longer(this.#formula, text);
  }

  close(name: string): void {
    if (name === 'sheetData') this.#inData = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else if (name === 'v' || name === 'f' || name === 'is') this.#reading = null;
    else if (this.#reading === 'inline') this.#inline.close(name);
  }

  #openRow({ r, hidden }: XmlAttributes): void {
    const line = r === undefined ? this.#line + 1 : Number(r);
    if (!Number.isInteger(line) || line <= this.#line || line > LAST_ROW) throw this.#damaged(`row ${r ?? line}`);
    this.#line = line;
    this.#isHidden = isTrue(hidden);
    this.#column = -1;
  }

  #openCell({ r, t = 'n', s = '0' }: XmlAttributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (this.#column < 0) throw this.#damaged(`cell ${r ?? ''}`);
    this.#inCell = true;
    this.#type = t;
    this.#style = Number(s);
    this.#value = null;
    this.#formula = null;
    this.#reading = null;
    this.#inline.start();
  }

  #openContent(name: string): void {
    if (name === 'v') {
      this.#reading = 'value';
      this.#value ??= '';
    } else if (name === 'f') {
      this.#reading = 'formula';
      this.#formula ??= '';
    } else if (name === 'is') this.#reading = 'inline';
    else if (this.#reading === 'inline') this.#inline.open(name);
  }

  #closeCell(): void {
    if (!this.#inCell) return;
    this.#inCell = false;
    const formula = this.#formula;
    if (formula !== null) this.formulas += 1;
    if (formula === null && this.#value === null && this.#type !== 'inlineStr') return;
    const raw = { type: this.#type, style: this.#style, value: this.#value, formula, inline: this.#inline.end() };
    const value = cellValue(raw, this.#context);
    if (value === null) throw this.#damaged(`string ${this.#value ?? ''}`);
    if (value.text !== '') this.#place(value.text, value.kind);
  }

  #place(text: string, kind: CellKind): void {
    if (text.length > LONGEST_CELL) throw this.#error('file/cell-too-long', { most: LONGEST_CELL });
    if (this.#column >= MOST_COLUMNS) {
      if (text.trim() === '') return;
      throw this.#error('file/too-many-columns', { most: MOST_COLUMNS });
    }
    this.#length += text.length;
    if (this.#length > LONGEST_ROW) throw this.#error('file/row-too-long', { most: LONGEST_ROW });
    while (this.#cells.length <= this.#column) {
      this.#cells.push('');
      this.#kinds.push('text');
    }
    if (this.#cells[this.#column] !== '') throw this.#damaged(`two cells in column ${this.#column + 1}`);
    this.#cells[this.#column] = text;
    this.#kinds[this.#column] = kind;
  }

  #closeRow(): void {
    if (this.#cells.some((cell) => cell.trim() !== '')) {
      this.#rows.push({ line: this.#line, cells: this.#cells, kinds: this.#kinds });
      if (this.#isHidden) this.hidden.push(this.#line);
    }
    this.#cells = [];
    this.#kinds = [];
    this.#length = 0;
  }

  /** Texts beyond the longest cell are cut by one character too many, so that they are refused. */
  #longer(before: string | null, text: string): string {
    const whole = (before ?? '') + text;
    return whole.length > LONGEST_CELL ? whole.slice(0, LONGEST_CELL + 1) : whole;
  }

  #damaged(reason: string): ImportFileError {
    return this.#error('workbook/damaged', { path: this.#path, reason });
  }

  #error(code: ImportFileErrorCode, params: Readonly<Record<string, string | number>>): ImportFileError {
    return new ImportFileError(code, { part: this.#part, line: this.#line, column: '' }, params);
  }
}

/** Index of the column that a reference such as `AB12` names; -1 for none. */
function columnOf(reference: string): number {
  const [, letters = ''] = REFERENCE.exec(reference) ?? [];
  let number = 0;
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
}
