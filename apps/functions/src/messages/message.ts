import type { OutboxMessage } from '@countin/domain/documents';
import type { Signup } from '@countin/domain/fan';

/** A message that waits to be sent. */
export function queuedMessage(
  id: string,
  kind: OutboxMessage['kind'],
  signup: Pick<Signup, 'id' | 'ownerId' | 'ownerKind' | 'productId' | 'channel'>,
  now: number,
): OutboxMessage {
  return {
    id,
    kind,
    ownerId: signup.ownerId,
    ownerKind: signup.ownerKind,
    signupId: signup.id,
    channel: signup.channel,
    productId: signup.productId,
    state: 'queued',
    attempts: 0,
    failures: 0,
    unknown: 0,
    nextAttemptAt: now,
    refusal: null,
    campaignId: null,
    fanId: null,
    list: null,
    bounced: false,
    delayedUntil: null,
    clickedAt: null,
    unsubscribedAt: null,
    complainedAt: null,
    createdAt: now,
    sentAt: null,
  };
}
