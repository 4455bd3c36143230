import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { readPermittedRun } from '../permitted-run.ts';
import { undoPage } from './plan-undo-of.ts';

/**
 * What taking a page of a work back would do. Nothing is written.
 *
 * @throws AppError `import/not-found`, also for a work that the run does not have
 */
export async function previewImportUndo(
  services: Services,
  caller: string,
  { runId, work, rows, force, page }: ParsedInput<'previewImportUndo'>,
): Promise<{ undo: string; next: number | null }> {
  const run = await readPermittedRun(services, services, caller, runId);
  const undone = run.works.find((each) => each.work === work);
  if (!undone || undone.endedAt === null) throw new AppError('import/not-found');
  const steps = await undoPage(services, runId, undone, page, { rows, force });
  const undo = steps.map(({ planned, undo: step }) => ({
    row: planned.row,
    act: planned.act,
    productId: planned.productId,
    title: planned.title,
    code: planned.code,
    page: planned.page,
    changes: 'changes' in step ? step.changes : [],
  }));
  return { undo: JSON.stringify(undo), next: page + 1 < undone.pages ? page + 1 : null };
}
