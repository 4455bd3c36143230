import { idSchema, instantSchema, paths, type Signup } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';

/**
 * - `queued`: waits for its next attempt.
 * - `sending`: one attempt is under way, until `nextAttemptAt` at the latest.
 * - `sent`: the mail server or the text gateway has accepted it.
 * - `dropped`: not wanted as things are: the fan has left, or the release is not public or not due. The message of a
 *   release day is queued again, under its own id, once it is due.
 * - `failed`: the address is refused, or too many attempts were in vain.
 */
export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'dropped', 'failed'] as const;

/** `outbox/{id}`: a message to one fan. What it says is written when it is sent, from what is true then. */
export const outboxMessageSchema = v.object({
  id: idSchema,
  /** `release` tells of a release that the fan asked for, `follow` of one by an artist whom the fan follows. */
  kind: v.picklist(['confirm', 'release', 'follow']),
  artistId: idSchema,
  signupId: idSchema,
  /** Null in the confirmation of a follow. */
  productId: v.nullable(idSchema),
  state: v.picklist(MESSAGE_STATES),
  /** All attempts so far. Never reset, so that it names the one under way. */
  attempts: v.number(),
  /** Attempts since it was last queued that have certainly not arrived. */
  failures: v.optional(v.number(), 0),
  /** All attempts of which nothing tells whether they have arrived. Never reset. */
  unknown: v.optional(v.number(), 0),
  /** When it may be tried; while it is being sent, when that attempt counts as lost. Null when it is over. */
  nextAttemptAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  sentAt: v.nullable(instantSchema),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;

/** Id of the nth confirmation mail of a signup. One that was erased and is there again is another one. */
export const confirmMessageId = (signupId: string, createdAt: number, n: number) =>
  `confirm_${signupId}_${createdAt.toString(36)}_${n}`;
/** Id of a signup's release-day mail: there can be only one. */
export const releaseMessageId = (signupId: string) => `release_${signupId}`;

/** Id of the mail that tells a follower of a release: there can be only one. */
export const followMessageId = (followId: string, productId: string) => `follow_${followId}_${productId}`;

/** A message that waits to be sent, as a path and its document. */
export function queuedMessage(
  id: string,
  kind: OutboxMessage['kind'],
  signup: Pick<Signup, 'id' | 'artistId' | 'productId'>,
  now: number,
) {
  const at = Timestamp.fromMillis(now);
  return {
    path: paths.outboxMessage(id),
    data: {
      id,
      kind,
      artistId: signup.artistId,
      signupId: signup.id,
      productId: signup.productId,
      state: 'queued',
      attempts: 0,
      failures: 0,
      unknown: 0,
      nextAttemptAt: at,
      createdAt: at,
      sentAt: null,
    } satisfies Record<keyof OutboxMessage, unknown>,
  };
}
