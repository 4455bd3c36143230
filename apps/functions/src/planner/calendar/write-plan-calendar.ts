import type { Origins } from '@countin/domain/deployment';
import type { Language } from '@countin/domain/locale';
import { releaseTasks, artistTasks, type PlanInput, type PlanTask, type ReleaseFacts } from '@countin/domain/planner';
import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { plannerUrl, taskUrl } from '@countin/domain/urls';
import { plannerTranslator, taskTexts } from '@countin/i18n';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** What the calendar of a plan is written from. */
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

/** Epoch of SEQUENCE, which counts seconds and has to fit into 31 bits. */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);

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
  const { value, error } = createEvents(events, {
    productId: '-//Countin//Release planner//EN',
    method: 'PUBLISH',
    calName: oneLine(t('calendar.name', { artist: artist.name })),
  });
  if (!value) throw error ?? new Error('The calendar library wrote nothing.');
  return events.length === 0 ? value.replace('END:VCALENDAR', `${ZONE}\r\nEND:VCALENDAR`) : value;
}

/** RFC 5545 wants a component in every calendar; a plan without dates has no event. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

function releaseEvents(matter: CalendarMatter, { id, title, releaseMoment }: ReleaseFacts): EventAttributes[] {
  if (releaseMoment === null) return [];
  const t = plannerTranslator(matter.language);
  return [
    {
      ...momentTimes(releaseMoment),
      duration: { minutes: 30 },
      ...eventOf(matter, `plan.${id}`),
      title: oneLine(t('calendar.release', { release: title })),
      url: plannerUrl(matter.origins, matter.artist.id),
    },
  ];
}

type Times = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'>;

/** A worldwide moment in UTC; one at each fan's own time as a floating time. */
function momentTimes(moment: ReleaseMoment): Times {
  if (moment.mode === 'local')
    return { start: dateArray(`${moment.date}T${moment.time}`), startInputType: 'local', startOutputType: 'local' };
  return {
    start: dateArray(new Date(resolveMoment(moment, moment.zone).at).toISOString()),
    startInputType: 'utc',
    startOutputType: 'utc',
  };
}

/** Open tasks with a day. Completed and hidden ones leave the calendar. */
function taskEvents(matter: CalendarMatter, task: PlanTask, release: string | null): EventAttributes[] {
  if (task.due === null || task.hidden || task.status === 'done') return [];
  const { language, plan, origins, artist } = matter;
  const texts = taskTexts(plannerTranslator(language), language, plan.now);
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

function eventOf({ host, changedAt }: CalendarMatter, id: string) {
  const changed = dateArray(new Date(changedAt).toISOString());
  return {
    uid: `${id}@${host}`,
    sequence: Math.max(0, Math.floor((changedAt - SEQUENCE_FROM) / 1000)),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: changed,
    // DTSTAMP, the time of this version; missing in the types.
    ...{ timestamp: changed },
  } as const;
}

/** Date and time of an ISO text, as the library takes them. */
function dateArray(iso: string): [number, number, number, number, number] & DateArray {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return [year, month, day, hour, minute];
}

/** Replaces control characters, because some calendar programs treat them as line ends. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
