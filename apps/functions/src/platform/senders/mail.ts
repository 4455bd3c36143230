/** A message, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly senderName: string;
  /** Equal for every attempt at one message: mailboxes file one message a Message-ID. */
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a one-click unsubscribe is posted (RFC 8058); null for a mail that is sent once. */
  readonly unsubscribe: string | null;
  /**
   * Parts of text and HTML that no other mail has, such as a name or a link. The rest is encoded once for many mails.
   */
  readonly personal: readonly string[];
}

/** Sender of the mails. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/**
 * Hands a message to the mail server; resolves when the server has taken it.
 *
 * @param signal ends the attempt wherever it is: its connection is destroyed
 * @throws AddressRefused or MessageRefused when trying again is pointless; OutcomeUnknown when it may have arrived;
 * DomainBusy, ServerAway or any other error when it has certainly not arrived
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;
