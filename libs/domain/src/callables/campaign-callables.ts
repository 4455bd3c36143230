import * as v from 'valibot';
import { audienceSizeSchema } from '../campaigns/audience.ts';
import { campaignSettingsSchema } from '../campaigns/campaign-settings.ts';
import { campaignContentSchema, campaignSchema } from '../campaigns/campaign.ts';
import { PREPARED_CAMPAIGNS } from '../campaigns/prepared-campaign.ts';
import { MESSAGE_REFUSALS, MESSAGE_STATES } from '../fan/message-state.ts';
import { fanOwnerEntries } from '../fan/signup.ts';
import { idSchema, millisSchema, textSchema } from '../fields/fields.ts';
import { languageSchema } from '../locale/language-schema.ts';

const campaign = { ...fanOwnerEntries, campaignId: idSchema };
const fields = v.partial(campaignContentSchema);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** As it is typed, with the country's code. */
const testNumber = v.pipe(textSchema, v.maxLength(40, 'field/too-long'));

/** Campaigns of an artist or a label: for its owner and managers. */
export const campaignCallables = {
  /** Creates an empty draft. */
  createCampaign: {
    name: 'studio/createCampaign',
    input: v.object({ ...fanOwnerEntries, language: languageSchema }),
    output: v.object({ campaignId: idSchema }),
  },
  /**
   * Creates the draft of a prepared campaign about a published release, with its words in all languages and its time. Where
   * it exists, it is left as it is. `campaign/time-past`: the release is out, or too near.
   */
  prepareCampaign: {
    name: 'studio/prepareCampaign',
    input: v.object({
      artistId: idSchema,
      productId: idSchema,
      kind: v.picklist(PREPARED_CAMPAIGNS),
      language: languageSchema,
    }),
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
  /**
   * Sends the mail in one language to the caller's own verified address. A text message goes to a number that has agreed
   * to these text messages. `auth/unverified`: there is no such address. `campaign/test-number`: the number has not agreed.
   * `campaign/test-night`: it is night there.
   */
  testCampaign: {
    name: 'studio/testCampaign',
    input: v.object({ ...campaign, language: languageSchema, number: v.optional(testNumber) }),
    output: v.object({ to: v.string() }),
  },
  /** Counts the audience of a campaign as it is saved, and reads the rules that it is counted by. */
  readAudience: {
    name: 'studio/readAudience',
    input: v.object(campaign),
    output: v.object({ size: audienceSizeSchema, settings: campaignSettingsSchema }),
  },
  /** Changes the rules for all campaigns. */
  saveCampaignSettings: {
    name: 'studio/saveCampaignSettings',
    input: v.object({ ...fanOwnerEntries, settings: campaignSettingsSchema }),
    output: v.object({}),
  },
  /**
   * Sends a draft at its time. `campaign/unconfirmed`: it has more than a hundred recipients, and more than were
   * confirmed. `campaign/closed`: another member was first. `limit/recipients`: today's quota has room for fewer, as
   * `expected` says.
   */
  startCampaign: {
    name: 'studio/startCampaign',
    input: v.object({
      ...campaign,
      /** The draft that the member saw, by its last change. */
      updatedAt: v.pipe(millisSchema, v.integer()),
      /** Number of recipients that the member confirmed; null for none. */
      confirmed: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
    output: v.object({ stored: campaignSchema }),
  },
  /** Stops a campaign between two messages. `campaign/closed`: it is a draft, or has ended. */
  pauseCampaign: {
    name: 'studio/pauseCampaign',
    input: v.object(campaign),
    output: v.object({ stored: campaignSchema }),
  },
  /**
   * Resumes a paused campaign where it stopped. `profile/on-hold`: the one who started it is suspended, and the caller does
   * not take it over. `limit/recipients` as at a start.
   */
  resumeCampaign: {
    name: 'studio/resumeCampaign',
    input: v.object({
      ...campaign,
      /** The caller has read that the one who started it is suspended, and sends it from now on. */
      takeOver: v.optional(v.boolean(), false),
    }),
    output: v.object({ stored: campaignSchema }),
  },
  /** Leaves the rest unsent. A campaign that has not begun is a draft again. */
  cancelCampaign: {
    name: 'studio/cancelCampaign',
    input: v.object(campaign),
    output: v.object({ stored: campaignSchema }),
  },
  /** Tries failed messages again. */
  retryCampaign: {
    name: 'studio/retryCampaign',
    input: v.object(campaign),
    output: v.object({ retried: count }),
  },
  /** Counts what became of a campaign's messages. */
  readCampaignResults: {
    name: 'studio/readCampaignResults',
    input: v.object(campaign),
    output: v.object({
      stored: campaignSchema,
      results: v.object({
        /** Waiting, being sent or tried again. */
        waiting: count,
        accepted: count,
        bounced: count,
        failed: count,
        /** Refused by the ledger, the suppression list or the frequency cap. */
        excluded: count,
        clicked: count,
        unsubscribed: count,
        complained: count,
      }),
    }),
  },
  /** A page of recipients, with what became of each one's message. */
  readRecipients: {
    name: 'studio/readRecipients',
    input: v.object({
      ...campaign,
      /** Messages in one of these states; empty for all. */
      states: v.pipe(v.array(v.picklist(MESSAGE_STATES)), v.maxLength(MESSAGE_STATES.length, 'field/too-many')),
      /** `next` of the page before; null for the first page. */
      after: v.nullable(idSchema),
    }),
    output: v.object({
      recipients: v.array(
        v.object({
          fanId: idSchema,
          contact: v.string(),
          name: v.string(),
          state: v.picklist(MESSAGE_STATES),
          refusal: v.nullable(v.picklist(MESSAGE_REFUSALS)),
          bounced: v.boolean(),
          sentAt: v.nullable(v.number()),
          delayedUntil: v.nullable(v.number()),
          clickedAt: v.nullable(v.number()),
          unsubscribedAt: v.nullable(v.number()),
        }),
      ),
      next: v.nullable(idSchema),
    }),
  },
} as const;
