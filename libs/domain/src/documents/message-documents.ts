import * as v from 'valibot';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { purgeRequestSchema } from '../pages/purge-request.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

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
const outboxMessageSchema = v.object({
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
export const outboxMessage = /* @__PURE__ */ defineDocument(outboxMessageSchema, paths.outboxMessage);
export const outbox = /* @__PURE__ */ defineDocument(outboxMessageSchema, () => paths.outbox);

const purgeSchema = v.object({ ...purgeRequestSchema.entries, at: instantSchema });
/** Pages that caches may still have in an old version. */
export const purge = /* @__PURE__ */ defineDocument(purgeSchema, paths.purge);
export const purges = /* @__PURE__ */ defineDocument(purgeSchema, () => paths.purges);
