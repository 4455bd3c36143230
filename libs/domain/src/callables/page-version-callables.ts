import * as v from 'valibot';
import { idSchema, millisSchema } from '../fields/fields.ts';
import { pageKeySchema } from '../publisher/page-key.ts';

/** A version in a list. Times in milliseconds since 1970. */
const versionRowSchema = v.object({
  id: idSchema,
  /** When it went live, or was kept. */
  publishedAt: v.number(),
  /** Name of who published or kept it; empty for one without a name. */
  byName: v.string(),
  /** Kept before another version was restored; it was not published as such. */
  kept: v.boolean(),
  /** Whether fans see it. */
  isLive: v.boolean(),
});

/** History of public pages. */
export const pageVersionCallables = {
  /**
   * Versions of a page, the newest first, 50 in an answer. `after`: the `next` of the answer before. Needs the right to
   * read the release, the medley, or else the profile. `release/not-found` also for a deleted one.
   */
  listPageVersions: {
    name: 'studio/listPageVersions',
    input: v.object({ page: pageKeySchema, after: v.nullable(idSchema) }),
    output: v.object({ versions: v.array(versionRowSchema), next: v.nullable(idSchema) }),
  },
  /** One version with its content, for those who may list it. `version/not-found`: it is none of the page, or gone. */
  readPageVersion: {
    name: 'studio/readPageVersion',
    input: v.object({ page: pageKeySchema, version: idSchema }),
    output: v.object({
      version: versionRowSchema,
      /** JSON of `versionContentSchema` of the publisher. */
      content: v.string(),
    }),
  },
  /**
   * Gives the fields that people edit their values of a version. What they have now is kept as a version first, unless
   * the last ones have it. Needs the right to edit.
   *
   * A release: changes the working copy, never the page. Slug, state and owner stay. An artist, a label or a feed: these
   * have no working copy, so **the restored content is public at once**. So is that of a medley which is live. One that was
   * taken back stays so. Tracks without a clip are left out (`slots.2.clipId`), and links to releases without a page
   * (`slots.2.productId`); `version/clips`: no clip is there.
   *
   * `release/changed`, `profile/changed`, `medley/changed`: changed since `expectedUpdatedAt`, milliseconds; of a medley,
   * published since. `version/not-found`.
   */
  restorePageVersion: {
    name: 'studio/restorePageVersion',
    input: v.object({ page: pageKeySchema, version: idSchema, expectedUpdatedAt: millisSchema }),
    output: v.object({
      updatedAt: v.number(),
      /** Fields that stay as they are: their picture or clip is gone, or today's rules refuse their value. */
      left: v.array(v.string()),
    }),
  },
} as const;
