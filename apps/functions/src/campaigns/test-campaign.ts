import type { CallableOutput } from '@countin/domain/callables';
import { missingParts } from '@countin/domain/campaigns';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { countInWindow } from '../platform/rate-limit/window-counter.ts';
import { newId, type Services } from '../platform/services.ts';
import { composeCampaignMail } from './send/compose-campaign.ts';
import { prepareCampaign } from './send/prepared-campaign.ts';
import { readPermittedCampaign } from './read-campaign.ts';

/** Tests of one account: they go to its own mailbox, which is not to be filled. */
const TEST_WINDOW = { limit: 30, windowMs: 3_600_000 };
/** Patience with the mail server, milliseconds. */
const MAIL_MS = 20_000;

/**
 * Sends a campaign's mail to the caller's own verified address.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/incomplete`,
 * `auth/unverified`, `limit/too-many`, `service/unavailable`
 */
export async function testCampaign(
  services: Services,
  uid: string,
  { artistId, campaignId, language }: ParsedInput<'testCampaign'>,
): Promise<CallableOutput<'testCampaign'>> {
  const { db, identity, mainOrigin, now } = services;
  const { campaign } = await readPermittedCampaign({ db }, uid, { artistId, campaignId }, 'campaign.send');
  if (campaign.channel !== 'email' || missingParts(campaign).length > 0) throw new AppError('campaign/incomplete');
  const verified = await identity.verified([uid]);
  const account = verified.has(uid) ? await identity.account(uid) : null;
  if (!account || account.email === '') throw new AppError('auth/unverified');
  await countInWindow(db, `campaign_test_${uid}`, TEST_WINDOW, now());
  const prepared = await prepareCampaign(services, campaign);
  const mail = composeCampaignMail(prepared, {
    to: account.email,
    language,
    messageId: `campaign_test_${newId(services)}`,
    stop: mainOrigin,
    unsubscribe: null,
  });
  try {
    await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
  } catch (error) {
    services.log('A test of a campaign could not be sent.', error);
    throw new AppError('service/unavailable', { cause: error });
  }
  return { to: account.email };
}
