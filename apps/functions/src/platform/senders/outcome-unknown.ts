/**
 * All of a message has been handed over, and no answer came: it may have arrived or not. Every other error of a
 * transport says that it has certainly not arrived.
 */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
