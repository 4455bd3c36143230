import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { FieldPath, type Query } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { readPermittedCampaign } from './read-campaign.ts';

/** Recipients of a page. */
const PAGE = 50;

/**
 * Counts what became of a campaign's messages. The database counts.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readCampaignResults(
  services: Pick<Services, 'db'>,
  uid: string,
  key: ParsedInput<'readCampaignResults'>,
): Promise<CallableOutput<'readCampaignResults'>> {
  const { db } = services;
  const { campaign } = await readPermittedCampaign({ db }, uid, key, 'campaign.read');
  const all = db.collection(documents.outbox().path).where('campaignId', '==', key.campaignId);
  const count = async (query: Query) => (await query.count().get()).data().count;
  const [waiting, accepted, bounced, failed, excluded, clicked, unsubscribed, complained] = await Promise.all([
    count(all.where('state', 'in', ['queued', 'sending'])),
    count(all.where('state', '==', 'sent').where('bounced', '==', false)),
    count(all.where('bounced', '==', true)),
    count(all.where('state', '==', 'failed').where('bounced', '==', false)),
    count(all.where('state', '==', 'dropped')),
    count(all.where('clickedAt', '>', new Date(0))),
    count(all.where('unsubscribedAt', '>', new Date(0))),
    count(all.where('complainedAt', '>', new Date(0))),
  ]);
  return {
    stored: campaign,
    results: { waiting, accepted, bounced, failed, excluded, clicked, unsubscribed, complained },
  };
}

/**
 * A page of a campaign's recipients with what became of each message.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`
 */
export async function readRecipients(
  services: Pick<Services, 'db' | 'log'>,
  uid: string,
  { states, after, ...key }: ParsedInput<'readRecipients'>,
): Promise<CallableOutput<'readRecipients'>> {
  const { db, log } = services;
  const { ownerKind, ownerId, campaignId } = key;
  await readPermittedCampaign({ db }, uid, key, 'fans.read');
  const all = db.collection(documents.outbox().path).where('campaignId', '==', campaignId);
  const some = states.length === 0 ? all : all.where('state', 'in', states);
  const ordered = some.orderBy(FieldPath.documentId());
  const found = await (after === null ? ordered : ordered.startAfter(after)).limit(PAGE).get();
  const messages = found.docs.flatMap((stored) => readValidDocument(documents.outboxMessage, stored, log) ?? []);
  const fanIds = messages.flatMap(({ fanId }) => fanId ?? []);
  const fans =
    fanIds.length === 0
      ? []
      : await db.getAll(...fanIds.map((id) => db.doc(documents.ownedFan(ownerKind, ownerId, id).path)));
  const fanOf = new Map(
    fans.flatMap((stored) => {
      const fan = readDocument(documents.fan, stored);
      return fan ? [[fan.id, fan]] : [];
    }),
  );
  return {
    recipients: messages.flatMap((message) => {
      const fan = fanOf.get(message.fanId ?? '');
      if (!fan) return [];
      const { state, refusal, bounced, sentAt, delayedUntil, clickedAt, unsubscribedAt } = message;
      const { id: fanId, contact, name } = fan;
      return [{ fanId, contact, name, state, refusal, bounced, sentAt, delayedUntil, clickedAt, unsubscribedAt }];
    }),
    next: found.size === PAGE ? (found.docs.at(-1)?.id ?? null) : null,
  };
}
