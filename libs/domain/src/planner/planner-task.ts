import * as v from 'valibot';
import { idSchema, instantSchema, optionalText, requiredText } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { dateSchema } from '../release/release-moment.ts';
import { TEMPLATE_TASKS } from './templates.ts';

/** Days from the release day, negative before it. */
const daysSchema = v.pipe(v.number(), v.integer(), v.minValue(-LIMITS.plannerDays), v.maxValue(LIMITS.plannerDays));

/** Content of a task from members: one of their own, or a change of a template's task. */
export const plannerTaskContentSchema = v.object({
  /** Release of the task; null for a task of the artist. */
  productId: v.nullable(idSchema),
  /** Title of an own task. A template's task has its name of the template, which no screen shows. */
  title: requiredText(LIMITS.title),
  /** Due so many days after the release day, negative before it. Null for a template's task, and for one with a date. */
  days: v.nullable(daysSchema),
  /** Due on this day. Null for a task that is due relative to the release day. */
  date: v.nullable(dateSchema),
  /** User id of the member who does it; empty if it is not assigned. */
  assignee: optionalText(LIMITS.uid),
  done: v.boolean(),
  /** Hidden, or as an own task removed. Both can be undone. */
  hidden: v.boolean(),
});
/** The part of a task that members write, parsed by {@link plannerTaskContentSchema}. */
export type PlannerTaskContent = v.InferOutput<typeof plannerTaskContentSchema>;

/** `artistProfiles/{artistId}/tasks/{taskId}`: a task of the release planner. Written directly by the artist's members. */
export const plannerTaskSchema = v.object({
  id: idSchema,
  /** The template's task that this changes; null for an own task. It never changes. */
  template: v.nullable(v.picklist(TEMPLATE_TASKS)),
  ...plannerTaskContentSchema.entries,
  updatedAt: instantSchema,
});
/** A task, parsed by {@link plannerTaskSchema}. */
export type PlannerTask = v.InferOutput<typeof plannerTaskSchema>;

/** Id of the document that changes a template's task of a release. Rules demand it, so that there is one at most. */
export function templateTaskId(productId: string, template: string): string {
  return `${productId}_${template}`;
}
