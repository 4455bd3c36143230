import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/** Milliseconds since 1970. Inside of maps, instants are stored as numbers. */
const at = v.number();

/** Reports of fans about one link, and its previous address. */
const reportedLinkSchema = v.object({
  /** URL that fans have reported, or that has replaced the previous one. Reports of another URL than the link's are outdated. */
  url: v.string(),
  /** Open reports; 0 if there are none, or if they were dismissed. */
  count: v.number(),
  firstAt: v.nullable(at),
  lastAt: v.nullable(at),
  /** URL that the published link had before; null if it had none. */
  previousUrl: v.nullable(v.string()),
  /** When the previous URL was replaced. */
  replacedAt: v.nullable(at),
});
/** Reports of a link, parsed by {@link reportedLinkSchema}. */
export type ReportedLink = v.InferOutput<typeof reportedLinkSchema>;

/**
 * `linkReports/{productId}`: links of a published release that fans have reported as wrong. Written by the server, read by people who
 * may read the release.
 */
export const linkReportsSchema = v.object({
  productId: idSchema,
  artistId: idSchema,
  createdBy: uidSchema,
  /** Title of the release, so that a list of reports needs no other document. */
  title: v.string(),
  /** Number of links with open reports. */
  open: v.number(),
  updatedAt: instantSchema,
  /** By the id of the link. */
  links: v.record(idSchema, reportedLinkSchema),
});
/** Reports of a release, parsed by {@link linkReportsSchema}. */
export type LinkReports = v.InferOutput<typeof linkReportsSchema>;

/** Reports of a link as it is now: null if its URL has no reports and replaced none. */
export function reportsOf(
  reports: LinkReports | null,
  link: { readonly id: string; readonly url: string },
): ReportedLink | null {
  const found = reports?.links[link.id];
  return found?.url === link.url ? found : null;
}
