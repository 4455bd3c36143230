import type { OutboxMessage } from '@countin/domain/documents';
import type { Fan, Signup } from '@countin/domain/fan';
import type { Language } from '@countin/domain/locale';
import { campaignLinkPath, receiptPath } from '@countin/domain/urls';
import { queuedMessage } from '../../messages/message.ts';
import { campaignMessageId } from '../../platform/message-ids.ts';
import type { ComposedMessage } from '../../platform/senders/composed-message.ts';
import type { Services } from '../../platform/services.ts';
import { campaignLinkToken } from './campaign-link.ts';
import { composeCampaignMail, composeCampaignText } from './compose-campaign.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';
import { textLinkCode, textLinkToken } from './text-link.ts';

/** A campaign's message to a fan that waits to be sent. */
export function campaignMessage(
  { signupSecret }: Pick<Services, 'signupSecret'>,
  { id: campaignId, ownerId, ownerKind }: LoadedCampaign['campaign'],
  { id: fanId, channel, list, inSample }: Pick<Fan, 'id' | 'channel' | 'list' | 'inSample'>,
  signup: Pick<Signup, 'id' | 'productId'>,
  now: number,
): OutboxMessage {
  const id = campaignMessageId(campaignId, fanId);
  const message = queuedMessage(id, 'campaign', { ...signup, ownerId, ownerKind, channel }, now);
  const linkCode = channel === 'phone' ? { linkCode: textLinkCode(signupSecret, id) } : {};
  return { ...message, campaignId, fanId, list: inSample ? list : null, ...linkCode };
}

/**
 * Writes a campaign's message to a fan.
 *
 * @param token key to the fan's receipt
 */
export function composeCampaign(
  { signupSecret }: Pick<Services, 'signupSecret'>,
  loaded: LoadedCampaign,
  { id: fanId, channel, contact, name, language }: Pick<Fan, 'id' | 'channel' | 'contact' | 'name' | 'language'>,
  messageId: string,
  token: string,
): ComposedMessage {
  const campaignId = loaded.campaign.id;
  const stop = loaded.origin + receiptPath(token, campaignId);
  if (channel === 'email') {
    const linkOf = (at: number) => {
      const linkToken = campaignLinkToken(signupSecret, { campaignId, fanId, at });
      return linkToken === null ? null : loaded.shortOrigin + campaignLinkPath(linkToken);
    };
    const recipient = { to: contact, name, language, messageId, stop, unsubscribe: `${stop}&one-click`, linkOf };
    return { channel, mail: composeCampaignMail(loaded, recipient) };
  }
  const linkAt = (shown: Language, at: number) => {
    const token = textLinkToken(textLinkCode(signupSecret, messageId), { language: shown, at });
    return loaded.shortOrigin + campaignLinkPath(token);
  };
  return { channel, text: composeCampaignText(loaded, { to: contact, name, language, messageId, stop, linkAt }) };
}
