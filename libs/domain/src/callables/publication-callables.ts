import * as v from 'valibot';
import { ERROR_CODES } from '../errors/error-code.ts';
import { idSchema, millisSchema } from '../fields/fields.ts';
import { MOST_LISTED_PUBLICATIONS, MOST_SCHEDULED_TOGETHER } from '../publisher/scheduled-publication.ts';

/** Releases that one call publishes or withdraws. */
const MOST_TOGETHER = 100;
/** Artists of one answer. */
const MOST_ARTISTS = 30;

const together = v.pipe(
  v.array(idSchema),
  v.minLength(1, 'field/required'),
  v.maxLength(MOST_SCHEDULED_TOGETHER, 'field/too-many'),
);
const code = v.picklist(ERROR_CODES);

const releasesOf = <E extends v.ObjectEntries>(entries: E) =>
  v.object({
    releases: v.pipe(
      v.array(v.object({ productId: idSchema, ...entries })),
      v.minLength(1, 'field/required'),
      v.maxLength(MOST_TOGETHER, 'field/too-many'),
    ),
  });
/** A result for each release of the input, in its order. `code` null: done. */
const resultsOf = <E extends v.ObjectEntries>(entries: E) =>
  v.object({
    results: v.pipe(
      v.array(v.object({ productId: idSchema, code: v.nullable(code), field: v.nullable(v.string()), ...entries })),
      v.maxLength(MOST_TOGETHER),
    ),
  });
const publishedResults = resultsOf({ publishedAt: v.nullable(v.number()) });

/** Publications of several releases, and those that wait for their time. Times are milliseconds since 1970. */
export const publicationCallables = {
  /**
   * Publishes releases, each on its own: one that cannot be published keeps none of the others. Pages that show several are
   * renewed once. `code` null: published.
   */
  publishReleases: {
    name: 'studio/publishReleases',
    input: releasesOf({ expectedUpdatedAt: v.optional(millisSchema) }),
    output: publishedResults,
  },
  /**
   * Puts the last published versions of pages that were taken down back on them, each on its own. Working copies keep their
   * unpublished changes. `expectedPublishedAt`: when the caller saw it published, milliseconds. `release/changed`: it was
   * published later. `version/not-found`: no version is kept. Idempotent.
   */
  republishReleases: {
    name: 'studio/republishReleases',
    input: releasesOf({ expectedPublishedAt: millisSchema }),
    output: publishedResults,
  },
  /** Returns releases to draft, or archives them, each on its own. Idempotent. */
  withdrawReleases: {
    name: 'studio/withdrawReleases',
    input: releasesOf({ to: v.picklist(['draft', 'archived']) }),
    output: resultsOf({}),
  },
  /**
   * Publishes releases at a time, all or none, as they are then. Nothing is scheduled if one of them could not be published
   * now: `problems` says why. Replaces what was scheduled for them. `publication/time`: the time is over, or years ahead.
   * `publication/too-many`: as many as can wait do so already.
   */
  schedulePublications: {
    name: 'studio/schedulePublications',
    input: v.object({ productIds: together, at: millisSchema }),
    output: v.object({
      problems: v.pipe(
        v.array(v.object({ productId: idSchema, code, field: v.nullable(v.string()) })),
        v.maxLength(MOST_SCHEDULED_TOGETHER),
      ),
    }),
  },
  /** Takes publications back that wait, and forgets the outcome of others. The rest of a group stays. */
  cancelPublications: {
    name: 'studio/cancelPublications',
    input: v.object({ productIds: together }),
    output: v.object({}),
  },
  /** Publications of releases that the caller may read: those that wait, the next first, and outcomes of others. */
  listScheduledPublications: {
    name: 'studio/listScheduledPublications',
    input: v.object({ artistIds: v.pipe(v.array(idSchema), v.maxLength(MOST_ARTISTS, 'field/too-many')) }),
    output: v.object({
      publications: v.pipe(
        v.array(
          v.object({
            productId: idSchema,
            at: v.number(),
            groupId: v.nullable(idSchema),
            state: v.picklist(['waiting', 'done', 'failed']),
            code: v.nullable(code),
            /** Name of who scheduled it; empty for one without a name. */
            scheduledByName: v.string(),
          }),
        ),
        v.maxLength(MOST_ARTISTS * MOST_LISTED_PUBLICATIONS),
      ),
    }),
  },
} as const;
