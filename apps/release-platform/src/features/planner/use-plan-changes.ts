import { useDataAccess } from '@countin/data/access';
import { planOptions, saveTask, type Plan } from '@countin/data/planner';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import type { PlannerTask, PlannerTaskContent, PlanTask } from '@countin/domain/planner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storedTask } from './task-draft.ts';

/** Changes of tasks: shown at once, saved by themselves, taken back if that fails. */
export function usePlanChanges(artistId: string) {
  const access = useDataAccess();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<PlanTask | null>(null);
  const [errorCode, setErrorCode] = useState<ErrorCode | null>(null);
  const { queryKey } = planOptions(access, artistId);

  async function save(task: PlannerTask, changes: Partial<PlannerTaskContent>): Promise<void> {
    setErrorCode(null);
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Plan>(queryKey);
    client.setQueryData<Plan>(
      queryKey,
      (plan) => plan && { ...plan, tasks: [...plan.tasks.filter(({ id }) => id !== task.id), { ...task, ...changes }] },
    );
    try {
      await saveTask(access, { artistId, task, changes });
    } catch (error) {
      client.setQueryData(queryKey, before);
      throw error;
    }
  }

  async function change(task: PlanTask, changes: Partial<PlannerTaskContent>): Promise<void> {
    const stored = client.getQueryData<Plan>(queryKey)?.tasks.find(({ id }) => id === task.id);
    try {
      await save(stored ?? storedTask(task), changes);
      if (changes.hidden !== undefined) setHidden(changes.hidden ? task : null);
    } catch (error) {
      setErrorCode(errorCodeOf(error));
    }
  }

  return {
    /** The task that was hidden or removed last, until that is undone. */
    hidden,
    errorCode,
    /** Saves what a form holds, which itself says if that fails. Throws AppError. */
    save,
    change,
    undo: async () => {
      if (hidden) await change(hidden, { hidden: false });
    },
  };
}
