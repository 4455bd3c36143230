import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { PRODUCT_KINDS } from '../release/listed-product.ts';
import { releaseMomentSchema } from '../release/release-moment.ts';
import { STATUSES } from '../release/release-state.ts';

const count = v.number();

/** Facts of a release for the planner. Read by the server, because not every member may read fans. */
export const releaseFactsSchema = v.object({
  id: idSchema,
  title: v.string(),
  kind: v.picklist(PRODUCT_KINDS),
  status: v.picklist(STATUSES),
  releaseMoment: v.nullable(releaseMomentSchema),
  /** The published page lacks later changes. */
  isBehind: v.boolean(),
  /** Uploaded cover with its side in pixels, null if that was not noted; null for a drawn cover. */
  cover: v.nullable(v.object({ side: v.nullable(v.number()) })),
  tracks: count,
  withoutIsrc: count,
  withoutCredits: count,
  hasUpc: v.boolean(),
  /** Rights lines with year and owner. */
  hasPLine: v.boolean(),
  hasCLine: v.boolean(),
  /** Languages in which the release page has a description. */
  languages: v.array(languageSchema),
  hasPitch: v.boolean(),
  hasPress: v.boolean(),
  /** The furthest campaign about the release: confirmed to be sent, or still a draft; null without one. */
  campaign: v.nullable(v.picklist(['ready', 'draft'])),
  /** Store links that fans see. */
  links: count,
  /** Result of the nightly check; null before the first check of a link. */
  stores: v.nullable(
    v.object({
      /** Countries in which at least one link is live, and those that were asked for. */
      live: count,
      requested: count,
      /** Links that are gone. */
      gone: count,
    }),
  ),
});
/** Facts of a release, parsed by {@link releaseFactsSchema}. */
export type ReleaseFacts = v.InferOutput<typeof releaseFactsSchema>;

/** Facts of an artist for the planner. */
export const artistFactsSchema = v.object({
  /** Zone of the days of releases at each fan's own time; null if the artist has none. */
  zone: v.nullable(zoneSchema),
  /** Languages of the artist's fans. */
  fanLanguages: v.array(languageSchema),
  /** Whether receivers can verify the mails of this deployment; null if that is not known yet. */
  mailDomain: v.object({ domain: v.string(), verified: v.nullable(v.boolean()) }),
  /** Fans are reached by text message. */
  hasTextFans: v.boolean(),
});
/** Facts of an artist, parsed by {@link artistFactsSchema}. */
export type ArtistFacts = v.InferOutput<typeof artistFactsSchema>;
