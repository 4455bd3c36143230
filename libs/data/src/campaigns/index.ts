export { createCampaignOptions, removeCampaignOptions, saveCampaign, testCampaignOptions } from './campaign-calls.ts';
export { campaignOptions, campaignsOptions } from './read-campaigns.ts';
