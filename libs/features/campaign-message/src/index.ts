export { shownBlocks } from './campaign-blocks.ts';
export type { BlockFacts, ReleaseFacts, ShownBlock } from './campaign-blocks.ts';
export { CampaignBody, PREVIEW_DARK_SHEET } from './campaign-mail.ts';
export type { CampaignMail } from './campaign-mail.ts';
export { campaignPlainText, campaignSms, MOST_TEXT_LINKS, textLinks, withTextLinks } from './campaign-text.ts';
export type { CampaignTextMessage } from './campaign-text.ts';
