import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** Rows that somebody has touched, and what works did to rows. */
export type ImportRowsPage = Pick<CallableOutput<'readImportRows'>, 'rows' | 'steps'>;

/** What taking a row back would do. */
export interface UndoRow {
  readonly row: number;
  /** `remove`: nobody has used the release; `delete`: it can be restored for a while. `spare`: it is left alone. */
  readonly act: 'restore' | 'remove' | 'delete' | 'bring-back' | 'spare';
  readonly productId: string;
  readonly title: string;
  /** Why it is spared, such as `spare/changed`; empty if it is not. */
  readonly code: string;
  /** What happens to the release's page. */
  readonly page: 'keep' | 'publish' | 'withdraw';
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** Comes after every cursor of rows and steps. Null would begin anew. */
const END = '999999';

/** Pages of a file's records as JSON, which a worker parses. Throws AppError. */
export async function* readRecordPages(
  access: DataAccess,
  { id: runId, pages }: { readonly id: string; readonly pages: number },
): AsyncGenerator<string> {
  for (let page = 0; page < pages; page += 1)
    yield (await callOperation(access, 'readImportRecords', { runId, page })).records;
}

/** Pages of what rows are compared with, as JSON, which a worker parses. Throws AppError. */
export async function readContextPages(access: DataAccess): Promise<readonly string[]> {
  const pages: string[] = [];
  let after: string | null = null;
  do {
    const answer: CallableOutput<'readImportContext'> = await callOperation(access, 'readImportContext', { after });
    if (answer.context !== '') pages.push(answer.context);
    after = answer.next;
  } while (after !== null);
  return pages;
}

/** Rows that people have touched, and steps of works, each once. Throws AppError. */
export async function readRows(access: DataAccess, runId: string): Promise<readonly ImportRowsPage[]> {
  const pages: ImportRowsPage[] = [];
  let rowsAfter: string | null = null;
  let stepsAfter: string | null = null;
  do {
    const answer: CallableOutput<'readImportRows'> = await callOperation(access, 'readImportRows', {
      runId,
      rowsAfter,
      stepsAfter,
    });
    pages.push({ rows: answer.rows, steps: answer.steps });
    rowsAfter = answer.nextRows ?? END;
    stepsAfter = answer.nextSteps ?? END;
  } while (rowsAfter !== END || stepsAfter !== END);
  return pages;
}

/** What taking a work back would do, in pages; some have no rows. Nothing is written. Throws AppError. */
export async function* previewUndo(
  access: DataAccess,
  wanted: Omit<CallableInput<'previewImportUndo'>, 'page'>,
): AsyncGenerator<readonly UndoRow[]> {
  let page: number | null = 0;
  while (page !== null) {
    const answer: CallableOutput<'previewImportUndo'> = await callOperation(access, 'previewImportUndo', {
      ...wanted,
      page,
    });
    yield JSON.parse(answer.undo) as readonly UndoRow[];
    page = answer.next;
  }
}
