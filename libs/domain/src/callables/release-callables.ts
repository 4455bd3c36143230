import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { productSlugSchema } from '../fields/slug-schema.ts';

/** Address and deletion of releases. */
export const releaseCallables = {
  /**
   * Gives a release another slug. Former slugs stay claimed by the release and redirect. `slug/taken`: another release
   * of the artist has or had it. `slug/too-many`: the release has had too many.
   */
  changeReleaseSlug: {
    name: 'studio/changeReleaseSlug',
    input: v.object({ productId: idSchema, productSlug: productSlugSchema }),
    output: v.object({}),
  },
  /** Counts what ends with the deletion of a release. */
  countReleaseContent: {
    name: 'studio/countReleaseContent',
    input: v.object({ productId: idSchema }),
    output: v.object({
      /** Whether fans can open its page. */
      page: v.boolean(),
      /** Feeds of labels that list its page. */
      labelFeeds: v.number(),
      /** Fans who wait for its moment. */
      waiting: v.number(),
      /** Users who keep it in their collection. */
      kept: v.number(),
      /** Campaigns about it that are not sent yet. */
      campaigns: v.number(),
      /** Open tasks of the planner. */
      tasks: v.number(),
    }),
  },
  /**
   * Deletes a release: its page goes offline at once, everything else is removed at `removeAt`, 30 days later.
   * `release/not-found` also for one that is deleted.
   */
  deleteRelease: {
    name: 'studio/deleteRelease',
    input: v.object({ productId: idSchema }),
    output: v.object({ removeAt: v.number() }),
  },
  /** Restores a deleted release with everything that it had. Idempotent. */
  restoreRelease: {
    name: 'studio/restoreRelease',
    input: v.object({ productId: idSchema }),
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
          deletedAt: v.number(),
          removeAt: v.number(),
          /** Name of who deleted it; empty for one without a name. */
          deletedBy: v.string(),
        }),
      ),
    }),
  },
} as const;
