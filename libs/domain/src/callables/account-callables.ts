import * as v from 'valibot';
import { optionalText } from '../fields/fields.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { LIMITS } from '../fields/limits.ts';
import { sessionIdSchema } from '../account/session-record.ts';

/** Actions of signed-in users on their own account. */
export const accountCallables = {
  /** Revokes one of the caller's own sessions, on both sites. Idempotent. Logging out revokes the current one. */
  endSession: {
    name: 'account/endSession',
    input: v.object({ sessionId: sessionIdSchema }),
    output: v.object({}),
  },
  /** Updates profile data of the account. Omitted fields stay unchanged. */
  updateAccount: {
    name: 'account/updateAccount',
    input: v.object({
      displayName: v.optional(optionalText(LIMITS.displayName)),
      language: v.optional(languageSchema),
      /** Picture made by `processImage`; null removes it. */
      pictureImage: v.optional(v.nullable(imageChoiceSchema)),
    }),
    output: v.object({}),
  },
  /**
   * Deletes the account and all its data. Work left over after the call is finished by a scheduled job.
   * - `auth/recent-login`: the password was not entered within the last five minutes.
   * - `account/last-admin`: the account is the only admin.
   */
  deleteAccount: {
    name: 'account/deleteAccount',
    input: v.object({}),
    output: v.object({}),
  },
  /**
   * Reports a password or e-mail address changed by a mailed link. Needs no sign-in and answers the same for every
   * address. The server only checks the identity provider, and revokes sessions that it no longer accepts.
   */
  noteNewCredentials: {
    name: 'account/noteNewCredentials',
    input: v.object({
      email: v.pipe(v.string(), v.trim(), v.email('auth/email-invalid'), v.maxLength(LIMITS.contact, 'field/too-long')),
    }),
    output: v.object({}),
  },
  /** Requests the pro subscription from the operators. Idempotent: the first request's time is kept. */
  requestPro: {
    name: 'account/requestPro',
    input: v.object({}),
    output: v.object({ requestedAt: v.number() }),
  },
} as const;
