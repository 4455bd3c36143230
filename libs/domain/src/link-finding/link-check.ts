import * as v from 'valibot';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';
import { SERVICE_IDS, type ServiceId } from '../store-links/service-ids.ts';

/**
 * Result of the last check of a link.
 *
 * - `live`: at its address, in the countries of the check before.
 * - `moved`: live at another address.
 * - `region-changed`: live, in other countries than before.
 * - `gone`: in none of the countries that were asked for.
 * - `unknown`: the service has never answered, or it cannot be asked.
 */
const LINK_STATES = ['live', 'moved', 'region-changed', 'gone', 'unknown'] as const;

const serviceSchema = v.picklist([...SERVICE_IDS, 'other'] as readonly ServiceId[]);
const countries = v.array(v.string());
/** Milliseconds since 1970. Inside of maps, instants are stored as numbers. */
const at = v.number();

/** Result of the checks of one link. */
const checkedLinkSchema = v.object({
  service: serviceSchema,
  /** URL that was checked. A result of another URL than the link's says nothing of the link. */
  url: v.string(),
  state: v.picklist(LINK_STATES),
  /** Countries where it is live. Empty for a link that is not gone: the service does not say where. */
  countries,
  /** Countries that were asked for; empty if the service answers for all countries at once. */
  requested: countries,
  /** All countries that were asked for in any night, the longest ago first, and those where it was live. */
  survey: v.nullable(v.object({ requested: countries, live: countries })),
  /** Countries of the check before, if the state is `region-changed`. */
  before: v.nullable(countries),
  /** New address, if the state is `moved`. */
  movedTo: v.nullable(v.string()),
  /** Last answer of the service; null if there was none. */
  checkedAt: v.nullable(at),
  /** When it was first found gone; null while it is live. */
  goneSince: v.nullable(at),
  /** When the owner was told that it is gone; null while it is live. */
  notifiedAt: v.nullable(at),
});
/** Countries in which a link was checked over many nights. */
export type LinkSurvey = NonNullable<CheckedLink['survey']>;
/** A checked link, parsed by {@link checkedLinkSchema}. */
export type CheckedLink = v.InferOutput<typeof checkedLinkSchema>;

/**
 * `linkChecks/{productId}`: what the nightly check has found out about the links of a published release. Written by the server, read
 * by people who may read the release.
 */
export const linkChecksSchema = v.object({
  productId: idSchema,
  artistId: idSchema,
  createdBy: uidSchema,
  /** Title of the release, so that a list of dead links needs no other document. */
  title: v.string(),
  /** Number of links that are gone. */
  gone: v.number(),
  /** Number of links that are gone and of which the owner was not told. */
  unnotified: v.number(),
  /** Last check of any link. */
  checkedAt: instantSchema,
  /** By the id of the link. */
  links: v.record(idSchema, checkedLinkSchema),
});
/** Checks of a release, parsed by {@link linkChecksSchema}. */
export type LinkChecks = v.InferOutput<typeof linkChecksSchema>;

/** Check of a link's current URL: null if its URL has not been checked. */
export function checkOf(
  checks: LinkChecks | null,
  link: { readonly id: string; readonly url: string },
): CheckedLink | null {
  const found = checks?.links[link.id];
  return found?.url === link.url ? found : null;
}
