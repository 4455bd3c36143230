import * as v from 'valibot';
import { countrySchema } from '../locale/country.ts';
import { CONSENT_WORDING_VERSION } from './consent-wording.ts';
import { idSchema, optionalText, textSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { LIMITS } from '../fields/limits.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';
import { zoneSchema } from '../locale/zone.ts';

/**
 * Input of the signup form, posted by script or as a plain form. Contact and consent are required, the name is optional
 * (specification, section 5).
 */
export const signupInputSchema = v.object({
  productId: idSchema,
  contact: v.pipe(
    textSchema,
    v.trim(),
    v.nonEmpty('signup/contact-required'),
    v.maxLength(LIMITS.contact, 'signup/contact-invalid'),
  ),
  name: v.optional(optionalText(LIMITS.fanName), ''),
  consent: v.literal(true, 'signup/consent-required'),
  wordingVersion: v.literal(CONSENT_WORDING_VERSION, 'signup/wording-outdated'),
  /** Language of the page, and so of the consent wording. */
  language: languageSchema,
  /** The fan's time zone, if the page could detect it. Decides when a `local` release is due. */
  zone: v.optional(v.nullable(zoneSchema), null),
  /** A consent of its own: to be told of everything by the artist too. */
  follow: v.optional(v.boolean(), false),
  /** A consent of its own: the label whose news the fan ticked too; null for none. */
  labelId: v.optional(v.nullable(idSchema), null),
  /** The fan's preferred service, which the release-day message links to. Null links to the release page. */
  service: v.optional(v.nullable(knownServiceSchema), null),
  /** The fan's country, if the page could detect it. Used for phone numbers without a country code. */
  country: v.optional(v.nullable(countrySchema), null),
});

/** Input of the signup form for following an artist. */
export const followInputSchema = v.object({
  ...v.omit(signupInputSchema, ['productId', 'follow']).entries,
  artistId: idSchema,
});

/** Input of the signup form for the news of a label, on the label's own page. */
export const labelNewsInputSchema = v.object({
  ...v.omit(signupInputSchema, ['productId', 'follow', 'labelId']).entries,
  labelId: idSchema,
});
