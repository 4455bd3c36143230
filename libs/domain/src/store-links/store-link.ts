import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { idSchema, optionalText, webUrlSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { knownServiceSchema, SERVICE_IDS, type ServiceId } from './service-ids.ts';
import { recogniseLink } from './store-service.ts';

/** Methods by which links are found. `pasted`: a person has entered it. */
export const LINK_SOURCES = ['pasted', 'upc', 'isrc', 'title'] as const;

const serviceIdSchema = v.picklist([...SERVICE_IDS, 'other'] as readonly ServiceId[]);

/** Link to a product on a streaming service or shop. The service must match the URL's host. */
export const storeLinkSchema = v.pipe(
  v.object({
    id: idSchema,
    service: serviceIdSchema,
    url: webUrlSchema,
    /** Button text of a plain link; empty shows the host name. */
    label: v.optional(optionalText(LIMITS.profileName), ''),
    /** Stored, but not shown to fans. */
    hidden: v.optional(v.boolean(), false),
    /** ISO codes of the countries where the link is valid; empty means everywhere. */
    territories: v.optional(v.pipe(v.array(countrySchema), v.maxLength(LIMITS.territories, 'field/too-many')), []),
    /** Method by which the link was found. */
    source: v.optional(v.picklist(LINK_SOURCES), 'pasted'),
    /** Confidence that it is this release, from when it was found, 0 to 100. Absent from links without a look-up. */
    confidence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    /** When it was found, milliseconds since 1970. */
    foundAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.check((link) => {
    const recognised = recogniseLink(link.url);
    return recognised.ok && recognised.service === link.service;
  }, 'link/wrong-service'),
);
/** A link, parsed by {@link storeLinkSchema}. */
export type StoreLink = v.InferOutput<typeof storeLinkSchema>;

/** The links of a release. */
export const storeLinksSchema = withinBytes(
  v.pipe(v.array(storeLinkSchema), v.maxLength(LIMITS.storeLinks, 'field/too-many')),
  LIMITS.linkBytes,
);

/** Service that comes first for fans of a country. */
const preferredServiceSchema = v.object({ country: countrySchema, service: knownServiceSchema });
/** A country's preferred service, parsed by {@link preferredServiceSchema}. */
export type PreferredService = v.InferOutput<typeof preferredServiceSchema>;

/** Preferred services of a release. Of several for one country, the first counts. */
export const preferredServicesSchema = v.pipe(
  v.array(preferredServiceSchema),
  v.maxLength(LIMITS.territories, 'field/too-many'),
);
