// Numbers from Twilio's error dictionary: https://www.twilio.com/docs/api/errors

/**
 * The number is wrong, unknown, or takes no texts. Codes 21211, 21614 and 21217 come at once, 30005 and 30006 from the
 * carrier.
 */
export const TWILIO_REFUSALS: ReadonlySet<number> = new Set([21211, 21217, 21614, 30005, 30006]);

/** The owner answered STOP, and Twilio blocks texts to the number. */
export const TWILIO_STOPPED = 21610;
