export {
  CAMPAIGN_STATES,
  campaignBlockSchema,
  campaignContentSchema,
  campaignSchema,
  campaignTextSchema,
  campaignTimingSchema,
} from './campaign.ts';
export type {
  Campaign,
  CampaignBlock,
  CampaignContent,
  CampaignState,
  CampaignText,
  CampaignTiming,
} from './campaign.ts';
export { isWritten, missingParts, NO_WORDS, partOf, shownWords, wordsIn } from './campaign-words.ts';
export type { MissingPart } from './campaign-words.ts';
