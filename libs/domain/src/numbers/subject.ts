import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';

/** Subjects of numbers. Start pages of the sites belong to `site`, with the site's name as the id. */
export const subjectSchema = v.object({ kind: v.picklist(['artist', 'label', 'site']), id: idSchema });
/** A subject, parsed by {@link subjectSchema}. */
export type Subject = v.InferOutput<typeof subjectSchema>;

/**
 * Page of a subject. An artist's are `release.{productId}`, `artist` (the same on both addresses) and `medley`; a label's
 * `label` and `feed`; a site's `start`. A receipt is no public page.
 */
export const pageKeySchema = v.pipe(
  v.string(),
  v.regex(/^(?:artist|medley|label|feed|start|release\.(?!__.*__$)[A-Za-z0-9_-]{1,128})$/, 'field/id'),
);

/** Page key of a release. */
export const releasePageKey = (productId: string): string => `release.${productId}`;

/** Product id of a page key; null where it is another page. */
export const productOfPage = (page: string): string | null =>
  page.startsWith('release.') ? page.slice('release.'.length) : null;
