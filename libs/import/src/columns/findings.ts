import { excerpt } from '../records/excerpt.ts';
import type { Problem, RecordField } from '../records/index.ts';
import type { TableHead } from '../tables/index.ts';
import type { Cell } from './cell.ts';

/** What is wrong with a value, and the values of its message's placeholders. */
export interface Fault {
  readonly code: Problem['code'];
  readonly params?: Problem['params'];
}

/** Gathers the problems of one record. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly #head: TableHead;

  constructor(head: TableHead) {
    this.#head = head;
  }

  /** A problem of a cell, or of a part of its text. */
  addTo(cell: Cell, { code, params = {} }: Fault, found = cell.text): void {
    this.#add(code, cell.column.field, cell.line, cell.heading, found, params);
  }

  /** A problem of a row, or of a field whose cell is not there. */
  addToRow(line: number, { code, params = {} }: Fault, field: RecordField | null = null, column = ''): void {
    this.#add(code, field, line, column, '', params);
  }

  #add(
    code: Problem['code'],
    field: RecordField | null,
    line: number,
    column: string,
    found: string,
    params: Problem['params'],
  ): void {
    const place = { part: this.#head.part, line, column };
    this.problems.push({ code, field, place, found: excerpt(found), params });
  }
}
