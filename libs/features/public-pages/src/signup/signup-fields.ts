import type { SignupScope } from '@countin/domain/fan';

export const SIGNUP_FIELDS = ['contact', 'name', 'consent'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

/** Result of a posted form, in words. The page shows it, and the form's script gets it as JSON. */
export type SignupAnswer = { readonly scope: SignupScope } & (
  | {
      readonly ok: true;
      readonly title: string;
      readonly text: string;
      /** Leads back to the form. */
      readonly another: string;
    }
  | { readonly ok: false; readonly field: SignupField | null; readonly message: string }
);

/** Honeypot: people do not see this field, and only programs fill it in. */
export const HONEYPOT_FIELD = 'website';

/** Ids of the forms, and where their links lead. A release page holds the first two, and shows one of them. */
export const FORM_IDS = { release: 'notify', artist: 'follow', label: 'news' } as const;
