/** A text message, ready to be sent. */
export interface TextMessage {
  /** With `+` and the country's code (E.164). */
  readonly to: string;
  readonly text: string;
  /** Equal for every attempt at one message: the gateway takes one message an id. */
  readonly messageId: string;
}

/**
 * Hands a message to the text gateway; resolves when the gateway has taken it.
 *
 * @param signal ends the attempt wherever it is: its connection is destroyed
 * @throws AddressRefused or MessageRefused when trying again is pointless; OutcomeUnknown when it may have arrived;
 * ServerAway or any other error when it has certainly not arrived
 */
export type SendText = (message: TextMessage, signal: AbortSignal) => Promise<void>;
