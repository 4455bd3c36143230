import * as v from 'valibot';
import { ERROR_CODES } from '../errors/error-code.ts';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/** Releases that are scheduled together, all or none. One transaction publishes them. */
export const MOST_SCHEDULED_TOGETHER = 50;
/** Publications of one artist that wait. */
export const MOST_WAITING_PUBLICATIONS = 500;
/** Publications of one artist that are listed: the latest. */
export const MOST_LISTED_PUBLICATIONS = 500;
/** How far ahead a publication may be scheduled, milliseconds. */
export const FARTHEST_PUBLICATION_MS = 2 * 366 * 86_400_000;

/**
 * A release whose working copy is published at a time, as it is then. A release has at most one. It stays after its time, so
 * that its outcome can be shown, until another one takes its place.
 */
export const scheduledPublicationSchema = v.object({
  productId: idSchema,
  artistId: idSchema,
  /** When it is published, milliseconds since 1970. */
  at: instantSchema,
  /** Releases with one group are published all or none; null for a release on its own. */
  groupId: v.nullable(idSchema),
  /** In whose name it is published: the permission is checked again at its time. */
  scheduledBy: uidSchema,
  scheduledAt: instantSchema,
  state: v.picklist(['waiting', 'done', 'failed']),
  /** Why it failed; empty if it did not. `publication/group`: another release of its group failed. */
  code: v.picklist(['', ...ERROR_CODES]),
  endedAt: v.nullable(instantSchema),
  /** Whether people have still to be told of the failure. */
  untold: v.boolean(),
});
/** A publication, parsed by {@link scheduledPublicationSchema}. */
export type ScheduledPublication = v.InferOutput<typeof scheduledPublicationSchema>;
