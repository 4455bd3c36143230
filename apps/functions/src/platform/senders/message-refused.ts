/**
 * This message is refused for good, and the address is not the reason: a policy, its size, a full mailbox. Other messages
 * may be taken.
 */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}
