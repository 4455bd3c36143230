import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { languageSchema } from '../locale/language.ts';
import { LIMITS } from '../fields/limits.ts';
import { sessionIdSchema } from '../account/session-record.ts';

/** What signed-in people do to their own account. */
export const accountCallables = {
  /** Ends one of the caller's own sessions, on both sites. Again is harmless. Log-out ends its own. */
  endSession: {
    name: 'account/endSession',
    input: v.object({ sessionId: sessionIdSchema }),
    output: v.object({}),
  },
  /** Changes what a person says about themselves. What is not given stays as it is. */
  updateAccount: {
    name: 'account/updateAccount',
    input: v.object({
      displayName: v.optional(optionalText(LIMITS.displayName)),
      language: v.optional(languageSchema),
      /** A picture that `processImage` has made, or null for none. */
      pictureImage: v.optional(v.nullable(imageChoiceSchema)),
    }),
    output: v.object({}),
  },
  /**
   * Deletes the account and all that it owns. `auth/recent-login` when its password was not entered within the last
   * five minutes; `account/last-admin` for the only one. What does not get done within the call is done soon after.
   */
  deleteAccount: {
    name: 'account/deleteAccount',
    input: v.object({}),
    output: v.object({}),
  },
  /**
   * Says that an account has a new password or address, set with a link in a mail. Needs no sign-in and answers the same
   * for every address: the server only looks at the identity provider, and ends what that no longer accepts.
   */
  noteNewCredentials: {
    name: 'account/noteNewCredentials',
    input: v.object({
      email: v.pipe(v.string(), v.trim(), v.email('auth/email-invalid'), v.maxLength(LIMITS.contact, 'field/too-long')),
    }),
    output: v.object({}),
  },
  /** Asks the operators for the pro subscription. Again is harmless: the first time counts. */
  requestPro: {
    name: 'account/requestPro',
    input: v.object({}),
    output: v.object({ requestedAt: v.number() }),
  },
} as const;
