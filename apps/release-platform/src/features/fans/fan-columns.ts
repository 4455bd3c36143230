/** Columns of the export, in their order. A module of its own: the button knows them before the CSV writer loads. */
export const FAN_COLUMNS = [
  'contact',
  'channel',
  'name',
  'state',
  'follows',
  'releases',
  'language',
  'zone',
  'country',
  'service',
  'signedUpAt',
  'consents',
] as const;

export type FanColumn = (typeof FAN_COLUMNS)[number];
