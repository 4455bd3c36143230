import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';

const release = v.object({ productId: idSchema });
const count = v.number();

/** Deletion of releases. */
export const releaseCallables = {
  /** Counts what ends with the deletion of a release. */
  countReleaseContent: {
    name: 'studio/countReleaseContent',
    input: release,
    output: v.object({
      /** Whether fans can open its page. */
      page: v.boolean(),
      /** Fans who wait for its moment. */
      waiting: count,
      /** Campaigns about it that are not sent yet. */
      campaigns: count,
      /** Open tasks of the planner. */
      tasks: count,
    }),
  },
  /**
   * Deletes a release: its page goes offline at once, everything else is removed at `removeAt`, 30 days later.
   * `release/not-found` also for one that is deleted.
   */
  deleteRelease: {
    name: 'studio/deleteRelease',
    input: release,
    output: v.object({ removeAt: count }),
  },
  /** Restores a deleted release with everything that it had. Idempotent. */
  restoreRelease: {
    name: 'studio/restoreRelease',
    input: release,
    output: v.object({}),
  },
  /** Deleted releases of an artist that can be restored, the last deleted first. Times in milliseconds since 1970. */
  listDeletedReleases: {
    name: 'studio/listDeletedReleases',
    input: v.object({ artistId: idSchema }),
    output: v.object({
      releases: v.array(
        v.object({
          productId: idSchema,
          title: v.string(),
          deletedAt: count,
          removeAt: count,
          /** Name of who deleted it; empty for one without a name. */
          deletedBy: v.string(),
        }),
      ),
    }),
  },
} as const;
