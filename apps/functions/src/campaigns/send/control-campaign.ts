import type { CallableOutput } from '@countin/domain/callables';
import type { Campaign, CampaignState } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { sendingDayOf } from '@countin/domain/sending';
import type { Transaction } from '@google-cloud/firestore';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { countToday } from '../../platform/sending-quota/take-quota.ts';
import type { Services } from '../../platform/services.ts';
import { allDone } from '../../platform/settle-all.ts';
import { createDocument, refOf, refTo, updateDocument } from '../../platform/write-document.ts';
import { campaignRef, readPermittedCampaign, readSendableCampaign, requireTrue } from '../read-campaign.ts';
import { newPart } from './parts.ts';
import { beginPart } from './run-part.ts';
import { countRest, takeOverIfSuspended } from './take-over.ts';

/** How long the caller waits where no queue takes the work, milliseconds. */
const PATIENCE_MS = 20_000;
/** Messages that one transaction queues again. */
const RETRY_PAGE = 200;

type Key = Pick<ParsedInput<'startCampaign'>, 'ownerId' | 'ownerKind' | 'campaignId'>;

/**
 * Pauses a campaign between two messages: those that are with the server arrive. Repeating it changes nothing.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`
 */
export async function pauseCampaign(
  services: Services,
  uid: string,
  key: Key,
): Promise<CallableOutput<'pauseCampaign'>> {
  return change(
    services,
    uid,
    key,
    { from: ['scheduled', 'sending', 'paused'], to: 'paused' },
    (transaction, parts) => {
      for (const part of parts) updateDocument(transaction, part.target, { dueAt: null });
    },
  );
}

/**
 * Resumes a paused campaign where it stopped. Messages that became due meanwhile are sent at once. A caller who takes it over
 * from a suspended member becomes its starter.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`,
 *   `campaign/untimely`, `release/not-found`; `profile/on-hold` while none may leave, or its starter is suspended and the
 *   caller does not take it over; `limit/recipients` as at a start
 */
export async function resumeCampaign(
  services: Services,
  uid: string,
  { takeOver, ...key }: Key & { readonly takeOver?: boolean | undefined },
): Promise<CallableOutput<'resumeCampaign'>> {
  const rest = takeOver === true ? await countRest(services, uid, key) : null;
  const due: Parameters<typeof beginPart>[1][] = [];
  const result = await change(
    services,
    uid,
    key,
    {
      from: ['paused'],
      to: 'sending',
      decide: (transaction, found) => takeOverIfSuspended(services, transaction, { ...found, uid }, rest),
    },
    (transaction, parts, { startedBy }) => {
      due.length = 0;
      for (const { target, part } of parts) {
        updateDocument(transaction, target, { dueAt: part.plannedAt, startedBy });
        due.push({ ...part, dueAt: part.plannedAt });
      }
    },
  );
  const now = services.now();
  const begun = due.filter(({ plannedAt }) => plannedAt <= now);
  await allDone(begun.map((part) => beginPart(services, part, now + PATIENCE_MS)));
  return result;
}

/**
 * Ends a campaign: what was not sent stays unsent. One that has not begun is a draft again.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `campaign/not-found`, `campaign/closed`
 */
export async function cancelCampaign(
  services: Services,
  uid: string,
  key: Key,
): Promise<CallableOutput<'cancelCampaign'>> {
  const from = ['scheduled', 'sending', 'paused', 'cancelled'] as const;
  return change(services, uid, key, { from, to: 'cancelled' }, (transaction, parts) => {
    for (const { target } of parts) transaction.delete(target.ref);
  });
}

/**
 * Tries messages again that have failed, without those whose address is refused. Whether their fans agree is asked anew.
 *
 * @throws AppError `profile/not-found`, `profile/on-hold`, `access/denied`, `campaign/not-found`, `campaign/closed`,
 *   `campaign/untimely`, `release/not-found`
 */
