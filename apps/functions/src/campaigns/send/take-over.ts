import type { Campaign } from '@countin/domain/campaigns';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { sendingDayOf, type SendingQuota } from '@countin/domain/sending';
import type { Transaction } from '@google-cloud/firestore';
import { isSuspended } from '../../platform/permissions/may-act.ts';
import { noteActivity } from '../../platform/permissions/note-activity.ts';
import { readSendingQuotas } from '../../platform/sending-quota/read-quota.ts';
import type { Services } from '../../platform/services.ts';
import { readSendableCampaign, type CampaignKey } from '../read-campaign.ts';
import { takeRecipients } from './take-recipients.ts';

/** What is counted before the transaction of a takeover. */
export interface CountedRest {
  readonly quotas: ReadonlyMap<string, SendingQuota>;
  /** Recipients whose messages have no outcome yet. The campaign is paused, so they do not get fewer meanwhile. */
  readonly recipients: number;
}

/** Counts what a caller would send who takes a campaign over, and reads the quotas that it counts for. */
export async function countRest(services: Services, uid: string, key: CampaignKey): Promise<CountedRest> {
  const { db } = services;
  const { campaign, owner } = await readSendableCampaign({ db }, uid, key);
  const done = db
    .collection(documents.outbox().path)
    .where('campaignId', '==', campaign.id)
    .where('state', 'in', ['sent', 'failed']);
  const [quotas, counted] = await Promise.all([readSendingQuotas(services, { uid, owner }), done.count().get()]);
  return { quotas, recipients: Math.max(0, (campaign.size?.recipients ?? 0) - counted.data().count) };
}

/**
 * Makes the caller the starter of a campaign whose starter is suspended, with an entry in the activity log. It counts for the
 * caller and the owner as a start does. The owner is not counted again where the start was today. Call it after the last
 * read of the transaction.
 *
 * @param rest null where the caller does not take it over
 * @returns changed fields; none where the starter is not suspended
 * @throws AppError `profile/on-hold` without a takeover, `limit/recipients`
 */
export async function takeOverIfSuspended(
  services: Services,
  transaction: Transaction,
  { campaign, owner, uid }: { readonly campaign: Campaign; readonly owner: string; readonly uid: string },
  rest: CountedRest | null,
): Promise<Partial<Pick<Campaign, 'startedBy' | 'startedAt'>>> {
  const { db, now } = services;
  const { startedBy, startedAt, ownerKind: kind, ownerId: profileId } = campaign;
  if (startedBy === null) return {};
  const [starter, actor] = await transaction.getAll(
    db.doc(documents.user(startedBy).path),
    db.doc(documents.user(uid).path),
  );
  if (!starter || !actor || !isSuspended(starter)) return {};
  if (!rest) throw new AppError('profile/on-hold');
  const isCounted = startedAt !== null && sendingDayOf(startedAt) === sendingDayOf(now());
  const quotas = [...rest.quotas].filter(([account]) => !isCounted || account !== owner);
  await takeRecipients(services, transaction, new Map(quotas), rest.recipients);
  noteActivity(
    services,
    transaction,
    { kind, profileId },
    {
      actor,
      action: 'campaign.resumed',
      subject: nameOf(campaign),
      before: readField(documents.user, starter, 'displayName') ?? '',
    },
  );
  return { startedBy: uid, startedAt: now() };
}

/** Title of a campaign, or the words that fans see first. */
function nameOf({ title, texts, language }: Campaign): string {
  const words = texts[language];
  return title || words?.subject || words?.message || '';
}
