import * as v from 'valibot';

/** Most messages that a frequency cap can be set to; as many times are kept of each fan. */
export const MOST_CAPPED_MESSAGES = 10;

/** How often a fan may get any campaigns of an artist or a label: so many within so many days. */
const frequencyCapSchema = v.object({
  messages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CAPPED_MESSAGES)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
});
/** A cap, parsed by {@link frequencyCapSchema}. */
export type FrequencyCap = v.InferOutput<typeof frequencyCapSchema>;

/** `artistProfiles/{artistId}/settings/campaigns`, the same of a label: rules for all campaigns. Written by the server. */
export const campaignSettingsSchema = v.object({
  cap: frequencyCapSchema,
});
/** Settings, parsed by {@link campaignSettingsSchema}. */
export type CampaignSettings = v.InferOutput<typeof campaignSettingsSchema>;

/** Settings of an artist or a label without own ones. */
export const USUAL_CAMPAIGN_SETTINGS: CampaignSettings = { cap: { messages: 3, days: 7 } };

const DAY_MS = 86_400_000;

/**
 * Until when a fan gets no further campaign, milliseconds since 1970; 0 for now.
 *
 * @param recent when the fan got campaigns, the latest first
 */
export function cappedUntil(recent: readonly number[], { messages, days }: FrequencyCap): number {
  const first = recent[messages - 1];
  return first === undefined ? 0 : first + days * DAY_MS;
}
