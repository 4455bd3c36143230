import { parse, unparse } from 'papaparse';

/**
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection"). Full-width signs
 * count in East Asian versions. A phone number in E.164 is harmless and stays as it is. Cells that have apostrophes there
 * already get one more: only so can it be taken away again.
 */
const FORMULA = /^(?!\+\d{6,15}$)(?:['\s\p{C}"]*[=+\-@＝＋－＠|%]|'*[\t\r\n])/u;

/**
 * The same behind a separator or a line break within a cell. A spreadsheet that separates by `;` or tabs ignores the
 * quotes around a comma-separated cell. It would begin a cell inside.
 */
const FORMULA_WITHIN = /(?<=[,;|\t\r\n])(?=['\s\p{C}"]*[=+\-@＝＋－＠|%])/gu;
const APOSTROPHE_WITHIN = /(?<=[,;|\t\r\n])'(?=['\s\p{C}"]*[=+\-@＝＋－＠|%])/gu;

/** Separators of cells and rows, by any spreadsheet's settings. */
const SEPARATORS = /[,;|\t\r\n\v\f\u0085\u2028\u2029"]/;

/** Says to spreadsheets that this is UTF-8. The first characters of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of CSV (RFC 4180), each ending in a line break. No cell runs as a formula in a spreadsheet. */
export function csv(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return `${unparse(
    rows.map((row) => row.map(escapeFormula)),
    { quotes: (cell) => SEPARATORS.test(String(cell)) },
  )}\r\n`;
}

/** Rows of a CSV file with a head, by its names. Cells are as they were before {@link csv}. Any separator; a broken row has what was read of it. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const options = { header: true, skipEmptyLines: 'greedy', transform: readFormula } as const;
  return parse<Record<string, string>>(text, options).data;
}

function escapeFormula(cell: string): string {
  const escaped = cell.replace(FORMULA_WITHIN, "'");
  return FORMULA.test(escaped) ? `'${escaped}` : escaped;
}

/** The reverse of {@link escapeFormula}. */
function readFormula(cell: string): string {
  const escaped = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return escaped.replace(APOSTROPHE_WITHIN, '');
}
