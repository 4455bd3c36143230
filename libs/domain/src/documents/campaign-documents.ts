import { campaignPartSchema } from '../campaigns/campaign-part.ts';
import { campaignSettingsSchema } from '../campaigns/campaign-settings.ts';
import { campaignSchema } from '../campaigns/campaign.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const campaign = /* @__PURE__ */ defineDocument(campaignSchema, paths.campaign);
export const campaigns = /* @__PURE__ */ defineDocument(campaignSchema, paths.campaigns);
export const campaignSettings = /* @__PURE__ */ defineDocument(campaignSettingsSchema, paths.campaignSettings);
export const campaignPart = /* @__PURE__ */ defineDocument(campaignPartSchema, paths.campaignPart);
export const campaignParts = /* @__PURE__ */ defineDocument(campaignPartSchema, () => paths.campaignParts);
