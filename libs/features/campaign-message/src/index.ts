export { shownBlocks } from './campaign-blocks.ts';
export type { ReleaseFacts } from './campaign-blocks.ts';
export { CampaignBody } from './campaign-mail.ts';
export { PREVIEW_DARK_SHEET } from './mail-look.ts';
export { campaignPlainText, campaignSms } from './campaign-text.ts';
export { mailTextLinks, MOST_MAIL_LINKS, MOST_TEXT_LINKS, textLinks, withTextLinks } from './message-links.ts';
