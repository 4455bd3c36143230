import * as v from 'valibot';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { timeSchema } from '../release/release-moment.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';

/**
 * `artistProfiles/{artistId}/settings/defaults`: what a new release of the artist begins with. Members read it; only the
 * server writes it.
 */
export const artistDefaultsSchema = v.object({
  /** Zone of release moments of mode `instant`; null means the zone of the person who plans the release. */
  zone: v.nullable(zoneSchema),
  /** Language of a new release; null means the language of the profile. */
  language: v.nullable(languageSchema),
  mode: v.picklist(['local', 'instant']),
  /** Wall-clock time, `HH:MM`. */
  time: timeSchema,
  /** Services in the order of new store links. Those that are not listed follow in the order of pasting. */
  storeOrder: v.pipe(v.array(knownServiceSchema), v.maxLength(LIMITS.storeLinks, 'field/too-many')),
});
/** Defaults, parsed by {@link artistDefaultsSchema}. */
export type ArtistDefaults = v.InferOutput<typeof artistDefaultsSchema>;

/** Defaults of an artist without stored ones: midnight in each fan's zone. */
export const ARTIST_DEFAULTS: ArtistDefaults = {
  zone: null,
  language: null,
  mode: 'local',
  time: '00:00',
  storeOrder: [],
};
