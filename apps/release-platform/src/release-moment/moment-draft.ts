import { releaseMomentSchema, type ReleaseMoment } from '@countin/domain';
import * as v from 'valibot';

/** A release moment while it is being typed: any of it may be missing. */
export interface MomentDraft {
  readonly mode: ReleaseMoment['mode'];
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** Midnight where each fan is: what nearly every release means. */
export function draftOf(moment: ReleaseMoment | null, ownZone: string): MomentDraft {
  if (!moment) return { mode: 'local', date: '', time: '00:00', zone: ownZone };
  return { mode: moment.mode, date: moment.date, time: moment.time, zone: moment.mode === 'instant' ? moment.zone : ownZone };
}

export type MomentFault = { readonly field: 'date' | 'time' | 'zone'; readonly code: string };

/** The moment that a draft stands for, or what is wrong with it. */
export function momentOf({ mode, date, time, zone }: MomentDraft): { moment: ReleaseMoment } | { faults: readonly MomentFault[] } {
  const parsed = v.safeParse(releaseMomentSchema, mode === 'instant' ? { mode, date, time, zone } : { mode, date, time });
  if (parsed.success) return { moment: parsed.output };
  return {
    faults: parsed.issues.flatMap((issue) => {
      const field = v.getDotPath(issue);
      return field === 'date' || field === 'time' || field === 'zone' ? [{ field, code: issue.message }] : [];
    }),
  };
}
