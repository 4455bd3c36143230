import type { CallableOutput } from '@countin/domain/callables';
import { campaignBegins, isConfirmedSize, isTimePast, missingParts, type Campaign } from '@countin/domain/campaigns';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Source } from '../../platform/permissions/require-permission.ts';
import { readSendingQuotas } from '../../platform/sending-quota/read-quota.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../../platform/write-document.ts';
import { countAudience } from '../audience/count-audience.ts';
import { campaignRef, readSendableCampaign, requireTrue } from '../read-campaign.ts';
import { newPart } from './parts.ts';
import { beginPart } from './run-part.ts';
import { takeRecipients } from './take-recipients.ts';

/** How long the caller waits where no queue takes the work, milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Sends a draft at its time. Of two members at once, one starts it, and the other is told that it is closed.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`, `campaign/incomplete`,
 * `campaign/time-past`, `campaign/untimely`, `release/not-found`, `campaign/no-recipients`, `campaign/unconfirmed`, `profile/on-hold`, `limit/recipients` with the number that today
 * has room for, and the time to wait
 */
export async function startCampaign(
  services: Services,
  uid: string,
  { updatedAt, confirmed, ...key }: ParsedInput<'startCampaign'>,
): Promise<CallableOutput<'startCampaign'>> {
  const { db, now } = services;
  const { campaign: draft, owner } = await readSendableCampaign({ db }, uid, key);
  checkDraft(draft, now());
  await checkWords(services, { db }, draft);
  const size = await countAudience(db, draft, now());
  if (size.recipients === 0) throw new AppError('campaign/no-recipients');
  // Another member changed it after this one had read the question.
  if (draft.updatedAt !== updatedAt || !isConfirmedSize(size.recipients, confirmed))
    throw new AppError('campaign/unconfirmed');
  const quotas = await readSendingQuotas(services, { uid, owner });

  const started = await db.runTransaction(async (transaction) => {
    const { campaign } = await readSendableCampaign({ db, transaction }, uid, key);
    checkDraft(campaign, now());
    await checkWords(services, { db, transaction }, campaign);
    if (campaign.updatedAt !== updatedAt) throw new AppError('campaign/unconfirmed');
    await takeRecipients(services, transaction, quotas, size.recipients);
    const beginsAt = campaignBegins(campaign.timing, now());
    const part = newPart(services, { ...campaign, startedBy: uid }, { kind: 'plan' }, Math.max(beginsAt, now()));
    const state = beginsAt > now() ? 'scheduled' : 'sending';
    const changes = { state, startedAt: now(), startedBy: uid, size, beginsAt } as const;
    updateDocument(transaction, campaignRef(db, campaign), changes);
    createDocument(transaction, refTo(db, documents.campaignPart(part.id)), part);
    return { part, stored: { ...campaign, ...changes } };
  });
  await beginPart(services, started.part, now() + PATIENCE_MS);
  return { stored: started.stored };
}

/** A campaign that waits for its time is checked then. */
async function checkWords(services: Services, source: Source, campaign: Campaign): Promise<void> {
  if (campaignBegins(campaign.timing, services.now()) <= services.now()) await requireTrue(source, services, campaign);
}

function checkDraft(campaign: Campaign, now: number): void {
  if (campaign.state !== 'draft') throw new AppError('campaign/closed');
  if (missingParts(campaign).length > 0) throw new AppError('campaign/incomplete');
  if (isTimePast(campaign.timing, now)) throw new AppError('campaign/time-past');
}
