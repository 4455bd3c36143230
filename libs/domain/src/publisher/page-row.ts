import * as v from 'valibot';
import { idSchema, millisSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { contentEntries } from '../release/listed-product.ts';
import type { ReleaseSummary } from '../release/listed-product.ts';
import { pageKeySchema } from './page-key.ts';
import { PAGE_STATES } from './page-state.ts';

/** Rows of one answer of `listPages`. */
export const MOST_PAGE_ROWS = 1000;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const { kind, cover, coverImage, releaseMoment } = contentEntries;

/** What lists show of a release's page. */
const listedReleaseSchema = v.object({
  kind,
  cover,
  coverImage,
  releaseMoment,
  labelName: text(LIMITS.profileName),
  /** Label of the caller that the release belongs to; null without one. */
  labelId: v.nullable(idSchema),
  upc: text(14),
  createdAt: millisSchema,
});

/** A public page in a list. Times are milliseconds since 1970. */
export const pageRowSchema = v.object({
  key: pageKeySchema,
  /** Artist whose page it is; null for pages of labels. */
  artistId: v.nullable(idSchema),
  /** Label whose page it is; null for pages of artists. */
  labelId: v.nullable(idSchema),
  /** Title of a release; the profile's name for other pages. */
  title: text(LIMITS.title),
  profileName: text(LIMITS.profileName),
  profileSlug: text(100),
  /** Slug of a release; null for other pages. */
  productSlug: v.nullable(text(200)),
  state: v.picklist(PAGE_STATES),
  publishedAt: v.nullable(millisSchema),
  updatedAt: millisSchema,
  /** For pages of releases alone. */
  release: v.nullable(listedReleaseSchema),
  /** What the caller's role allows. `publish`: put live, update and take down. */
  may: v.object({ edit: v.boolean(), publish: v.boolean() }),
});
/** A page, parsed by {@link pageRowSchema}. */
export type PageRow = v.InferOutput<typeof pageRowSchema>;

/** The release of a row as lists of releases show it; null for other pages. */
export function releaseOfRow({
  key,
  artistId,
  title,
  state,
  publishedAt,
  updatedAt,
  release,
}: PageRow): ReleaseSummary | null {
  if (release === null || artistId === null) return null;
  const status = state === 'live' || state === 'changed' ? 'published' : state;
  return { ...release, id: key.id, artistId, title, status, publishedAt, updatedAt };
}
