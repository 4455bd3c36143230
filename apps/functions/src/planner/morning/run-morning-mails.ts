import { originsOf } from '@countin/domain/deployment';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { nextMorning, type PlanMail } from '@countin/domain/planner';
import { planMailPath, plannerUrl } from '@countin/domain/urls';
import { Timestamp, type DocumentReference } from '@google-cloud/firestore';
import { mailboxOf } from '../../platform/identity/mailbox-of.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { readPlanInput, type ArtistPlan } from '../read-plan-input.ts';
import { composeMorningMail } from './compose-morning-mail.ts';
import { planMailToken } from './plan-mails.ts';

/** Time limit, ms, of sending a mail. */
const MAIL_MS = 20_000;
/** Mails that are looked at in one query. */
const PAGE = 50;
/** After a mail that was certainly not taken, ms. */
const AGAIN_MS = 15 * 60_000;
/** A mail that is later than this is left out, ms: the next morning has all that is due. */
const LATEST_MS = 4 * 3_600_000;

/**
 * Sends the morning mails that are due. The next morning is stored before a mail is sent. A crash or a second run omits
 * a mail rather than sending it twice.
 *
 * @param deadline milliseconds since 1970
 */
export async function runMorningMails(services: Services, deadline: number): Promise<void> {
  const { db, now, log } = services;
  const mails = db.collection(documents.planMails().path);
  while (now() < deadline) {
    const due = await mails.where('nextAt', '<=', Timestamp.fromMillis(now())).orderBy('nextAt').limit(PAGE).get();
    for (const { ref } of due.docs) {
      if (now() >= deadline) return;
      await sendOne(services, ref).catch((error: unknown) => log('A morning mail was not sent.', error));
    }
    if (due.size < PAGE) return;
  }
}

async function sendOne(services: Services, reference: DocumentReference): Promise<void> {
  const claimed = await claim(services, reference);
  if (!claimed || services.now() - claimed.nextAt > LATEST_MS) return;
  try {
    await send(services, claimed);
  } catch (error) {
    // It may have arrived: another one would be the second.
    if (!(error instanceof OutcomeUnknown)) await tryAgain(services, claimed);
    throw error;
  }
}

/** Moves the next mail on to the next morning. Null for one that another run has, or that was switched off. */
async function claim({ db, now }: Services, reference: DocumentReference): Promise<PlanMail | null> {
  return db.runTransaction(async (transaction) => {
    const mail = readDocument(documents.planMail, await transaction.get(reference));
    if (!mail || mail.nextAt > now()) return null;
    updateDocument(transaction, refTo(db, documents.planMail(mail.id)), { nextAt: nextMorning(mail.zone, now()) });
    return mail;
  });
}

/** Later in the same morning, unless it was switched off meanwhile. */
async function tryAgain({ db, now }: Services, { id, nextAt }: PlanMail): Promise<void> {
  if (now() + AGAIN_MS - nextAt > LATEST_MS) return;
  const reference = refTo(db, documents.planMail(id));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference.ref)).exists)
      updateDocument(transaction, reference, { nextAt: now() + AGAIN_MS });
  });
}

async function send(services: Services, planMail: PlanMail): Promise<void> {
  const { sites } = services;
  const { id, uid, artistId } = planMail;
  const mailbox = await mailboxOf(services, uid);
  if (!mailbox) return;
  const found = await readForMember(services, planMail);
  if (!found) return;
  const origins = originsOf(sites);
  const mail = composeMorningMail({
    ...found,
    uid,
    ...mailbox,
    link: plannerUrl(origins, artistId),
    stop: origins.main + planMailPath(planMailToken(services, planMail)),
    messageId: `plan_${planMail.nextAt.toString(36)}_${id}`,
  });
  if (mail) await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
}

/**
 * The plan, for a member who may read it at this very time. The mail of one who may not any more ends. That of a deleted
 * artist, who can be restored for a while, is left out.
 */
async function readForMember(services: Services, { id, uid, artistId, zone }: PlanMail): Promise<ArtistPlan | null> {
  try {
    return await readPlanInput(services, uid, { artistId, zone });
  } catch (error) {
    if (!(error instanceof AppError) || !['access/denied', 'profile/not-found'].includes(error.code)) throw error;
    if (error.code === 'access/denied') await services.db.doc(documents.planMail(id).path).delete();
    return null;
  }
}
