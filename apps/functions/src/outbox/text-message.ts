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
 * @throws AddressRefused when trying again is pointless; any other error when it is not
 */
export type SendText = (message: TextMessage) => Promise<void>;
