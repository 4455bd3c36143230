import * as v from 'valibot';
import { grantsSchema } from '../agreements/grants.ts';
import { idSchema } from '../fields/fields.ts';
import { profileSlugSchema } from '../fields/slug-schema.ts';
import { PROFILE_KINDS } from '../permissions/role.ts';

/** The caller's side. */
const side = { kind: v.picklist(PROFILE_KINDS), profileId: idSchema };
/** The caller's side, and the profile of the other one. */
const pair = { ...side, partnerId: idSchema };
const partner = v.object({ id: idSchema, name: v.string(), customSlug: v.string() });

/** Agreements between artists and labels. The caller acts for one side, and needs `agreements.manage` there. */
export const agreementCallables = {
  /** Open offers and agreements in force of a profile, newest first. */
  readAgreements: {
    name: 'studio/readAgreements',
    input: v.object(side),
    output: v.object({
      agreements: v.array(
        v.object({
          partner,
          state: v.picklist(['offered', 'in-force']),
          grants: grantsSchema,
          requested: v.nullable(grantsSchema),
          /** The side that has to answer an offer or a request. */
          waitsFor: v.nullable(v.picklist(PROFILE_KINDS)),
          offeredAt: v.number(),
          /** Null for an offer. */
          agreedAt: v.nullable(v.number()),
        }),
      ),
    }),
  },
  /** Offers and requests that wait for an answer of the caller, in all profiles where the caller manages agreements. */
  readAgreementOffers: {
    name: 'studio/readAgreementOffers',
    input: v.object({}),
    output: v.object({
      offers: v.array(
        v.object({
          ...side,
          profileName: v.string(),
          partner,
          /** Grants that the acceptance would give. */
          grants: grantsSchema,
          /** Whether a label asks for more in an agreement in force. */
          isRequest: v.boolean(),
          offeredAt: v.number(),
        }),
      ),
    }),
  },
  /**
   * Offers an agreement to the artist or label with a slug. It is in force at once if the caller manages the agreements of
   * both. `agreement/no-profile`: no such artist or label. `agreement/already`, `agreement/open`: there is one.
   * `agreement/declined`: the other side has declined lately.
   */
  offerAgreement: {
    name: 'studio/offerAgreement',
    input: v.object({ ...side, slug: profileSlugSchema, grants: grantsSchema }),
    output: v.object({ state: v.picklist(['offered', 'in-force']) }),
  },
  /** Accepts an offer. `agreement/changed`: its grants are not those that the caller has seen. */
  acceptAgreement: {
    name: 'studio/acceptAgreement',
    input: v.object({ ...pair, grants: grantsSchema }),
    output: v.object({}),
  },
  /** Declines an offer, or a label's request for more. Idempotent. */
  declineAgreement: { name: 'studio/declineAgreement', input: v.object(pair), output: v.object({}) },
  /** Withdraws an offer or a request of the caller's side. Idempotent. */
  withdrawAgreement: { name: 'studio/withdrawAgreement', input: v.object(pair), output: v.object({}) },
  /**
   * Changes what an agreement in force allows. The artist's side decides; a label can only allow itself less, and what it
   * wants beyond becomes a request (`requested`).
   */
  changeGrants: {
    name: 'studio/changeGrants',
    input: v.object({ ...pair, grants: grantsSchema }),
    output: v.object({ requested: v.boolean() }),
  },
  /** Ends an agreement in force. The label loses all access at once, and the artist leaves its roster. Idempotent. */
  endAgreement: { name: 'studio/endAgreement', input: v.object(pair), output: v.object({}) },
} as const;
