export {
  cancelCampaignOptions,
  createCampaignOptions,
  pauseCampaignOptions,
  prepareCampaignOptions,
  removeCampaignOptions,
  resumeCampaignOptions,
  retryCampaignOptions,
  saveCampaign,
  saveCampaignSettingsOptions,
  startCampaignOptions,
  testCampaignOptions,
} from './campaign-calls.ts';
export { campaignAudienceOptions, campaignOptions, campaignsOptions } from './read-campaigns.ts';
export { campaignRecipientsOptions, campaignResultsOptions, textPricesOptions } from './read-campaign-results.ts';
export type { CampaignResults, Recipient } from './read-campaign-results.ts';
export { latestLabelReleasesOptions } from './label-releases.ts';
export { campaignKeys } from './campaign-keys.ts';
