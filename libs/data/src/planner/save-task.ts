import { documents } from '@countin/domain/documents';
import { plannerTaskContentSchema, type PlannerTask, type PlannerTaskContent } from '@countin/domain/planner';
import * as v from 'valibot';
import { withFirestoreErrors } from '../errors/firestore-error.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** A task with changed fields. */
export interface TaskChange {
  readonly artistId: string;
  /** The task without the change: stored, or not yet. */
  readonly task: PlannerTask;
  readonly changes: Partial<PlannerTaskContent>;
}

/**
 * Writes changed fields of a task, or the whole of one that is not stored yet. Fields that other members have changed
 * meanwhile stay.
 *
 * @throws AppError `access/denied`, `service/unavailable`
 */
export async function saveTask(access: DataAccess, { artistId, task, changes }: TaskChange): Promise<void> {
  const address = documents.plannerTask(artistId, task.id);
  const { id, template, updatedAt: _updatedAt, ...content } = task;
  const whole = { id, template, ...v.parse(plannerTaskContentSchema, { ...content, ...changes }) };
  await withFirestoreErrors(async () =>
    (await access.live()).transact(async (transaction) => {
      if (await transaction.get(address.path)) transaction.update(address, changes);
      else transaction.put(address, whole);
    }),
  );
}
