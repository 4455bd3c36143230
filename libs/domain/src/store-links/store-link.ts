import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { idSchema, optionalText, webUrlSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { SERVICE_IDS, type ServiceId } from './service-ids.ts';
import { recogniseLink } from './store-service.ts';

const serviceIdSchema = v.picklist([...SERVICE_IDS, 'other'] as readonly ServiceId[]);

/** A product on a streaming service or shop. Its service must be the one its address belongs to. */
export const storeLinkSchema = v.pipe(
  v.object({
    id: idSchema,
    service: serviceIdSchema,
    url: webUrlSchema,
    /** What the button says for a plain link; empty takes the host name. */
    label: v.optional(optionalText(LIMITS.profileName), ''),
    /** Kept, but not shown to fans. */
    hidden: v.optional(v.boolean(), false),
    /** Countries that the link holds in, by ISO code; empty means everywhere. */
    territories: v.optional(v.pipe(v.array(countrySchema), v.maxLength(LIMITS.territories, 'field/too-many')), []),
    /** How the link was found. */
    source: v.optional(v.picklist(['pasted', 'upc', 'isrc', 'title']), 'pasted'),
  }),
  v.check((link) => {
    const recognised = recogniseLink(link.url);
    return recognised.ok && recognised.service === link.service;
  }, 'link/wrong-service'),
);
/** A link as {@link storeLinkSchema} gives it. */
export type StoreLink = v.InferOutput<typeof storeLinkSchema>;

/** The links of a release. */
export const storeLinksSchema = v.pipe(v.array(storeLinkSchema), v.maxLength(LIMITS.storeLinks, 'field/too-many'));
