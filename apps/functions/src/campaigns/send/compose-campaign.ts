import { campaignSms, withTextLinks } from '@countin/campaign-message';
import { shownWords } from '@countin/domain/campaigns';
import type { Language } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import type { Mail } from '../../platform/senders/mail.ts';
import type { TextMessage } from '../../platform/senders/text-message.ts';
import { filledMarkup, filledText, STOP, templateIn } from './mail-template.ts';
import type { PreparedCampaign } from './prepared-campaign.ts';

/** The message to one recipient. */
export interface CampaignRecipient {
  readonly to: string;
  readonly language: Language;
  readonly messageId: string;
  /** Link to the receipt. */
  readonly stop: string;
  /** Where a one-click unsubscribe is posted; null for a test. */
  readonly unsubscribe: string | null;
  /** Signed link of the block at a position, by which a click is counted; null where it is not. */
  readonly linkOf?: (at: number) => string | null;
}

/** Writes the mail to one recipient, in their language where it is written. */
export function composeCampaignMail(
  prepared: PreparedCampaign,
  { to, language, messageId, stop, unsubscribe, linkOf = () => null }: CampaignRecipient,
): Mail {
  const { senderName, subject, text, html, links } = templateIn(prepared, language);
  const own = new Map([[STOP, stop], ...[...links].map(([at, link]) => [at, linkOf(at) ?? link] as const)]);
  return {
    to,
    senderName,
    messageId,
    subject,
    text: filledText(text, own),
    html: filledMarkup(html, own),
    unsubscribe,
    personal: [...own].flatMap(([at, link]) => (link === links.get(at) ? [] : [link])),
  };
}

/** Data for writing a text message. */
export interface TextRecipient {
  readonly to: string;
  readonly language: Language;
  readonly messageId: string;
  /** Link to the receipt. */
  readonly stop: string;
  /** Counted link that replaces one of the artist's; missing where clicks are not counted. */
  readonly linkAt?: (language: Language, at: number) => string;
}

/** Writes the text message to one recipient, in their language where it is written. */
export function composeCampaignText(
  { campaign, ownerName }: PreparedCampaign,
  { to, language: wanted, messageId, stop, linkAt }: TextRecipient,
): TextMessage {
  const { language, words } = shownWords(campaign, wanted);
  const t = createTranslator(language);
  const text = campaignSms({
    sender: t('campaigns:message.sender', { artist: ownerName }),
    message: linkAt ? withTextLinks(words.message, (at) => linkAt(language, at)) : words.message,
    stop: { text: t('campaigns:message.stop'), link: stop },
  });
  return { to, messageId, text };
}
