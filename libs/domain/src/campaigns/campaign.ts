import * as v from 'valibot';
import { segmentConditionsSchema } from '../fan/segment.ts';
import { fanOwnerEntries } from '../fan/signup.ts';
import { idSchema, instantSchema, optionalText, textSchema, uidSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { withinBytes } from '../fields/stored-bytes.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { zoneSchema } from '../locale/zone.ts';
import { dateSchema, timeSchema } from '../release/release-moment.ts';
import { LONGEST_NAME } from './called-name.ts';
import { audienceSizeSchema } from './audience.ts';

/** A URL as it is typed; `missingParts` tells whether it can be linked to. */
const typedUrl = v.pipe(textSchema, v.trim(), v.maxLength(LIMITS.url, 'field/too-long'));

/**
 * A block of a campaign's mail. Its words are in each language's `parts`, under the block's id: the text, the picture's
 * alternative text, the button's label. Empty references are not chosen yet.
 */
const campaignBlockSchema = v.variant('kind', [
  v.object({ id: idSchema, kind: v.literal('text') }),
  v.object({ id: idSchema, kind: v.literal('picture'), imageId: v.nullable(idSchema) }),
  v.object({ id: idSchema, kind: v.literal('release'), productId: v.nullable(idSchema) }),
  v.object({ id: idSchema, kind: v.literal('button'), url: typedUrl }),
]);
/** A block, parsed by {@link campaignBlockSchema}. */
export type CampaignBlock = v.InferOutput<typeof campaignBlockSchema>;

/** Words of a campaign in one language. */
const campaignTextSchema = v.object({
  subject: optionalText(LIMITS.campaignSubject),
  /** Text of a text message. */
  message: optionalText(LIMITS.campaignTextMessage),
  /** What fans without a name are called; missing or empty: the language's own word. */
  nameFallback: v.optional(optionalText(LONGEST_NAME)),
  /** Words of blocks by the block's id. */
  parts: v.record(idSchema, optionalText(LIMITS.campaignText)),
});
/** Words, parsed by {@link campaignTextSchema}. */
export type CampaignText = v.InferOutput<typeof campaignTextSchema>;

/** When a campaign is sent: at once, at one time worldwide, or at that time on each fan's own clock. */
export const campaignTimingSchema = v.variant('mode', [
  v.object({ mode: v.literal('now') }),
  v.object({ mode: v.literal('instant'), date: dateSchema, time: timeSchema, zone: zoneSchema }),
  v.object({ mode: v.literal('local'), date: dateSchema, time: timeSchema }),
]);
/** A timing, parsed by {@link campaignTimingSchema}. */
export type CampaignTiming = v.InferOutput<typeof campaignTimingSchema>;

/** Content of a campaign as members write it. */
export const campaignContentSchema = v.object({
  /** Name of the campaign in lists. Fans do not see it. */
  title: optionalText(LIMITS.title),
  /** A fan is one contact, so a campaign reaches those of one channel. */
  channel: v.picklist(['email', 'phone']),
  /** Language that fans get whose own is not written. */
  language: languageSchema,
  blocks: v.pipe(v.array(campaignBlockSchema), v.maxLength(LIMITS.campaignBlocks, 'field/too-many')),
  texts: withinBytes(v.record(languageSchema, campaignTextSchema), LIMITS.campaignBytes),
  /** Release that an artist's campaign is about: also fans who asked about it alone may get it. Null: followers only. */
  productId: v.nullable(idSchema),
  audience: segmentConditionsSchema,
  timing: campaignTimingSchema,
});
/** Content, parsed by {@link campaignContentSchema}. */
export type CampaignContent = v.InferOutput<typeof campaignContentSchema>;

/**
 * - `draft`: being written.
 * - `scheduled`: confirmed, and waits for its time.
 * - `sending`: recipients are found and messages go out.
 * - `paused`: stopped between two messages, can go on.
 * - `sent`: every recipient has an outcome.
 * - `cancelled`: ended early; what was not sent stays unsent.
 */
const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;
/** One of {@link CAMPAIGN_STATES}. */
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/**
 * Why the service has paused a campaign: its starter or the owner is suspended, or the profile is held back. The release of
 * a prepared campaign was withdrawn, or what it says is not true any more.
 */
const CAMPAIGN_HOLDS = ['suspended', 'owner-suspended', 'held-back', 'withdrawn', 'untimely'] as const;
/** One of {@link CAMPAIGN_HOLDS}. */
export type CampaignHold = (typeof CAMPAIGN_HOLDS)[number];
/** Whether a text is one of {@link CAMPAIGN_HOLDS}. */
export const isHold = (text: string): text is CampaignHold => (CAMPAIGN_HOLDS as readonly string[]).includes(text);

/**
 * `artistProfiles/{artistId}/campaigns/{campaignId}`: a campaign. A label's are in `labelProfiles/{labelId}/campaigns`. Members
 * read it; the server writes it.
 */
export const campaignSchema = v.object({
  id: idSchema,
  ...fanOwnerEntries,
  ...campaignContentSchema.entries,
  state: v.picklist(CAMPAIGN_STATES),
  createdBy: uidSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When and by whom sending was confirmed, and for whom; null in a draft. */
  startedAt: v.nullable(instantSchema),
  startedBy: v.nullable(uidSchema),
  size: v.nullable(audienceSizeSchema),
  /** When the first fans get it; null in a draft. */
  beginsAt: v.nullable(instantSchema),
  /** When it was sent as a whole, or cancelled; null until then. */
  endedAt: v.nullable(instantSchema),
  /** Why the service has paused it; null where a member has, and in other states. */
  hold: v.nullable(v.picklist(CAMPAIGN_HOLDS)),
});
/** A campaign, parsed by {@link campaignSchema}. */
export type Campaign = v.InferOutput<typeof campaignSchema>;
