import * as v from 'valibot';
import { consentEntrySchema } from '../consent/consent-entry.ts';
import { idSchema, instantSchema } from '../fields/fields.ts';
import { fanOwnerEntries, signupSchema } from './signup.ts';

const { id, channel, contact, name, language, zone, country, service } = signupSchema.entries;

/**
 * States of a fan by the ledger, over all scopes:
 * - `unconfirmed`: something was requested, and nothing is confirmed.
 * - `confirmed`: at least one consent is.
 * - `stopped`: all consents were withdrawn.
 */
export const FAN_STATES = ['unconfirmed', 'confirmed', 'stopped'] as const;
/** One of {@link FAN_STATES}. */
export type FanState = (typeof FAN_STATES)[number];

/**
 * Fields of a fan for queries: `fanSummary` derives it from ledger and answers with every entry.
 */
const fanSummarySchema = v.object({
  state: v.picklist(FAN_STATES),
  /** Confirmed consent to everything by the artist. */
  follows: v.boolean(),
  /** Releases with a confirmed consent. */
  releases: v.array(idSchema),
  /** Labels with a confirmed consent. */
  labels: v.array(idSchema),
  searchTokens: v.array(v.string()),
});
/** A summary, parsed by {@link fanSummarySchema}. */
export type FanSummary = v.InferOutput<typeof fanSummarySchema>;

/**
 * `artistProfiles/{artistId}/fans/{fanId}`: one person to one artist, recognised by a contact. The id is a keyed hash
 * of the artist and the contact. A label's fans are in `labelProfiles/{labelId}/fans`. Only the server writes them.
 */
export const fanSchema = v.object({
  id,
  ...fanOwnerEntries,
  channel,
  contact,
  /** Latest answers of the fan: name, language, zone, country and service. */
  name,
  language,
  zone,
  country,
  service,
  createdAt: instantSchema,
  ...fanSummarySchema.entries,
  /** When the artist's last campaigns to this fan were begun, the latest first, and until when the frequency cap holds. */
  recentCampaigns: v.array(instantSchema),
  cappedUntil: instantSchema,
  /**
   * Labels whose news this fan has ticked in a form of the artist. The ledgers of the labels' own fans have the
   * consents, so an artist and a label can separate without it.
   */
  tickedLabels: v.array(idSchema),
  /** List of a proven import that waits for a review, or did; null for a fan who has confirmed here. */
  list: v.nullable(idSchema),
  /** One of the first of the list, who may be written to during the review. */
  inSample: v.boolean(),
  /** The address is on the suppression list. For counting only: senders ask the list. */
  suppressed: v.boolean(),
  /**
   * Every consent by this fan, in order. It is in the fan's own document, so that one read shows whether a message may
   * be sent. The longest kind, with a hundred releases by one artist, has some 100 kB of a document's 1 MiB.
   */
  ledger: v.array(consentEntrySchema),
});
/** A fan, parsed by {@link fanSchema}. */
export type Fan = v.InferOutput<typeof fanSchema>;

/**
 * `consentHeads/{fanId}`: where a fan's ledger ends. Server only, and apart from the fan, so that a ledger which was cut
 * off at the end is recognised.
 */
export const consentHeadSchema = v.object({
  ownerId: fanOwnerEntries.ownerId,
  /** Number of entries. */
  entries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Hash of the last entry. */
  hash: v.string(),
  /** Time of the last entry. */
  at: instantSchema,
});

/**
 * `consentErasures/{id}`: that a fan and a ledger were erased, and when, as the law requires. Nothing in it is about the
 * person, its id included. Server only.
 */
export const consentErasureSchema = v.object({
  ownerId: fanOwnerEntries.ownerId,
  /** Number of entries that the ledger had. */
  entries: v.number(),
  at: instantSchema,
});
