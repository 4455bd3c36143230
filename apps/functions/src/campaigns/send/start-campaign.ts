import type { CallableOutput } from '@countin/domain/callables';
import { campaignBegins, isConfirmedSize, isTimePast, missingParts, type Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../../platform/write-document.ts';
import { countAudience } from '../audience/count-audience.ts';
import { campaignRef, readPermittedCampaign } from '../read-campaign.ts';
import { newPart } from './parts.ts';
import { beginPart } from './run-part.ts';

/** How long the caller waits where no queue takes the work, milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Sends a draft at its time. Of two members at once, one starts it, and the other is told that it is closed.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`, `campaign/incomplete`,
 * `campaign/time-past`, `campaign/no-recipients`, `campaign/unconfirmed`
 */
export async function startCampaign(
  services: Services,
  uid: string,
  { updatedAt, confirmed, ...key }: ParsedInput<'startCampaign'>,
): Promise<CallableOutput<'startCampaign'>> {
  const { db, now } = services;
  const { campaign: draft } = await readPermittedCampaign({ db }, uid, key, 'campaign.send');
  checkDraft(draft, now());
  const size = await countAudience(db, draft, now());
  if (size.recipients === 0) throw new AppError('campaign/no-recipients');
  // Another member changed it after this one had read the question.
  if (draft.updatedAt !== updatedAt || !isConfirmedSize(size.recipients, confirmed))
    throw new AppError('campaign/unconfirmed');

  const started = await db.runTransaction(async (transaction) => {
    const { campaign } = await readPermittedCampaign({ db, transaction }, uid, key, 'campaign.send');
    checkDraft(campaign, now());
    if (campaign.updatedAt !== updatedAt) throw new AppError('campaign/unconfirmed');
    const beginsAt = campaignBegins(campaign.timing, now());
    const part = newPart(services, campaign, { kind: 'plan' }, Math.max(beginsAt, now()));
    const state = beginsAt > now() ? 'scheduled' : 'sending';
    const changes = { state, startedAt: now(), startedBy: uid, size, beginsAt } as const;
    updateDocument(transaction, campaignRef(db, campaign), changes);
    createDocument(transaction, refTo(db, documents.campaignPart(part.id)), part);
    return { part, stored: { ...campaign, ...changes } };
  });
  await beginPart(services, started.part, now() + PATIENCE_MS);
  return { stored: started.stored };
}

function checkDraft(campaign: Campaign, now: number): void {
  if (campaign.state !== 'draft') throw new AppError('campaign/closed');
  if (missingParts(campaign).length > 0) throw new AppError('campaign/incomplete');
  if (isTimePast(campaign.timing, now)) throw new AppError('campaign/time-past');
}
