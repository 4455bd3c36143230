import { LIMITS, requiredText } from '@countin/domain/fields';
import type { PlannerTask, PlannerTaskContent, PlanTask } from '@countin/domain/planner';
import { dateSchema } from '@countin/domain/release';
import * as v from 'valibot';

/** Choice of a task's day. */
const DUE_KINDS = ['before', 'after', 'date', 'none'] as const;

const typedSchema = v.object({
  title: v.string(),
  /** Empty for a task of the artist. */
  productId: v.string(),
  assignee: v.string(),
  kind: v.picklist(DUE_KINDS),
  /** Days before or after the release day, as typed. */
  days: v.string(),
  date: v.string(),
});
/** A task while it is edited. */
export type TaskDraft = v.InferOutput<typeof typedSchema>;

/** Schema of the dialog: from what is typed to what is stored. */
export type TaskFormSchema = v.GenericSchema<TaskDraft, Partial<PlannerTaskContent>>;

/** The dialog of a template's task: of its fields only the assignee is shown. */
export const templateTaskSchema: TaskFormSchema = v.pipe(
  typedSchema,
  v.transform(({ assignee }) => ({ assignee })),
);

/** The dialog of an own task. The day counts only where its field is shown. */
export const ownTaskSchema: TaskFormSchema = v.pipe(
  typedSchema,
  v.transform((typed) => {
    const kind = dueKindOf(typed);
    return {
      ...typed,
      productId: typed.productId || null,
      kind,
      days: isRelative(kind) ? typed.days : null,
      date: kind === 'date' ? typed.date : null,
    };
  }),
  v.object({
    title: requiredText(LIMITS.title),
    productId: v.nullable(v.string()),
    assignee: v.string(),
    kind: v.picklist(DUE_KINDS),
    days: v.nullable(
      v.pipe(
        v.string(),
        v.regex(/^\d+$/, 'field/required'),
        v.transform(Number),
        v.maxValue(LIMITS.plannerDays, 'field/required'),
      ),
    ),
    date: v.nullable(dateSchema),
  }),
  v.transform(({ kind, days, ...content }) => ({
    ...content,
    // Minus zero would be another number to the database.
    days: kind === 'before' && days ? -days : days,
  })),
);

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

/** The task that the dialog changes. A new one gets an id here, so that saving it twice stores it once. */
export function baseOf(
  task: PlanTask | null,
  stored: readonly PlannerTask[],
  firstRelease: string | null,
): PlannerTask {
  return task === null ? newTask(firstRelease) : (stored.find(({ id }) => id === task.id) ?? storedTask(task));
}

/** Initial values of the dialog. */
export function draftOf(base: PlannerTask): TaskDraft {
  const { title, productId, assignee, days, date } = base;
  return {
    title,
    productId: productId ?? '',
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

function kindOf({ days, date }: PlannerTask): TaskDraft['kind'] {
  if (date !== null) return 'date';
  if (days === null) return 'none';
  return days > 0 ? 'after' : 'before';
}

/** Kinds that a task can have: without a release there is no release day. */
export function dueKindsOf({ productId }: Pick<TaskDraft, 'productId'>): readonly TaskDraft['kind'][] {
  return productId === '' ? ['date', 'none'] : DUE_KINDS;
}

/** The chosen kind, where the task can have it. */
export function dueKindOf(draft: Pick<TaskDraft, 'productId' | 'kind'>): TaskDraft['kind'] {
  return dueKindsOf(draft).includes(draft.kind) ? draft.kind : 'none';
}

/** Whether a kind is so many days from the release day. */
export const isRelative = (kind: TaskDraft['kind']) => kind === 'before' || kind === 'after';
