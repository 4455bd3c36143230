import { campaignSms } from '@countin/campaign-message';
import { shownWords } from '@countin/domain/campaigns';
import type { OutboxMessage } from '@countin/domain/documents';
import type { Fan, Signup } from '@countin/domain/fan';
import { receiptPath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import { queuedMessage } from '../../messages/message.ts';
import type { ComposedMessage } from '../../platform/senders/composed-message.ts';
import { composeCampaignMail, type PreparedCampaign } from './compose-campaign.ts';

/** Id of a campaign's message to a fan: there can be only one. It cannot be guessed, since the fan’s id is a keyed hash. */
export const campaignMessageId = (campaignId: string, fanId: string) => `campaign_${campaignId}_${fanId}`;

/** A campaign's message to a fan that waits to be sent. */
export function campaignMessage(
  { id: campaignId, artistId }: PreparedCampaign['campaign'],
  { id: fanId }: Pick<Fan, 'id'>,
  signup: Pick<Signup, 'id' | 'productId'>,
  now: number,
): OutboxMessage {
  const message = queuedMessage(campaignMessageId(campaignId, fanId), 'campaign', { ...signup, artistId }, now);
  return { ...message, campaignId, fanId };
}

/**
 * Writes a campaign's message to a fan.
 *
 * @param token key to the fan's receipt
 */
export function composeCampaign(
  prepared: PreparedCampaign,
  { channel, contact, language }: Pick<Fan, 'channel' | 'contact' | 'language'>,
  messageId: string,
  token: string,
): ComposedMessage {
  const stop = prepared.origin + receiptPath(token);
  if (channel === 'email') {
    const recipient = { to: contact, language, messageId, stop, unsubscribe: `${stop}?one-click` };
    return { channel, mail: composeCampaignMail(prepared, recipient) };
  }
  const shown = shownWords(prepared.campaign, language);
  const t = createTranslator(shown.language);
  const text = campaignSms({
    sender: t('campaigns:message.sender', { artist: prepared.artistName }),
    message: shown.words.message,
    stop: { text: t('campaigns:message.stop'), link: stop },
  });
  return { channel, text: { to: contact, messageId, text } };
}
