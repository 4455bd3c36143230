import * as v from 'valibot';
import { CONSENT_ACTIONS, CONSENT_METHODS, consentScopeSchema } from '../consent/consent-entry.ts';
import { idSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { followInputSchema, labelNewsInputSchema, signupInputSchema } from '../fan/signup-input.ts';
import { SIGNUP_SCOPES, SIGNUP_STATES, signupSchema } from '../fan/signup.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'signup/token-invalid'));
const state = v.picklist(SIGNUP_STATES);
/** Null for a follow or the news of a label. */
const productId = v.nullable(idSchema);
/** Campaign whose message led to the receipt, in whose results this counts; null for none. */
const campaignId = v.optional(v.nullable(idSchema), null);
const answer = v.object({ state, productId });
/** What was ended by this call; empty where nothing was open. */
const stopped = v.array(consentScopeSchema);
const { contact, consent, wordingVersion, country } = signupInputSchema.entries;
const { channel } = signupSchema.entries;
/** The answer reveals neither the state of the signup nor the owner of the contact address. */
const requested = v.object({ channel });

/** Actions of fans, who have no account. Everything after signing up is authorised by the token of a mailed link. */
export const fanCallables = {
  /** Signs a fan up for a release. Repeated requests with the same contact count as one signup. */
  signUp: { name: 'fans/signUp', input: signupInputSchema, output: requested },
  /** Signs a fan up for all future releases of an artist. */
  followArtist: { name: 'fans/followArtist', input: followInputSchema, output: requested },
  /** Signs a fan up for the news of a label, on the label's own page. */
  askForLabelNews: { name: 'fans/askForLabelNews', input: labelNewsInputSchema, output: requested },
  /** Reads the signup of a link's token, without side effects. */
  readReceipt: {
    name: 'fans/readReceipt',
    input: v.object({ token }),
    output: v.object({
      state,
      scope: v.picklist(SIGNUP_SCOPES),
      productId,
      releaseTitle: v.string(),
      /** Name of the artist, or of the label whose news it is about. */
      artistName: v.string(),
      /** Slug of the page of the artist or label; null if it no longer exists. */
      artistSlug: v.nullable(v.string()),
      contact: v.string(),
      language: v.string(),
      channel,
      zone: v.nullable(v.string()),
      service: v.nullable(knownServiceSchema),
      country: v.nullable(v.string()),
      /** Wordings as shown, and their languages: of the signup first, then of every consent that the fan has given beside. */
      agreed: v.array(v.object({ wording: v.string(), language: v.string() })),
      /** Due time of the message or null, and the time of sending. Milliseconds since 1970. */
      dueAt: v.nullable(v.number()),
      sentAt: v.nullable(v.number()),
      /** Every consent of this contact to the artist and, ticked beside, to labels; each with its part of the ledger. */
      consents: v.array(
        v.object({
          scope: consentScopeSchema,
          /** Title of the release, or name of the artist or label; empty where it is gone. */
          name: v.string(),
          status: v.picklist(['unconfirmed', 'confirmed', 'withdrawn']),
          entries: v.array(
            v.object({
              action: v.picklist(CONSENT_ACTIONS),
              method: v.picklist(CONSENT_METHODS),
              /** Milliseconds since 1970. */
              at: v.number(),
              /** Empty where no wording was shown. */
              wordingVersion: v.string(),
              language: v.string(),
            }),
          ),
        }),
      ),
      /** Whether the fan can follow the artist from here. */
      mayFollow: v.boolean(),
    }),
  },
  /** Confirms a signup by the link in the confirmation. Idempotent. The time zone is stored only if none was known. */
  confirmSignup: {
    name: 'fans/confirmSignup',
    input: v.object({ token, zone: v.optional(v.nullable(zoneSchema), null) }),
    output: answer,
  },
  /**
   * Ends every consent on the receipt. Idempotent. `oneClick`: by the mail program (List-Unsubscribe), which ends what
   * that message is about.
   */
  stopSignup: {
    name: 'fans/stopSignup',
    input: v.object({ token, oneClick: v.optional(v.boolean(), false), campaignId }),
    output: v.object({ ...answer.entries, stopped }),
  },
  /** Withdraws one consent of the fan; the others stay. Idempotent. */
  stopConsent: {
    name: 'fans/stopConsent',
    input: v.object({ token, scope: consentScopeSchema, campaignId }),
    output: v.object({ ...answer.entries, stopped }),
  },
  /**
   * Where a link of a campaign leads: its release, or what a button links to. `counts` notes the click: what only looks at
   * a link does not follow it. `campaign/link-gone`: the link is not one of ours, or leads nowhere any more.
   */
  followCampaignLink: {
    name: 'fans/followCampaignLink',
    input: v.object({ token: idSchema, counts: v.boolean() }),
    output: v.object({ url: v.string() }),
  },
  /** Follows the artist of a confirmed signup. Needs no further confirmation: the link came to the fan's own address. */
  followFromReceipt: {
    name: 'fans/followFromReceipt',
    input: v.object({ token, consent, wordingVersion, language: languageSchema }),
    output: answer,
  },
  /** Changes service or language. Needs no confirmation. */
  changeSignup: {
    name: 'fans/changeSignup',
    input: v.object({ token, service: v.nullable(knownServiceSchema), language: languageSchema }),
    output: answer,
  },
  /**
   * Changes the e-mail address or phone number of everything on the receipt. The new one replaces the old one after its
   * own confirmation. Links to the former one then fail with `signup/moved`.
   */
  moveSignup: {
    name: 'fans/moveSignup',
    input: v.object({ token, contact, consent, wordingVersion, country, language: languageSchema }),
    output: v.object({ channel }),
  },
  /** Erases everything on the receipt. A second call fails with an invalid token. */
  eraseSignup: { name: 'fans/eraseSignup', input: v.object({ token }), output: v.object({ productId }) },
  /**
   * Reports a link of a published release as wrong. Counted and ignored reports get the same answer. Reports of removed
   * links, and repeated ones of one address, are ignored.
   */
  reportLink: {
    name: 'fans/reportLink',
    input: v.object({ productId: idSchema, linkId: idSchema }),
    output: v.object({}),
  },
} as const;
