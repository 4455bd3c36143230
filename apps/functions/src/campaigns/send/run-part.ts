import { setTimeout as delay } from 'node:timers/promises';
import type { Campaign, CampaignPart } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import type { CampaignTask } from '../../platform/senders/send-queue.ts';
import type { Services } from '../../platform/services.ts';
import { allDone } from '../../platform/settle-all.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { runSend } from '../../sending/run-send.ts';
import { holdSend } from '../../sending/send-run.ts';
import { PROBE_MS } from '../../sending/sending-limits.ts';
import { readSettings } from '../audience/settings.ts';
import { campaignSource } from './campaign-source.ts';
import { obstacleToCampaign } from '../read-campaign.ts';
import { holdCampaign } from '../../platform/hold-campaign.ts';
import { loadCampaign } from './loaded-campaign.ts';
import { dividePlan } from './parts.ts';

/** Tasks for parts that are due before the next run of the schedule, and some more. Milliseconds. */
const AHEAD_MS = 90_000;
/** A task that comes so much before its time waits for it: clocks differ. Milliseconds. */
const EARLY_MS = 3000;
const MINUTE_MS = 60_000;
/** Parts that one run of the schedule queues. */
const MOST_PARTS = 500;

/**
 * Queues a task for each part of a campaign that is due, or will be before the next run. Where the queue is away, this
 * process works on those that are due.
 *
 * @param deadline when to stop, milliseconds since 1970
 */
export async function runCampaigns(services: Services, deadline: number): Promise<void> {
  const { db, now } = services;
  const due = await db
    .collection(documents.campaignParts().path)
    .where('dueAt', '<=', Timestamp.fromMillis(now() + AHEAD_MS))
    .orderBy('dueAt')
    .limit(MOST_PARTS)
    .get();
  const parts = due.docs.flatMap((stored) => readDocument(documents.campaignPart, stored) ?? []);
  await allDone(parts.map((part) => beginPart(services, part, deadline)));
}

/** Schedules the work on a part for its time. Without a queue, this process does the work if it is due. */
export async function beginPart(
  services: Services,
  { id: partId, dueAt }: CampaignPart,
  deadline: number,
): Promise<void> {
  if (dueAt === null) return;
  const { now, log, queueCampaign } = services;
  const at = Math.max(now(), dueAt);
  try {
    await queueCampaign({ partId, dueAt }, at, [partId, Math.floor(at / MINUTE_MS)].join('-'));
  } catch (error) {
    log('The queue of campaigns is away.', error);
    if (dueAt <= now()) await runPart(services, partId, deadline);
  }
}

/**
 * Works on a part. Work that is left at the deadline, or while the server is unreachable, continues in a further task.
 *
 * @param deadline when to claim no more, milliseconds since 1970
 */
export async function runCampaignTask(services: Services, task: CampaignTask, deadline: number): Promise<void> {
  const early = task.dueAt - services.now();
  if (early > EARLY_MS) return;
  if (early > 0) await delay(early);
  const end = await runPart(services, task.partId, deadline);
  if (end === 'deadline' || end === 'away')
    await services.queueCampaign(task, services.now() + (end === 'away' ? PROBE_MS : 0), null);
}

/** @returns how it ended; null where another run works on it, or nothing is to be done */
async function runPart(services: Services, partId: string, deadline: number): Promise<string | null> {
  const held = await holdSend(services, `campaign/${partId}`);
  if (!held) return null;
  try {
    const found = await readPart(services, partId);
    if (!found) return null;
    const { part, campaign } = found;
    if (part.kind === 'plan') {
      const parts = await dividePlan(services, part, campaign);
      await allDone(parts.map((each) => beginPart(services, each, deadline)));
      return null;
    }
    if (part.kind === 'tell') {
      const [loaded, settings] = await Promise.all([
        loadCampaign(services, campaign),
        readSettings(services, campaign),
      ]);
      const source = campaignSource(services, { loaded, settings, partId });
      const end = await runSend(services, source, deadline, () => held.renew());
      if (end !== 'complete') return end;
    }
    await finishPart(services, part);
    return null;
  } finally {
    await held.end();
  }
}

/** A part whose time has come, of a campaign that goes on. One that may not go on is paused. */
async function readPart(
  services: Services,
  partId: string,
): Promise<{ readonly part: CampaignPart; readonly campaign: Campaign } | null> {
  const { db, now } = services;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(documents.campaignPart(partId).path));
    const part = readDocument(documents.campaignPart, stored);
    if (!part || part.dueAt === null || part.dueAt > now()) return null;
    const path = documents.campaign(part.ownerKind, part.ownerId, part.campaignId).path;
    const campaign = readDocument(documents.campaign, await transaction.get(db.doc(path)));
    if (!campaign || !['scheduled', 'sending'].includes(campaign.state)) return null;
    // All fans of a last part were told: it waits for outcomes.
    const obstacle = part.kind === 'finish' ? null : await obstacleToCampaign({ db, transaction }, services, campaign);
    if (obstacle === null) return { part, campaign };
    await holdCampaign({ db }, transaction, campaign, obstacle);
    return null;
  });
}

/**
 * Removes a part whose fans were told. The last part stays until every message of the campaign is settled, and then
 * ends the campaign.
 */
async function finishPart(services: Services, { id, ownerKind, ownerId, campaignId }: CampaignPart): Promise<void> {
  const { db, now } = services;
  const ofCampaign = (collection: string) => db.collection(collection).where('campaignId', '==', campaignId);
  const open = await ofCampaign(documents.outbox().path).where('state', 'in', ['queued', 'sending']).count().get();
  await db.runTransaction(async (transaction) => {
    const target = refTo(db, documents.campaignPart(id));
    const [stored, others] = await Promise.all([
      transaction.get(target.ref),
      transaction.get(ofCampaign(documents.campaignParts().path).limit(2)),
    ]);
    const campaign = refTo(db, documents.campaign(ownerKind, ownerId, campaignId));
    const state = readDocument(documents.campaign, await transaction.get(campaign.ref))?.state;
    // Paused meanwhile, or not all of its fans were told.
    if (readDocument(documents.campaignPart, stored)?.kind !== 'finish' || state !== 'sending') return;
    if (others.size > 1) return void transaction.delete(target.ref);
    if (open.data().count > 0) return updateDocument(transaction, target, { dueAt: now() + MINUTE_MS });
    transaction.delete(target.ref);
    updateDocument(transaction, campaign, { state: 'sent', endedAt: now() });
  });
}
