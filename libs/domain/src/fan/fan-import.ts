/** Version that stands for the artist's own statement of where consents come from, instead of a wording of ours. */
export const IMPORT_WORDING_VERSION = 'import';

/**
 * Outcomes of a row of an import:
 * - `new`: the fan gets a confirmation mail.
 * - `proven`: the fan is confirmed, since the artist states that they have confirmed before.
 * - `known`: the fan follows the artist already.
 * - `waiting`: the fan was asked already, and has not confirmed.
 * - `duplicate`: an earlier row of the file has the same contact.
 * - `invalid`: neither an email address nor a phone number.
 * - `phone`: a phone number. Texts go only to numbers whose owner has confirmed to us.
 * - `withdrawn`: the fan has unsubscribed.
 * - `suppressed`: the address is refused, or its owner has complained.
 * - `limited`: a daily quota is used up, of the accounts or of the recipient. Another day takes the row.
 */
export const IMPORT_OUTCOMES = [
  'new',
  'proven',
  'known',
  'waiting',
  'duplicate',
  'invalid',
  'phone',
  'withdrawn',
  'suppressed',
  'limited',
] as const;
/** One of {@link IMPORT_OUTCOMES}. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Most rows of one request. */
export const IMPORT_BATCH = 200;
