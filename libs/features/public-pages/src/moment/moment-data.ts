import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';

/** A release moment as the page's script reads it: an instant, or a wall-clock time in the fan's own zone. */
export type MomentData = { readonly at: number } | { readonly wall: readonly [date: string, time: string] };

export function momentData(moment: ReleaseMoment): MomentData {
  return moment.mode === 'instant'
    ? { at: resolveMoment(moment, moment.zone).at }
    : { wall: [moment.date, moment.time] };
}
