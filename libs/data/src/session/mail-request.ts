import type { ActionCodeSettings } from 'firebase/auth';
import type { DataAccess } from '../access/data-access.ts';

/** What every mail of the identity provider needs beside its address. */
export interface MailRequest {
  /** The log-in page of the site that asks, absolute: where the mail's link leads back to. */
  readonly returnTo: string;
  /** Interface language of the person, for the mail's words. */
  readonly language?: string;
}

/** Prepares the provider for a mail in the person's language. */
export function mailSettings(access: DataAccess, { returnTo, language }: MailRequest): ActionCodeSettings {
  access.auth.languageCode = language ?? null;
  return { url: returnTo };
}
