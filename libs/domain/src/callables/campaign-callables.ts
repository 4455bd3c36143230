import * as v from 'valibot';
import { audienceSizeSchema } from '../campaigns/audience.ts';
import { campaignSettingsSchema } from '../campaigns/campaign-settings.ts';
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
  /** Counts the audience of a campaign as it is saved, and reads the rules that it is counted by. */
  readAudience: {
    name: 'studio/readAudience',
    input: v.object(campaign),
    output: v.object({ size: audienceSizeSchema, settings: campaignSettingsSchema }),
  },
  /** Changes the rules for all of an artist's campaigns. */
  saveCampaignSettings: {
    name: 'studio/saveCampaignSettings',
    input: v.object({ artistId: idSchema, settings: campaignSettingsSchema }),
    output: v.object({}),
  },
  /**
   * Sends a draft at its time. `campaign/unconfirmed`: it has more than a hundred recipients, and more than were
   * confirmed. `campaign/closed`: another member was first.
   */
  startCampaign: {
    name: 'studio/startCampaign',
    input: v.object({
      ...campaign,
      /** The draft that the member saw, by its last change. */
      updatedAt: v.pipe(v.number(), v.integer()),
      /** Number of recipients that the member confirmed; null for none. */
      confirmed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    output: v.object({ stored: campaignSchema }),
  },
} as const;
