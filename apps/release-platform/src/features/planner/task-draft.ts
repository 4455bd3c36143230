import type { PlannerTask, PlanTask } from '@countin/domain/planner';

/** Choice of a task's day. */
export const DUE_KINDS = ['before', 'after', 'date', 'none'] as const;
/** One of {@link DUE_KINDS}. */
export type DueKind = (typeof DUE_KINDS)[number];

/** A task while it is edited. */
export interface TaskDraft {
  readonly base: PlannerTask;
  readonly title: string;
  readonly productId: string | null;
  readonly assignee: string;
  readonly kind: DueKind;
  /** Days before or after the release day, as typed. */
  readonly days: string;
  readonly date: string;
}

/** Days before the release that a new task suggests. */
const SUGGESTED = 7;

/** A task as it is stored, before any member has changed it. */
export function storedTask(
  { id, productId, template, title }: Pick<PlanTask, 'id' | 'productId' | 'template' | 'title'>,
  change: Partial<PlannerTask> = {},
): PlannerTask {
  return {
    id,
    productId,
    template,
    title: template ?? title,
    days: null,
    date: null,
    assignee: '',
    done: false,
    hidden: false,
    updatedAt: 0,
    ...change,
  };
}

/** Initial values of the dialog. A new task gets an id here, so that saving it twice stores it once. */
export function draftOf(task: PlanTask | null, stored: readonly PlannerTask[], firstRelease: string | null): TaskDraft {
  const base = task === null ? newTask(firstRelease) : (stored.find(({ id }) => id === task.id) ?? storedTask(task));
  const { title, productId, assignee, days, date } = base;
  return {
    base,
    title,
    productId,
    assignee,
    kind: kindOf(base),
    days: String(Math.abs(days ?? SUGGESTED)),
    date: date ?? '',
  };
}

/** An own task that is not stored yet. */
function newTask(productId: string | null): PlannerTask {
  const days = productId === null ? null : -SUGGESTED;
  return storedTask({ id: crypto.randomUUID(), productId, template: null, title: '' }, { days });
}

function kindOf({ days, date }: PlannerTask): DueKind {
  if (date !== null) return 'date';
  if (days === null) return 'none';
  return days > 0 ? 'after' : 'before';
}

/** Kinds that a task can have: without a release there is no release day. */
export function dueKindsOf({ productId }: Pick<TaskDraft, 'productId'>): readonly DueKind[] {
  return productId === null ? ['date', 'none'] : DUE_KINDS;
}

/** The chosen day as it is stored. */
export function dueOf(draft: TaskDraft): Pick<PlannerTask, 'days' | 'date'> {
  const kind = dueKindsOf(draft).includes(draft.kind) ? draft.kind : 'none';
  if (kind === 'date') return { days: null, date: draft.date || null };
  if (kind === 'none') return { days: null, date: null };
  const days = Math.round(Number(draft.days)) || 0;
  // Minus zero would be another number to the database.
  return { days: kind === 'before' && days !== 0 ? -days : days, date: null };
}
