import { LIMITS, requiredText, requiredWebAddressSchema } from '@countin/domain/fields';
import { LINK_ICONS, type ArtistLink } from '@countin/domain/profile';
import { dateSchema, timeSchema } from '@countin/domain/release';
import * as v from 'valibot';

const MIDNIGHT = { date: '', time: '00:00' };

const typedSchema = v.object({
  title: v.string(),
  address: v.string(),
  icon: v.picklist(LINK_ICONS),
  scheduled: v.boolean(),
  fromDate: v.string(),
  fromTime: v.string(),
  untilDate: v.string(),
  untilTime: v.string(),
  zone: v.string(),
});
/** Content of a link's form as it is typed. */
export type LinkDraft = v.InferOutput<typeof typedSchema>;

const optionalDateSchema = v.pipe(
  v.string(),
  v.transform((date) => date || null),
  v.nullable(dateSchema),
);
/** Some browsers give seconds as well. */
const midnightSchema = v.pipe(
  v.string(),
  v.transform((time) => time.slice(0, 5) || MIDNIGHT.time),
  timeSchema,
);

/** Form of a link. Times of a link that is not scheduled do not count. */
export const linkFormSchema = v.pipe(
  typedSchema,
  v.transform((typed) => (typed.scheduled ? typed : { ...typed, fromDate: '', untilDate: '' })),
  v.object({
    ...typedSchema.entries,
    title: requiredText(LIMITS.profileName),
    address: requiredWebAddressSchema,
    fromDate: optionalDateSchema,
    fromTime: midnightSchema,
    untilDate: optionalDateSchema,
    untilTime: midnightSchema,
  }),
  v.forward(
    v.check((times) => !endsBeforeStart(times), 'moment/date'),
    ['untilDate'],
  ),
  v.transform(({ title, address, icon, fromDate, fromTime, untilDate, untilTime, zone }) => ({
    title,
    url: address,
    icon,
    from: fromDate === null ? null : { date: fromDate, time: fromTime, zone },
    until: untilDate === null ? null : { date: untilDate, time: untilTime, zone },
  })),
);

const EMPTY: Omit<ArtistLink, 'id' | 'shown'> = { title: '', url: '', icon: 'link', from: null, until: null };

/** The form of a link that is there, or of a new one. */
export function draftOf(link: ArtistLink | null, ownZone: string): LinkDraft {
  const { title, url, icon, from, until } = link ?? EMPTY;
  const [start, end] = [from ?? MIDNIGHT, until ?? MIDNIGHT];
  return {
    title,
    address: url,
    icon,
    scheduled: from !== null || until !== null,
    fromDate: start.date,
    fromTime: start.time,
    untilDate: end.date,
    untilTime: end.time,
    zone: (from ?? until)?.zone ?? ownZone,
  };
}

interface Times {
  readonly scheduled: boolean;
  readonly fromDate: string | null;
  readonly fromTime: string;
  readonly untilDate: string | null;
  readonly untilTime: string;
}

/** Whether a link would end before it begins. Both are by the clock of one zone, so that their texts compare. */
export function endsBeforeStart({ scheduled, fromDate, fromTime, untilDate, untilTime }: Times): boolean {
  return scheduled && !!fromDate && !!untilDate && untilDate + untilTime <= fromDate + fromTime;
}
