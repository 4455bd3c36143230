import { IMPORT_BATCH, type ImportOutcome } from '@countin/domain/fan';
import { LIMITS } from '@countin/domain/fields';
import { unparse } from 'papaparse';
import type { FileRow } from './read-fan-file.ts';

/** A row of the file, and what becomes of it. */
export interface JudgedRow extends FileRow {
  readonly outcome: ImportOutcome;
}

type Ask = (rows: readonly FileRow[]) => Promise<readonly ImportOutcome[]>;

/**
 * Preview of each row of a file. Rows that need no look at the artist's fans are judged here.
 *
 * @param ask what the server says of a batch
 * @param onProgress number of rows that are judged
 */
export async function judgeRows(
  rows: readonly FileRow[],
  ask: Ask,
  onProgress: (done: number) => void,
): Promise<readonly JudgedRow[]> {
  const seen = new Set<string>();
  const own = new Map<number, ImportOutcome>();
  for (const { row, contact } of rows) {
    const key = contact.toLowerCase();
    if (contact === '' || contact.length > LIMITS.contact) own.set(row, 'invalid');
    else if (seen.has(key)) own.set(row, 'duplicate');
    else seen.add(key);
  }
  const requested = await inBatches(
    rows.filter(({ row }) => !own.has(row)),
    ask,
    (done) => onProgress(done + own.size),
  );
  const outcomes = new Map([...own, ...requested.map(({ row, outcome }) => [row, outcome] as const)]);
  return rows.map((row) => ({ ...row, outcome: outcomes.get(row.row) ?? 'invalid' }));
}

/** Results of rows, batch by batch. Repeatable: what a batch has done already is known the second time. */
export async function inBatches(
  rows: readonly FileRow[],
  ask: Ask,
  onProgress: (done: number) => void,
): Promise<readonly JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (let start = 0; start < rows.length; start += IMPORT_BATCH) {
    const batch = rows.slice(start, start + IMPORT_BATCH);
    const outcomes = await ask(batch);
    judged.push(...batch.map((row, at) => ({ ...row, outcome: outcomes[at] ?? 'invalid' })));
    onProgress(judged.length);
  }
  return judged;
}

/** Rows that are not imported, as a CSV file with their numbers and reasons. */
export function refusedCsv(rows: readonly JudgedRow[], reasonOf: (outcome: ImportOutcome) => string): string {
  const refused = rows.filter(({ outcome }) => !isWelcome(outcome));
  const data = refused.map(({ row, contact, name, outcome }) => [String(row), contact, name, reasonOf(outcome)]);
  return `\uFEFF${unparse(data, { escapeFormulae: true })}\r\n`;
}

/** Whether a row is imported. */
export const isWelcome = (outcome: ImportOutcome) => outcome === 'new' || outcome === 'proven';
