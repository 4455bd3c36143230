import type { CampaignContent } from '@countin/domain/campaigns';
import { ALL_FANS, type FanOwner } from '@countin/domain/fan';
import { createCampaign } from '../campaigns/create-campaign.ts';
import { saveCampaign } from '../campaigns/save-campaign.ts';
import type { TestWorld } from './services.ts';

/** Writes the draft of a short mail as a member does, and gives its id. It goes to all fans at once, unless changed. */
export async function writeCampaign(
  world: TestWorld,
  uid: string,
  owner: FanOwner,
  changes: Partial<CampaignContent> = {},
): Promise<string> {
  const { campaignId } = await createCampaign(world, uid, { ...owner, language: 'en' });
  await saveCampaign(world, uid, {
    ...owner,
    campaignId,
    base: { blocks: [], texts: {}, productId: null, channel: 'email', audience: ALL_FANS, timing: { mode: 'now' } },
    changes: {
      blocks: [{ id: 'a', kind: 'text' }],
      texts: { en: { subject: 'News', message: '', parts: { a: 'Hello.' } } },
      ...changes,
    },
  });
  return campaignId;
}
