import * as v from 'valibot';
import { campaignContentSchema, campaignSchema } from '../campaigns/campaign.ts';
import { idSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language.ts';

const campaign = { artistId: idSchema, campaignId: idSchema };
const fields = v.partial(campaignContentSchema);

/** Campaigns of an artist: for its owner and managers. */
export const campaignCallables = {
  /** Creates an empty draft. */
  createCampaign: {
    name: 'studio/createCampaign',
    input: v.object({ artistId: idSchema, language: languageSchema }),
    output: v.object({ campaignId: idSchema }),
  },
  /**
   * Writes changed fields of a draft, unless another writer has changed one of them since `base`. Then nothing is
   * written, and `saved` is false.
   */
  saveCampaign: {
    name: 'studio/saveCampaign',
    input: v.object({ ...campaign, base: fields, changes: fields }),
    output: v.object({ saved: v.boolean(), stored: campaignSchema }),
  },
  /** Removes a campaign that was never sent. Idempotent. */
  removeCampaign: { name: 'studio/removeCampaign', input: v.object(campaign), output: v.object({}) },
  /** Sends the mail in one language to the caller's own verified address. `auth/unverified`: there is none. */
  testCampaign: {
    name: 'studio/testCampaign',
    input: v.object({ ...campaign, language: languageSchema }),
    output: v.object({ to: v.string() }),
  },
} as const;
