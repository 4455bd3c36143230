import type { ArtistDefaults } from '@countin/domain/profile';
import { releaseMomentSchema, type ReleaseMoment } from '@countin/domain/release';
import * as v from 'valibot';

const draftSchema = v.object({
  mode: v.picklist(['local', 'instant']),
  date: v.string(),
  time: v.string(),
  zone: v.string(),
});

/** A release moment while it is being typed: any of it may be missing. */
export type MomentDraft = v.InferOutput<typeof draftSchema>;

/** Input in the fields of a release moment. */
export type MomentEntry =
  | { readonly kind: 'moment'; readonly moment: ReleaseMoment | null }
  /** A date or time is being typed. What it reads as on the way is not meant. */
  | { readonly kind: 'incomplete'; readonly field: 'date' | 'time'; readonly draft: MomentDraft }
  /** It was left like that. */
  | { readonly kind: 'invalid'; readonly field: MomentError['field']; readonly draft: MomentDraft };

/** Defaults of the draft of a release without a moment. */
export type MomentDefaults = Pick<ArtistDefaults, 'mode' | 'time' | 'zone'>;

/** The draft of a moment; without one, the artist's defaults with an empty date. */
export function draftOf(moment: ReleaseMoment | null, ownZone: string, defaults: MomentDefaults): MomentDraft {
  if (!moment) return { mode: defaults.mode, date: '', time: defaults.time, zone: defaults.zone ?? ownZone };
  return {
    mode: moment.mode,
    date: moment.date,
    time: moment.time,
    zone: moment.mode === 'instant' ? moment.zone : (defaults.zone ?? ownZone),
  };
}

/** A draft that was kept as plain data; null for anything else. */
export function unsavedDraft(typed: unknown): MomentDraft | null {
  const parsed = v.safeParse(draftSchema, typed);
  return parsed.success ? parsed.output : null;
}

export type MomentError = { readonly field: 'date' | 'time' | 'zone'; readonly code: string };

/** The moment that a draft stands for, or what is wrong with it. */
export function momentOf({
  mode,
  date,
  time,
  zone,
}: MomentDraft): { moment: ReleaseMoment } | { errorCodes: readonly MomentError[] } {
  const parsed = v.safeParse(
    releaseMomentSchema,
    mode === 'instant' ? { mode, date, time, zone } : { mode, date, time },
  );
  if (parsed.success) return { moment: parsed.output };
  return {
    errorCodes: parsed.issues.flatMap((issue) => {
      const field = v.getDotPath(issue);
      return field === 'date' || field === 'time' || field === 'zone' ? [{ field, code: issue.message }] : [];
    }),
  };
}
