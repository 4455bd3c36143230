import { campaignSms, withTextLinks } from '@countin/campaign-message';
import { calledName, shownWords, withName } from '@countin/domain/campaigns';
import type { Language } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import type { Mail } from '../../platform/senders/mail.ts';
import type { TextMessage } from '../../platform/senders/text-message.ts';
import { filledMarkup, filledText, inMarkup, NAME, nameFallbackIn, STOP, templateIn } from './mail-template.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';

/** The message to one recipient. */
export interface CampaignRecipient {
  readonly to: string;
  /** Name as the fan gave it; empty where they gave none. */
  readonly name: string;
  readonly language: Language;
  readonly messageId: string;
  /** Link to the receipt. */
  readonly stop: string;
  /** Where a one-click unsubscribe is posted; null for a test. */
  readonly unsubscribe: string | null;
  /** Signed link at a place, by which a click is counted; null where it is not. */
  readonly linkOf?: (at: number) => string | null;
}

/** Writes the mail to one recipient, in their language where it is written. */
export function composeCampaignMail(
  loaded: LoadedCampaign,
  { to, name, language, messageId, stop, unsubscribe, linkOf = () => null }: CampaignRecipient,
): Mail {
  const { senderName, subject, nameFallback, text, html, links } = templateIn(loaded, language);
  const called = calledName(name) || nameFallback;
  const own = new Map([
    [STOP, stop],
    [NAME, called],
    ...[...links].map(([at, link]) => [at, linkOf(at) ?? link] as const),
  ]);
  const isNamed = text.places.includes(NAME);
  return {
    to,
    senderName,
    messageId,
    subject: filledText(subject, own),
    text: filledText(text, own),
    html: filledMarkup(html, own),
    unsubscribe,
    personal: [...own].flatMap(([at, value]) => {
      // A shorter name would be found in other words all over the mail.
      if (at === NAME) return isNamed && called.length > 2 ? [called, inMarkup(called)] : [];
      return value === links.get(at) ? [] : [value];
    }),
  };
}

/** Data for writing a text message. */
export interface TextRecipient {
  readonly to: string;
  /** Name as the fan gave it; empty where they gave none. */
  readonly name: string;
  readonly language: Language;
  readonly messageId: string;
  /** Link to the receipt. */
  readonly stop: string;
  /** Counted link that replaces one of the artist's; missing where clicks are not counted. */
  readonly linkAt?: (language: Language, at: number) => string;
}

/** Writes the text message to one recipient, in their language where it is written. */
export function composeCampaignText(
  { campaign, ownerName }: LoadedCampaign,
  { to, name, language: wanted, messageId, stop, linkAt }: TextRecipient,
): TextMessage {
  const { language, words } = shownWords(campaign, wanted);
  const t = createTranslator(language);
  const linked = linkAt ? withTextLinks(words.message, (at) => linkAt(language, at)) : words.message;
  const text = campaignSms({
    sender: t('campaigns:message.sender', { artist: ownerName }),
    // A name is put in last, so that no link of it is counted.
    message: withName(linked, calledName(name) || nameFallbackIn(language, words)),
    stop: { text: t('campaigns:message.stop'), link: stop },
  });
  return { to, messageId, text };
}
