import type { CallableOutput } from '@countin/domain/callables';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { readPermittedCampaign } from '../read-campaign.ts';
import { countAudience } from './count-audience.ts';
import { readSettings } from './settings.ts';

/**
 * Counts the audience of a campaign as it is saved.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readAudience(
  services: Pick<Services, 'db' | 'now'>,
  uid: string,
  key: ParsedInput<'readAudience'>,
): Promise<CallableOutput<'readAudience'>> {
  const { db, now } = services;
  const { campaign } = await readPermittedCampaign({ db }, uid, key, 'campaign.read');
  const [size, settings] = await Promise.all([countAudience(db, campaign, now()), readSettings(services, key)]);
  return { size, settings };
}
