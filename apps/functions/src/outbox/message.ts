import { idSchema, instantSchema, paths, type Signup } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';

/** `outbox/{id}`: a message to one fan. What it says is written when it is sent, from what is true then. */
export const outboxMessageSchema = v.object({
  id: idSchema,
  kind: v.picklist(['confirm', 'release']),
  artistId: idSchema,
  signupId: idSchema,
  productId: idSchema,
  /** `dropped`: not wanted any more. `failed`: the mail server will not have it. */
  state: v.picklist(['queued', 'sending', 'sent', 'dropped', 'failed']),
  attempts: v.number(),
  /** When it may be tried; while it is being sent, when that counts as lost. Null when it is over. */
  nextAttemptAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  sentAt: v.nullable(instantSchema),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;

/** Id of the nth confirmation mail of a signup. One that was erased and is there again is another one. */
export const confirmMessageId = (signupId: string, createdAt: number, n: number) => `confirm_${signupId}_${createdAt.toString(36)}_${n}`;
/** Id of a signup's release-day mail: there can be only one. */
export const releaseMessageId = (signupId: string) => `release_${signupId}`;

/** A message that waits to be sent, as a path and its document. */
export function queuedMessage(id: string, kind: OutboxMessage['kind'], signup: Pick<Signup, 'id' | 'artistId' | 'productId'>, now: number) {
  const at = Timestamp.fromMillis(now);
  return {
    path: paths.outboxMessage(id),
    data: {
      id, kind, artistId: signup.artistId, signupId: signup.id, productId: signup.productId,
      state: 'queued', attempts: 0, nextAttemptAt: at, createdAt: at, sentAt: null,
    } satisfies Record<keyof OutboxMessage, unknown>,
  };
}
