import { campaignSms } from '@countin/campaign-message';
import { shownWords } from '@countin/domain/campaigns';
import type { OutboxMessage } from '@countin/domain/documents';
import type { Fan, Signup } from '@countin/domain/fan';
import { campaignLinkPath, receiptPath } from '@countin/domain/urls';
import { createTranslator } from '@countin/i18n';
import { queuedMessage } from '../../messages/message.ts';
import { campaignMessageId } from '../../platform/message-ids.ts';
import type { ComposedMessage } from '../../platform/senders/composed-message.ts';
import type { Services } from '../../platform/services.ts';
import { campaignLinkToken } from './campaign-link.ts';
import { composeCampaignMail, type PreparedCampaign } from './compose-campaign.ts';

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
  { signupSecret }: Pick<Services, 'signupSecret'>,
  prepared: PreparedCampaign,
  { id: fanId, channel, contact, language }: Pick<Fan, 'id' | 'channel' | 'contact' | 'language'>,
  messageId: string,
  token: string,
): ComposedMessage {
  const campaignId = prepared.campaign.id;
  const stop = prepared.origin + receiptPath(token, campaignId);
  if (channel === 'email') {
    const linkOf = (at: number) => {
      const linkToken = campaignLinkToken(signupSecret, { campaignId, fanId, at });
      return linkToken === null ? null : prepared.shortOrigin + campaignLinkPath(linkToken);
    };
    const recipient = { to: contact, language, messageId, stop, unsubscribe: `${stop}&one-click`, linkOf };
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