export async function retryCampaign(
  services: Services,
  uid: string,
  key: Key,
): Promise<CallableOutput<'retryCampaign'>> {
  const { db, now } = services;
  const failed = db
    .collection(documents.outbox().path)
    .where('campaignId', '==', key.campaignId)
    .where('state', '==', 'failed')
    .where('bounced', '==', false)
    .limit(RETRY_PAGE);
  let retried = 0;
  for (;;) {
    const page = await db.runTransaction(async (transaction) => {
      const { campaign } = await readSendableCampaign({ db, transaction }, uid, key);
      if (campaign.state !== 'sent' && campaign.state !== 'sending') throw new AppError('campaign/closed');
      await requireTrue({ db, transaction }, services, campaign);
      const found = await transaction.get(failed);
      for (const stored of found.docs)
        updateDocument(transaction, refOf(documents.outboxMessage, stored), {
          state: 'queued',
          failures: 0,
          unknown: 0,
          nextAttemptAt: now(),
        });
      if (campaign.state === 'sent' && found.size > 0) {
        // Ends the campaign again once each has an outcome.
        const part = newPart(services, { ...campaign, startedBy: uid }, { kind: 'finish' }, now());
        createDocument(transaction, refTo(db, documents.campaignPart(part.id)), part);
        updateDocument(transaction, campaignRef(db, campaign), {
          state: 'sending',
          startedBy: uid,
          endedAt: null,
        });
      }
      return found.size;
    });
    retried += page;
    if (page < RETRY_PAGE) return { retried };
  }
}

interface StoredPart {
  readonly target: ReturnType<typeof refOf<typeof documents.campaignPart.schema>>;
  readonly part: NonNullable<ReturnType<typeof readDocument<typeof documents.campaignPart.schema>>>;
}

const hasBegun = ({ beginsAt }: Campaign, now: number) => beginsAt === null || beginsAt <= now;

interface Change {
  readonly from: readonly CampaignState[];
  readonly to: CampaignState;
  /** Decides what else changes. Its reads are the last ones of the transaction. */
  readonly decide?: (
    transaction: Transaction,
    found: { readonly campaign: Campaign; readonly owner: string },
  ) => Promise<Partial<Campaign>>;
}

/** Changes the state of a campaign, together with what it has yet to do. */
async function change(
  services: Services,
  uid: string,
  key: Key,
  { from, to, decide }: Change,
  changeParts: (transaction: Transaction, parts: readonly StoredPart[], campaign: Campaign) => void,
): Promise<{ readonly stored: Campaign }> {
  const { db, now } = services;
  return db.runTransaction(async (transaction) => {
    const source = { db, transaction };
    const { campaign: read, owner } = await (to === 'sending'
      ? readSendableCampaign(source, uid, key)
      : readPermittedCampaign(source, uid, key, 'campaign.send'));
    if (!from.includes(read.state)) throw new AppError('campaign/closed');
    if (to === 'sending' && hasBegun(read, now())) await requireTrue(source, services, read);
    const found = await transaction.get(
      db.collection(documents.campaignParts().path).where('campaignId', '==', key.campaignId),
    );
    const parts = found.docs.flatMap((stored) => {
      const part = readDocument(documents.campaignPart, stored);
      return part ? [{ target: refOf(documents.campaignPart, stored), part }] : [];
    });
    const decided = (await decide?.(transaction, { campaign: read, owner })) ?? {};
    const campaign = { ...read, ...decided };
    changeParts(transaction, parts, campaign);
    const changes = changesOf(campaign, to, now());
    // A member who pauses what the service has paused does not make it the member's own pause.
    const hold = to === 'paused' ? campaign.hold : null;
    updateDocument(transaction, campaignRef(db, campaign), { ...decided, ...changes, hold });
    if (changes.state === 'draft') giveRecipientsBack(services, transaction, campaign, owner);
    return { stored: { ...campaign, ...changes, hold } };
  });
}

/** Fields of a campaign that change with its state. */
function changesOf(campaign: Campaign, to: CampaignState, now: number) {
  const begun = hasBegun(campaign, now);
  if (to !== 'cancelled') return { state: to === 'sending' && !begun ? 'scheduled' : to } as const;
  if (begun) return { state: to, endedAt: campaign.endedAt ?? now } as const;
  return { state: 'draft', startedAt: null, startedBy: null, size: null, beginsAt: null } as const;
}

/** A campaign that reached no fan leaves the quota of its day as it was. */
function giveRecipientsBack(
  services: Services,
  transaction: Transaction,
  { startedAt, startedBy, size }: Campaign,
  owner: string,
): void {
  if (startedAt === null || startedBy === null || !size) return;
  if (sendingDayOf(startedAt) !== sendingDayOf(services.now())) return;
  countToday(services, transaction, [startedBy, owner], ['recipients'], -size.recipients);
}
