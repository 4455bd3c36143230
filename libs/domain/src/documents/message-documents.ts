import * as v from 'valibot';
import { MESSAGE_REFUSALS, MESSAGE_STATES } from '../fan/message-state.ts';
import { fanOwnerEntries } from '../fan/signup.ts';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { purgedAddressesSchema, purgeRequestSchema } from '../pages/purge-request.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

/** `outbox/{id}`: a message to one fan. Its text is rendered at sending time from current data. */
const outboxMessageSchema = v.object({
  id: idSchema,
  /** `release` announces a release that the fan signed up for, `follow` one of a followed artist. */
  kind: v.picklist(['confirm', 'release', 'follow', 'campaign']),
  ...fanOwnerEntries,
  signupId: idSchema,
  channel: v.picklist(['email', 'phone']),
  /** Null in the confirmation of a follow or of a label's news. */
  productId: v.nullable(idSchema),
  state: v.picklist(MESSAGE_STATES),
  /** Total number of attempts. Never reset, because it identifies the running attempt. */
  attempts: v.number(),
  /** Definitely failed attempts since the message was last queued. */
  failures: v.number(),
  /** Total number of attempts with unknown outcome. Never reset. */
  unknown: v.number(),
  /** Earliest time of the next attempt; while sending, the timeout of the running one. Null in a final state. */
  nextAttemptAt: v.nullable(instantSchema),
  /** Why it was not sent; null where it was, or will be. */
  refusal: v.nullable(v.picklist(MESSAGE_REFUSALS)),
  /** Campaign and fan of a campaign's message. Its signup is the one that the fan can stop on the receipt. */
  campaignId: v.nullable(idSchema),
  fanId: v.nullable(idSchema),
  /** Code by which the links of a campaign's text message are found. */
  linkCode: v.optional(v.string()),
  /** List whose sample the fan is in: results of its messages decide about the list. */
  list: v.nullable(idSchema),
  /** The receiving server refused the address, at once or later. */
  bounced: v.boolean(),
  /** It waited for the morning where the fan is, until this time. */
  delayedUntil: v.nullable(instantSchema),
  /** When the fan followed a link of the message, unsubscribed with it, or reported it as spam. */
  clickedAt: v.nullable(instantSchema),
  unsubscribedAt: v.nullable(instantSchema),
  complainedAt: v.nullable(instantSchema),
  createdAt: instantSchema,
  sentAt: v.nullable(instantSchema),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
export const outboxMessage = /* @__PURE__ */ defineDocument(outboxMessageSchema, paths.outboxMessage);
export const outbox = /* @__PURE__ */ defineDocument(outboxMessageSchema, () => paths.outbox);

/** An artist with many former slugs has more addresses than one request takes. */
const purgeSchema = v.object({ ...purgeRequestSchema.entries, addresses: purgedAddressesSchema, at: instantSchema });
/** URLs that may still have an outdated copy in caches. */
export const purge = /* @__PURE__ */ defineDocument(purgeSchema, paths.purge);
export const purges = /* @__PURE__ */ defineDocument(purgeSchema, () => paths.purges);

/**
 * - `bounced`: the mail server, or the text gateway, refuses the address for good.
 * - `complaint`: its owner reported a mail as spam.
 * - `reply`: its owner answered a text message with STOP.
 */
const SUPPRESSION_REASONS = ['bounced', 'complaint', 'reply'] as const;

/** Owners that one suppression can name: profiles of one account. More of them suppress the address for all. */
export const MOST_SUPPRESSING_OWNERS = 20;

/**
 * `suppressions/{id}`: an address or number that gets no messages until its owner confirms a signup again. The id is a
 * keyed hash of it; nothing else here is about the person.
 */
const suppressionSchema = v.object({
  /** Profiles whose messages are suppressed; null for all. A report by mail suppresses for all once two accounts have one. */
  owners: v.nullable(v.pipe(v.array(v.object(fanOwnerEntries)), v.minLength(1), v.maxLength(MOST_SUPPRESSING_OWNERS))),
  channel: v.picklist(['email', 'phone']),
  reason: v.picklist(SUPPRESSION_REASONS),
  /** Answer of the server: an SMTP status such as `5.1.1`, or a gateway's error number. Empty where there is none. */
  status: v.string(),
  at: instantSchema,
});
export type Suppression = v.InferOutput<typeof suppressionSchema>;
export const suppression = /* @__PURE__ */ defineDocument(suppressionSchema, paths.suppression);
export const suppressions = /* @__PURE__ */ defineDocument(suppressionSchema, () => paths.suppressions);

/**
 * Mails that all instances together may send to the mailboxes of one domain. Numbers and not timestamps: `drawTokens`
 * computes with milliseconds since 1970.
 */
const domainRateSchema = v.object({ fullAt: v.number(), pausedUntil: v.number() });
export const domainRate = /* @__PURE__ */ defineDocument(domainRateSchema, paths.domainRate);

/** `mailReportDays/{day}`: what became of the mails of a UTC day that were reported to us. */
const mailReportDaySchema = v.object({
  bounce: v.optional(v.number(), 0),
  complaint: v.optional(v.number(), 0),
  ignored: v.optional(v.number(), 0),
  unreadable: v.optional(v.number(), 0),
  /** A year later. */
  expiresAt: instantSchema,
});
export const mailReportDay = /* @__PURE__ */ defineDocument(mailReportDaySchema, paths.mailReportDay);

/** A webhook's message that was received, so that a repeated one is ignored. Firestore's time-to-live policy deletes it. */
const webhookEventSchema = v.object({ expiresAt: instantSchema });
export const webhookEvent = /* @__PURE__ */ defineDocument(webhookEventSchema, paths.webhookEvent);

/**
 * A run that works on a send, so that two do not get in each other's way. It is deleted at the end of the run; where that
 * was killed, by Firestore's time-to-live policy.
 */
const sendRunSchema = v.object({ holder: v.string(), until: instantSchema, expiresAt: instantSchema });
export const sendRun = /* @__PURE__ */ defineDocument(sendRunSchema, paths.sendRun);
