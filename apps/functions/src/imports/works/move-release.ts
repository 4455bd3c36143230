import { documents } from '@countin/domain/documents';
import type { ImportStep } from '@countin/domain/imports';
import type { Services } from '../../platform/services.ts';
import { deleteAs } from '../../releases/deletion/delete-release.ts';
import { restoreAs } from '../../releases/deletion/restore-release.ts';
import { codeOf } from './finish-steps.ts';
import type { PlannedStep } from './work-plan.ts';
import { stepId, storedStep, storeStep, type WorkKey, type WrittenStep } from './write-steps.ts';

/** Whether a step deletes a release that others use, or restores such a one: not with others in one transaction. */
export async function isMove({ db }: Services, { act, productId }: PlannedStep): Promise<boolean> {
  if (act === 'bring-back') return (await db.doc(documents.deletedRelease(productId).path).get()).exists;
  return act === 'delete';
}

/** Deletes a release so that it can be restored, or restores it. Again is harmless. */
export async function moveRelease(services: Services, key: WorkKey, planned: PlannedStep): Promise<WrittenStep> {
  const { db } = services;
  const { act, productId } = planned;
  const reference = db.doc(documents.importStep(key.runId, stepId(key.work, planned.row)).path);
  const move = act === 'delete' ? deleteAs : restoreAs;
  const isDeleted = async () => (await db.doc(documents.deletedRelease(productId).path).get()).exists;
  const isDone = (await isDeleted()) === (act === 'delete');
  const code = isDone ? '' : await codeOf(services, move(services, key.startedBy, productId, 'release.create'));
  const result: ImportStep['result'] = act === 'delete' ? 'deleted' : 'brought-back';
  const stored = storedStep(services, key, planned, code === '' ? { result, code } : { result: 'failed', code });
  const fresh = await db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return false;
    storeStep(services, transaction, key, stored);
    return true;
  });
  return { planned, stored, fresh };
}
