import { fanOperations, sendingOperations, studioOperations } from '../platform/callable/operations.ts';
import { readAudience } from './audience/read-audience.ts';
import { saveCampaignSettings } from './audience/settings.ts';
import { createCampaign } from './create-campaign.ts';
import { followCampaignLink } from './follow-campaign-link.ts';
import { prepareCampaign } from './prepared/prepare-campaign.ts';
import { readCampaignResults, readRecipients } from './read-results.ts';
import { removeCampaign } from './remove-campaign.ts';
import { saveCampaign } from './save-campaign.ts';
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from './send/control-campaign.ts';
import { startCampaign } from './send/start-campaign.ts';
import { testCampaign } from './test-campaign.ts';

export const campaignOperations = {
  ...studioOperations({ readAudience, readCampaignResults }, 'campaign.read'),
  ...studioOperations({ readRecipients }, 'fans.read'),
  ...studioOperations(
    {
      createCampaign,
      saveCampaign,
      removeCampaign,
      saveCampaignSettings,
      pauseCampaign,
      cancelCampaign,
    },
    'campaign.send',
  ),
  // A prepared campaign is switched on by preparing and starting it.
  ...sendingOperations(
    { prepareCampaign, testCampaign, startCampaign, resumeCampaign, retryCampaign },
    'campaign.send',
  ),
};

/** Operations of fans, who follow a link of a campaign. */
export const campaignLinkOperations = fanOperations({ followCampaignLink });
