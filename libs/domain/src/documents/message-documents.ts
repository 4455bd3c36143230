import * as v from 'valibot';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { purgeRequestSchema } from '../pages/purge-request.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

/**
 * - `queued`: waits for its next attempt.
 * - `sending`: an attempt is running, until `nextAttemptAt` at the latest.
 * - `sent`: the mail server or SMS gateway has accepted it.
 * - `dropped`: cancelled, because the fan has unsubscribed, or the release is not public or not due. A release-day
 *   message is queued again under the same id once it is due.
 * - `failed`: the address is refused, or all attempts have failed.
 */
export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'dropped', 'failed'] as const;

/** `outbox/{id}`: a message to one fan. Its text is rendered at sending time from current data. */
const outboxMessageSchema = v.object({
  id: idSchema,
  /** `release` announces a release that the fan signed up for, `follow` one of a followed artist. */
  kind: v.picklist(['confirm', 'release', 'follow']),
  artistId: idSchema,
  signupId: idSchema,
  /** Null in a follow's confirmation. */
  productId: v.nullable(idSchema),
  state: v.picklist(MESSAGE_STATES),
  /** Total number of attempts. Never reset, because it identifies the running attempt. */
  attempts: v.number(),
  /** Definitely failed attempts since the message was last queued. */
  failures: v.optional(v.number(), 0),
  /** Total number of attempts with unknown outcome. Never reset. */
  unknown: v.optional(v.number(), 0),
  /** Earliest time of the next attempt; while sending, the timeout of the running one. Null in a final state. */
  nextAttemptAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  sentAt: v.nullable(instantSchema),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
export const outboxMessage = /* @__PURE__ */ defineDocument(outboxMessageSchema, paths.outboxMessage);
export const outbox = /* @__PURE__ */ defineDocument(outboxMessageSchema, () => paths.outbox);

const purgeSchema = v.object({ ...purgeRequestSchema.entries, at: instantSchema });
/** URLs that may still have an outdated copy in caches. */
export const purge = /* @__PURE__ */ defineDocument(purgeSchema, paths.purge);
export const purges = /* @__PURE__ */ defineDocument(purgeSchema, () => paths.purges);
