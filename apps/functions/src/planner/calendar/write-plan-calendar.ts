import type { Origins } from '@countin/domain/deployment';
import type { Language } from '@countin/domain/locale';
import {
  artistTasks,
  releaseClashes,
  releaseTasks,
  type PlanInput,
  type PlanTask,
  type ReleaseFacts,
} from '@countin/domain/planner';
import { plannerUrl, taskUrl } from '@countin/domain/urls';
import { plannerTranslator, taskTexts } from '@countin/i18n';
import type { EventAttributes } from 'ics';
import { dateArray, eventOf, momentTimes, oneLine, writeCalendar } from '../../platform/calendar/calendar-events.ts';

/** Data of a plan's calendar. */
export interface CalendarMatter {
  readonly plan: PlanInput;
  readonly artist: { readonly id: string; readonly name: string };
  readonly language: Language;
  readonly origins: Pick<Origins, 'main'>;
  /** Host name of the deployment, which keeps the ids of events apart from those of other calendars. */
  readonly host: string;
  /** Time of this version, milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * Writes a plan as a calendar (RFC 5545): the moments of its releases, and its open tasks as whole days. UIDs are stable and
 * SEQUENCE increases, so that a moved release moves its events. Nothing in it blocks time.
 *
 * @throws Error if the library refuses an event
 */
export function writePlanCalendar(matter: CalendarMatter): string {
  const { plan, artist, language } = matter;
  const t = plannerTranslator(language);
  const events = plan.releases.flatMap((release) => [
    ...releaseEvents(matter, release),
    ...releaseTasks(plan, release).flatMap((task) => taskEvents(matter, task, release.title)),
  ]);
  events.push(...artistTasks(plan).flatMap((task) => taskEvents(matter, task, null)));
  return writeCalendar(events, {
    productId: '-//Countin//Release planner//EN',
    name: t('calendar.name', { artist: artist.name }),
  });
}

/** Releases that a release clashes with, as the planner's screen says it; empty without any. */
function clashNote({ plan, language }: CalendarMatter, id: string): Pick<EventAttributes, 'description'> {
  const t = plannerTranslator(language);
  const titleOf = (other: string) => plan.releases.find((release) => release.id === other)?.title ?? '';
  const notes = releaseClashes(plan.releases)
    .filter(({ first, second }) => first === id || second === id)
    .map(({ first, second, days }) =>
      oneLine(t(days === 0 ? 'clash.same' : 'clash.close', { first: titleOf(first), second: titleOf(second) })),
    );
  return notes.length === 0 ? {} : { description: notes.join('\n') };
}

function releaseEvents(matter: CalendarMatter, { id, title, releaseMoment }: ReleaseFacts): EventAttributes[] {
  if (releaseMoment === null) return [];
  const t = plannerTranslator(matter.language);
  return [
    {
      ...momentTimes(releaseMoment),
      duration: { minutes: 30 },
      ...eventOf(matter, `plan.${id}`),
      title: oneLine(t('calendar.release', { release: title })),
      ...clashNote(matter, id),
      url: plannerUrl(matter.origins, matter.artist.id),
    },
  ];
}

/** Open tasks with a day. Completed and hidden ones leave the calendar. */
function taskEvents(matter: CalendarMatter, task: PlanTask, release: string | null): EventAttributes[] {
  if (task.due === null || task.hidden || task.status === 'done') return [];
  const { language, plan, origins, artist } = matter;
  const texts = taskTexts(plannerTranslator(language), language, plan.now, plan.zone);
  const name = texts.name(task);
  const [year, month, day] = dateArray(task.due);
  const url = taskUrl(origins, artist.id, task);
  return [
    {
      start: [year, month, day],
      duration: { days: 1 },
      ...eventOf(matter, `task.${task.id}`),
      title: oneLine(release === null ? name : `${name} · ${release}`),
      ...(task.missing && { description: oneLine(texts.missing(task.missing)) }),
      url,
    },
  ];
}
