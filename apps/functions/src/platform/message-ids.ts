import { signIds } from '@countin/server-hash';
import { equalBytes } from '@countin/server-http';

/** Id of the nth confirmation mail of a signup. One that was erased and is there again is another one. */
export const confirmMessageId = (signupId: string, createdAt: number, n: number) =>
  `confirm_${signupId}_${createdAt.toString(36)}_${n}`;
/** Id of a signup's release-day mail: there can be only one. */
export const releaseMessageId = (signupId: string) => `release_${signupId}`;

/** Id of the mail that tells a follower of a release: there can be only one. */
export const followMessageId = (followId: string, productId: string) => `follow_${followId}_${productId}`;

/** Id of a campaign's message to a fan: there can be only one. Members of the profile can compute it. */
export const campaignMessageId = (campaignId: string, fanId: string) => `campaign_${campaignId}_${fanId}`;

/**
 * Local part of a mail's Message-ID, also its envelope id: the id of the message and a signature. Senders can compute the
 * id, but only the recipient's mailbox and the servers on the way see the signature.
 */
export const mailIdOf = (secret: string, messageId: string): string =>
  `${messageId}.${signatureOf(secret, messageId).toString('base64url')}`;

/** Message of a mail that we have sent; null where the signature is not ours. */
export function messageIdOf(secret: string, mailId: string): string | null {
  const [, messageId = '', signature = ''] = /^([\w-]{1,200})\.([\w-]{22})$/.exec(mailId) ?? [];
  const isOurs = equalBytes(Buffer.from(signature, 'base64url'), signatureOf(secret, messageId));
  return isOurs ? messageId : null;
}

const signatureOf = (secret: string, messageId: string) => signIds(secret, 'mail', [messageId], 16);
