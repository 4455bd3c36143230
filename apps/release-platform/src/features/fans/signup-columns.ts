/** Columns of the export, in their order. A module of its own: the button knows them before the CSV writer loads. */
export const SIGNUP_COLUMNS = [
  'contact',
  'channel',
  'name',
  'release',
  'scope',
  'state',
  'language',
  'zone',
  'country',
  'service',
  'signedUpAt',
  'confirmedAt',
  'consentAt',
  'consentVersion',
  'consentLanguage',
  'consentWording',
] as const;

export type SignupColumn = (typeof SIGNUP_COLUMNS)[number];
