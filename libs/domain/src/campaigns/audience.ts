import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Fans of a campaign's segment, each counted once: those who get it, and the others by why they do not. */
export const audienceSizeSchema = v.object({
  /** Fans who meet the conditions, on any channel state. */
  found: count,
  recipients: count,
  /** Signed up, and did not confirm. */
  unconfirmed: count,
  /** Agreed to other messages only, or stopped. */
  noConsent: count,
  /** Their imported list is under review. */
  review: count,
  /** Their address is refused, or they complained or answered STOP. */
  suppressed: count,
  /** They got as many campaigns lately as the artist allows. */
  frequency: count,
});
/** An audience's size, parsed by {@link audienceSizeSchema}. */
export type AudienceSize = v.InferOutput<typeof audienceSizeSchema>;

/** Why fans of a segment do not get a campaign, in the order in which they are counted. */
export const EXCLUSIONS = ['unconfirmed', 'noConsent', 'review', 'suppressed', 'frequency'] as const;

/** A campaign to more recipients than this is confirmed with their number. */
export const UNCONFIRMED_RECIPIENTS = 100;

/**
 * Whether a confirmed number permits a campaign. Fans sign up while a member reads the question, so the audience may have
 * grown by a tenth.
 *
 * @param confirmed number of recipients that the member saw; null for none
 */
export function isConfirmedSize(recipients: number, confirmed: number | null): boolean {
  if (recipients <= UNCONFIRMED_RECIPIENTS) return true;
  return confirmed !== null && recipients <= confirmed * 1.1;
}
