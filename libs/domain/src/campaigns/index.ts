export { campaignContentSchema, campaignSchema, campaignTimingSchema, isHold } from './campaign.ts';
export type {
  Campaign,
  CampaignBlock,
  CampaignContent,
  CampaignHold,
  CampaignState,
  CampaignText,
  CampaignTiming,
} from './campaign.ts';
export { aroundName, calledName, hasNamePlace, LONGEST_NAME, NAME_PLACE, withName } from './called-name.ts';
export { buttonLink, callsByName, isWritten, missingParts, partOf, shownWords, wordsIn } from './campaign-words.ts';
export { EXCLUSIONS, isConfirmedSize, UNCONFIRMED_RECIPIENTS } from './audience.ts';
export type { AudienceSize } from './audience.ts';
export type { CampaignPart } from './campaign-part.ts';
export {
  campaignSettingsSchema,
  cappedUntil,
  MOST_CAPPED_MESSAGES,
  USUAL_CAMPAIGN_SETTINGS,
} from './campaign-settings.ts';
export type { CampaignSettings } from './campaign-settings.ts';
export { campaignScopes } from './campaign-scopes.ts';
export { campaignBegins, campaignDueAt, isTimePast } from './campaign-time.ts';
export {
  isPreparedInTime,
  isPreparedTrue,
  PREPARED_CAMPAIGNS,
  preparedCampaignId,
  preparedKindOf,
  preparedTiming,
} from './prepared-campaign.ts';
export type { PreparedCampaignKind } from './prepared-campaign.ts';
