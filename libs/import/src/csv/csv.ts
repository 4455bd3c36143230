import papaparse from 'papaparse';

/**
 * Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV injection"). Full-width signs
 * count in East Asian versions. A phone number in E.164 is harmless and stays as it is. Cells that have apostrophes there
 * already get one more: only so can it be taken away again.
 */
const FORMULA = /^(?!\+\d{6,15}$)(?:['\s\p{C}"]*[=+\-@＝＋－＠|%]|'*[\t\r\n])/u;

/**
 * The characters in front of a formula's sign. Behind a separator within a cell it counts too. A spreadsheet that separates by
 * `;` or tabs ignores the quotes around a comma-separated cell. It would begin a cell inside. Each run is looked at once:
 * of hostile cells, too, the time grows with the length alone.
 */
const BEFORE_SIGN = /(?<!['\s\p{C}"])['\s\p{C}"]*(?=[=+\-@＝＋－＠|%])/gu;

/** Separators of cells and rows, by any spreadsheet's settings. */
const SEPARATORS = /[,;|\t\r\n\v\f\u0085\u2028\u2029"]/;

/** Says to spreadsheets that this is UTF-8. The first characters of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of CSV (RFC 4180), each ending in a line break. No cell runs as a formula in a spreadsheet. */
export function csv(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return `${papaparse.unparse(
    rows.map((row) => row.map(escapeFormula)),
    { quotes: (cell) => SEPARATORS.test(String(cell)) },
  )}\r\n`;
}

/** Rows of a CSV file with a head, by its names. Cells are as they were before {@link csv}. Any separator; a broken row has what was read of it. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const options = { header: true, skipEmptyLines: 'greedy', transform: unescapeFormula } as const;
  return papaparse.parse<Record<string, string>>(text, options).data;
}

function escapeFormula(cell: string): string {
  const escaped = beforeSigns(cell, (text) => text.replace(/[,;|\t\r\n]/g, "$&'"));
  return FORMULA.test(escaped) ? `'${escaped}` : escaped;
}

/** A cell as it was before {@link csv} put apostrophes in front of its formulas. */
export function unescapeFormula(cell: string): string {
  if (!cell.includes("'")) return cell;
  const escaped = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
  return beforeSigns(escaped, (text) => text.replace(/(?<=[,;|\t\r\n])'/g, ''));
}

/** Changes the characters in front of signs. `change` gets the character before, which it leaves as it is. */
function beforeSigns(cell: string, change: (text: string) => string): string {
  return cell.replace(BEFORE_SIGN, (run, at: number) => {
    const before = cell.slice(Math.max(0, at - 1), at);
    return change(before + run).slice(before.length);
  });
}
