import * as v from 'valibot';
import { fanOwnerEntries } from '../fan/signup.ts';
import { idSchema, instantSchema, uidSchema } from '../fields/fields.ts';

/**
 * - `plan`: when it is due, the audience is divided into parts.
 * - `tell`: fans of a zone, or a range of their ids, are told.
 * - `finish`: all fans were told, and some messages are still being tried.
 */
const CAMPAIGN_PART_KINDS = ['plan', 'tell', 'finish'] as const;

/** `campaignParts/{id}`: what a started campaign has yet to do. Removed when it is done. Server only. */
export const campaignPartSchema = v.object({
  id: idSchema,
  ...fanOwnerEntries,
  campaignId: idSchema,
  /** Who started the campaign: their suspension finds the parts by it. */
  startedBy: v.nullable(uidSchema),
  kind: v.picklist(CAMPAIGN_PART_KINDS),
  /** Zone of the fans; undefined for all fans. Null are those whose zone is not known. */
  zone: v.optional(v.nullable(v.string())),
  /** First fan id of the part; null for the first part. */
  from: v.nullable(v.string()),
  /** First fan id after the part; null for the last part. */
  to: v.nullable(v.string()),
  /** Last fan who was claimed: a run after a crash goes on here. */
  after: v.nullable(v.string()),
  /** Null while the campaign is paused. */
  dueAt: v.nullable(instantSchema),
  /** When it was due before the pause. */
  plannedAt: instantSchema,
});
/** A part, parsed by {@link campaignPartSchema}. */
export type CampaignPart = v.InferOutput<typeof campaignPartSchema>;
