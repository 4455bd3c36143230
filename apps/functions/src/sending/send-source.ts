import type { WriteBatch } from '@google-cloud/firestore';
import type { Contact } from '../platform/contact.ts';
import type { ComposedMessage } from '../platform/senders/composed-message.ts';

/** A message that is stored as being sent by this process. No other process sends it before its lease is over. */
export interface ClaimedMessage {
  /** Permanent id of this message to this person: its Message-ID, or the idempotency key of a text. */
  readonly id: string;
  readonly to: Contact;
  /** When the claim began, milliseconds since 1970. An attempt ends `ATTEMPT_MS` later, the lease `LEASE_MS` later. */
  readonly since: number;
  /** Writes the message. Called when its turn comes, so that a page of recipients does not fill the memory. */
  compose(): ComposedMessage;
  /**
   * Adds what is written when the server has accepted the message. Many are written together. A failed precondition
   * refuses the whole batch, and then each of its messages is settled alone.
   */
  noteSent(batch: WriteBatch, at: number): void;
  /** Writes down an acceptance in a transaction of its own, whatever has become of the recipient meanwhile. */
  settleSent(): Promise<void>;
  /** Writes down that an attempt was in vain, or has an unknown outcome, and when the next one begins. */
  settleFailed(error: unknown): Promise<void>;
  /** Adds that the message was not begun, and may be sent from an instant on: no attempt is counted. */
  giveBack(batch: WriteBatch, at: number): void;
}

/** Result of one claim. */
export interface ClaimedPage {
  readonly claims: readonly ClaimedMessage[];
  /** Recipients that need a closer look, each by itself: another message of theirs exists, or a document is damaged. */
  readonly exceptions: readonly (() => Promise<void>)[];
  /** Where the next page begins; null when there are no more recipients. */
  readonly next: string | null;
}

/** The recipients of one send: those due at a release's moment, followers, or a campaign's audience. */
export interface SendSource {
  /** Names the source in logs. */
  readonly name: string;
  /**
   * Claims up to `limit` recipients in one transaction. It checks consent, suppression, quiet hours, and that the send
   * goes on. A claim is a document that is created, under the permanent id, so a second claim fails.
   *
   * @param after `next` of the page before; null for the first page
   */
  claim(after: string | null, limit: number): Promise<ClaimedPage>;
  /**
   * Whether the send still goes on, by one document. Asked while claimed messages wait for their turn, once a second at
   * most. Those that do not begin are given back.
   */
  goesOn?(): Promise<boolean>;
}
