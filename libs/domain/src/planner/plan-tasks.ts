import { OUTSIDE_RULES, type OutsideRule } from './outside-rules.ts';
import { addDays, dayIn, planZone } from './plan-days.ts';
import type { ArtistFacts, ReleaseFacts } from './plan-facts.ts';
import { templateTaskId, type PlannerTask } from './planner-task.ts';
import { READINGS, type Missing, type TaskPlace } from './read-state.ts';
import { isByHand, isCheckable, templateOf, TEMPLATES, type TemplateTask } from './templates.ts';

/**
 * - `late`: its day is over.
 * - `today`: it is due today.
 * - `open`: due later, or without a day.
 */
type TaskStatus = 'done' | 'late' | 'today' | 'open';

/** A task of the plan, as it is at an instant. */
export interface PlanTask {
  /** Id of its document, which a template's task may not have yet. */
  readonly id: string;
  readonly productId: string | null;
  readonly template: TemplateTask | null;
  /** Title of an own task; empty for a template's. */
  readonly title: string;
  /** Calendar day, `YYYY-MM-DD`; null without a day, or before the release has a date. */
  readonly due: string | null;
  /** Zone whose calendar that day and the status are of. */
  readonly zone: string;
  readonly status: TaskStatus;
  readonly missing: Missing | null;
  readonly place: TaskPlace | null;
  /** Members may check it. */
  readonly checkable: boolean;
  /** Members have checked it. */
  readonly checked: boolean;
  readonly assignee: string;
  readonly hidden: boolean;
  readonly rule: OutsideRule | null;
}

/** Input of a plan. */
export interface PlanInput {
  readonly artist: ArtistFacts;
  readonly releases: readonly ReleaseFacts[];
  /** Stored tasks: own ones, and changes of template tasks. */
  readonly tasks: readonly PlannerTask[];
  /** Zone that is used where neither release nor artist has one. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Tasks of a release, the earliest first: those of its template, and the artist's own ones for it. */
export function releaseTasks(
  { artist, tasks, zone, now }: Omit<PlanInput, 'releases'>,
  release: ReleaseFacts,
): PlanTask[] {
  const calendar = planZone(release.releaseMoment, artist.zone ?? zone);
  const today = dayIn(calendar, now);
  const releaseDay = release.releaseMoment?.date ?? null;
  const changes = new Map(tasks.map((task) => [task.id, task]));
  const ofTemplate = templateOf(release.kind).map((template) =>
    templateTask(template, release, artist, releaseDay, today, changes.get(templateTaskId(release.id, template))),
  );
  const own = tasks
    .filter(({ template, productId }) => template === null && productId === release.id)
    .map((task) => ownTask(task, releaseDay, today));
  return byDay([...ofTemplate, ...own].map((task) => ({ ...task, zone: calendar })));
}

/** Tasks of the artist that belong to no release, the earliest first. */
export function artistTasks({ artist, tasks, zone, now }: Omit<PlanInput, 'releases'>): PlanTask[] {
  const calendar = artist.zone ?? zone;
  const today = dayIn(calendar, now);
  const own = tasks.filter(({ template, productId }) => template === null && productId === null);
  return byDay(own.map((task) => ({ ...ownTask(task, null, today), zone: calendar })));
}

/** All tasks of a plan, without hidden ones. */
export function allTasks(input: PlanInput): PlanTask[] {
  const ofReleases = input.releases.flatMap((release) => releaseTasks(input, release));
  return byDay([...ofReleases, ...artistTasks(input)].filter(({ hidden }) => !hidden));
}

/**
 * Tasks that are due today or late, and assigned to a user or to no member. The latest come first. What
 * a template wants before a release is left out from its day on: it can no longer prepare it.
 */
export function dueTasks(input: PlanInput, uid: string): PlanTask[] {
  const { artist, releases, zone, now } = input;
  const daysOut = new Map(
    releases.flatMap(({ id, releaseMoment: moment }) =>
      moment && moment.date <= dayIn(planZone(moment, artist.zone ?? zone), now) ? [[id, moment.date]] : [],
    ),
  );
  return allTasks(input)
    .filter(
      ({ status, assignee, template, productId, due }) =>
        (status === 'late' || status === 'today') &&
        (assignee === '' || assignee === uid) &&
        (template === null || (due ?? '') >= (daysOut.get(productId ?? '') ?? '')),
    )
    .reverse();
}

/** Day that is so many days from the release day; null without one of both. */
function dueDay(releaseDay: string | null, days: number | null | undefined): string | null {
  return releaseDay === null || days === null || days === undefined ? null : addDays(releaseDay, days);
}

function templateTask(
  template: TemplateTask,
  release: ReleaseFacts,
  artist: ArtistFacts,
  releaseDay: string | null,
  today: string,
  change: PlannerTask | undefined,
): Omit<PlanTask, 'zone'> {
  const { place, missing: missingOf } = READINGS[template];
  const missing = missingOf(release, artist);
  const checkable = isCheckable(template);
  const checked = checkable && change?.done === true;
  const due = dueDay(releaseDay, TEMPLATES[template][release.kind]);
  const done = checked || (missing === null && !isByHand(template));
  return {
    id: templateTaskId(release.id, template),
    productId: release.id,
    template,
    title: '',
    due,
    status: statusOf(done, due, today),
    missing: done ? null : missing,
    place,
    checkable,
    checked,
    assignee: change?.assignee ?? '',
    hidden: change?.hidden ?? false,
    rule: OUTSIDE_RULES[template] ?? null,
  };
}

function ownTask(
  { id, productId, title, days, date, assignee, done, hidden }: PlannerTask,
  releaseDay: string | null,
  today: string,
): Omit<PlanTask, 'zone'> {
  const due = date ?? dueDay(releaseDay, days);
  return {
    id,
    productId,
    template: null,
    title,
    due,
    status: statusOf(done, due, today),
    missing: null,
    place: null,
    checkable: true,
    checked: done,
    assignee,
    hidden,
    rule: null,
  };
}

function statusOf(done: boolean, due: string | null, today: string): TaskStatus {
  if (done) return 'done';
  if (due === null || due > today) return 'open';
  return due === today ? 'today' : 'late';
}

/** A sort keeps the order of equal days: that of the template. Tasks without a day come last. */
function byDay(tasks: readonly PlanTask[]): PlanTask[] {
  const key = ({ due, template }: PlanTask) => due ?? (template === 'moment' ? '' : '9999');
  return [...tasks].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
