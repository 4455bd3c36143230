import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';
import { zoneSchema } from '../locale/zone.ts';
import { followInputSchema, SIGNUP_SCOPES, SIGNUP_STATES, signupInputSchema, signupSchema } from '../fan/signup.ts';
import { knownServiceSchema } from '../store-links/service-ids.ts';

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'signup/token-invalid'));
const state = v.picklist(SIGNUP_STATES);
/** Null where the artist is followed. */
const productId = v.nullable(idSchema);
const answer = v.object({ state, productId });
const { contact, consent, wordingVersion, country } = signupInputSchema.entries;
const { channel } = signupSchema.entries;
/** The answer says nothing of what has become of the signup, nor whose address it is. */
const asked = v.object({ channel });

/** What fans do, who need no account: they sign up, and act by the token of the link that was sent to them. */
export const fanCallables = {
  /** A fan asks to be told. The same person twice is one signup. */
  signUp: { name: 'fans/signUp', input: signupInputSchema, output: asked },
  /** A fan asks to be told of everything that an artist releases from then on. */
  followArtist: { name: 'fans/followArtist', input: followInputSchema, output: asked },
  /** Reads the signup behind a link's token, changing nothing. */
  readReceipt: {
    name: 'fans/readReceipt',
    input: v.object({ token }),
    output: v.object({
      state,
      scope: v.picklist(SIGNUP_SCOPES),
      productId,
      productTitle: v.string(),
      artistName: v.string(),
      /** Of the artist's page; null once there is none. */
      artistSlug: v.nullable(v.string()),
      contact: v.string(),
      language: v.string(),
      channel,
      zone: v.nullable(v.string()),
      service: v.nullable(knownServiceSchema),
      country: v.nullable(v.string()),
      /** What was agreed to, as it was shown, and in which language. */
      wording: v.string(),
      wordingLanguage: v.string(),
      /** When the message is due, or null; and when it was sent. Milliseconds since 1970. */
      dueAt: v.nullable(v.number()),
      sentAt: v.nullable(v.number()),
    }),
  },
  /** The fan's answer to the confirmation mail; again is harmless. The zone is taken where none was known. */
  confirmSignup: {
    name: 'fans/confirmSignup',
    input: v.object({ token, zone: v.optional(v.nullable(zoneSchema), null) }),
    output: answer,
  },
  /** The fan wants no more messages; again is harmless. Also answers one-click List-Unsubscribe. */
  stopSignup: { name: 'fans/stopSignup', input: v.object({ token }), output: answer },
  /** Another service or language; nothing needs to be confirmed for that. */
  changeSignup: {
    name: 'fans/changeSignup',
    input: v.object({ token, service: v.nullable(knownServiceSchema), language: languageSchema }),
    output: answer,
  },
  /** Another address or number: it is asked for anew, and takes the place of this one once it is confirmed. */
  moveSignup: {
    name: 'fans/moveSignup',
    input: v.object({ token, contact, consent, wordingVersion, country, language: languageSchema }),
    output: v.object({ channel }),
  },
  /** Everything about the fan in this signup goes; again is an invalid token. */
  eraseSignup: { name: 'fans/eraseSignup', input: v.object({ token }), output: v.object({ productId }) },
} as const;
