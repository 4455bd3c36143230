import { studioOperations } from '../platform/callable/operations.ts';
import { readAudience } from './audience/read-audience.ts';
import { saveCampaignSettings } from './audience/settings.ts';
import { createCampaign } from './create-campaign.ts';
import { removeCampaign } from './remove-campaign.ts';
import { saveCampaign } from './save-campaign.ts';
import { startCampaign } from './send/start-campaign.ts';
import { testCampaign } from './test-campaign.ts';

export const campaignOperations = {
  ...studioOperations({ readAudience }, 'campaign.read'),
  ...studioOperations(
    { createCampaign, saveCampaign, removeCampaign, testCampaign, saveCampaignSettings, startCampaign },
    'campaign.send',
  ),
};
