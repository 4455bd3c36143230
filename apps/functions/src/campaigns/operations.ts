import { studioOperations } from '../platform/callable/operations.ts';
import { createCampaign } from './create-campaign.ts';
import { removeCampaign } from './remove-campaign.ts';
import { saveCampaign } from './save-campaign.ts';
import { testCampaign } from './test-campaign.ts';

export const campaignOperations = {
  ...studioOperations({ createCampaign, saveCampaign, removeCampaign, testCampaign }, 'campaign.send'),
};
