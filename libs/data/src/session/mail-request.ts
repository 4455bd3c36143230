import type { ActionCodeSettings } from 'firebase/auth';
import type { DataAccess } from '../ports/data-access.ts';

/** Common parameters of all mails that the identity provider sends. */
export interface MailRequest {
  /** Absolute URL of this site's log-in page, to which the mail's link returns. */
  readonly returnTo: string;
  /** Interface language of the user, for the text of the mail. */
  readonly language?: string;
}

/** Sets the provider's language and returns the settings for a mail. */
export function mailSettings(access: DataAccess, { returnTo, language }: MailRequest): ActionCodeSettings {
  access.auth.languageCode = language ?? null;
  return { url: returnTo };
}
