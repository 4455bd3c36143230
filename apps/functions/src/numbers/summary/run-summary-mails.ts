import {
  addDays,
  completePeriod,
  morningAfter,
  nextSummary,
  type DayRange,
  type SummaryMail,
} from '@countin/domain/numbers';
import { originsOf } from '@countin/domain/deployment';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { analysisUrl, summaryMailPath } from '@countin/domain/urls';
import { Timestamp, type DocumentReference } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import type { Mail } from '../../platform/senders/mail.ts';
import { mailboxOf } from '../../platform/identity/mailbox-of.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { composeSummaryMail } from './compose-summary-mail.ts';
import { readSummary, type Summary } from './read-summary.ts';
import { summaryMailToken, summaryZone } from './summary-mails.ts';

/** Time limit, ms, of sending a mail. */
const MAIL_MS = 20_000;
/** Mails that are looked at in one query. */
const PAGE = 50;
/** Mails that are written at once. */
const AT_ONCE = 5;
/** After a mail that was certainly not taken, or numbers that could not be read, ms. */
const AGAIN_MS = 3_600_000;
/** A mail that failed for so long is left out, ms. */
const LATEST_MS = 2 * 86_400_000;
/**
 * Sends the summaries that are due. The next one is written down before a mail is sent. So a crash or a second run leaves
 * a mail out rather than sending it twice. Numbers are read before that, and only the sending itself can be lost.
 *
 * @param deadline milliseconds since 1970
 */
export async function runSummaryMails(services: Services, deadline: number): Promise<void> {
  const { db, now, log } = services;
  const mails = db.collection(documents.summaryMails().path);
  const seen = new Set<string>();
  while (now() < deadline) {
    const due = await mails.where('nextAt', '<=', Timestamp.fromMillis(now())).orderBy('nextAt').limit(PAGE).get();
    const fresh = due.docs.filter(({ id }) => !seen.has(id));
    await pLimit(AT_ONCE).map(fresh, async ({ id, ref }) => {
      if (now() >= deadline) return;
      seen.add(id);
      await sendOne(services, ref).catch((error: unknown) => log('A summary of numbers was not sent.', error));
    });
    if (due.size < PAGE || fresh.length === 0) return;
  }
}

async function sendOne(services: Services, reference: DocumentReference): Promise<void> {
  const { db, now } = services;
  const stored = readDocument(documents.summaryMail, await reference.get());
  if (!stored) return;
  const zone = await summaryZone(db, stored);
  const morning = morningAfter(zone, now());
  // After a change of the zone, or an outage until the afternoon.
  if (morning > now()) return void (await moveOn(services, stored, morning));
  const mail = await write(services, stored).catch(async (error: unknown) => {
    await moveOn(services, stored, later(services, stored, zone) ?? nextSummary(stored.every, zone, now()));
    throw error;
  });
  const claimed = await moveOn(services, stored, nextSummary(stored.every, zone, now()));
  if (!mail || claimed === null) return;
  try {
    await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
  } catch (error) {
    const again = later(services, stored, zone);
    // It may have arrived: another one would be the second.
    if (!(error instanceof OutcomeUnknown) && again !== null) await moveOn(services, claimed, again);
    throw error;
  }
}

/** When a mail that failed is tried again; null once its period is long over. */
function later({ now }: Services, { every }: SummaryMail, zone: string): number | null {
  const due = Date.parse(addDays(completePeriod(every, now()).to, 1));
  return now() - due > LATEST_MS ? null : morningAfter(zone, now() + AGAIN_MS);
}

/**
 * Moves a mail on to a time. Null for one that another run has, or that was changed or switched off meanwhile.
 *
 * @param expected the mail as it was read
 */
async function moveOn({ db }: Services, expected: SummaryMail, nextAt: number): Promise<SummaryMail | null> {
  const reference = refTo(db, documents.summaryMail(expected.id));
  return db.runTransaction(async (transaction) => {
    const mail = readDocument(reference, await transaction.get(reference.ref));
    const { createdAt, every } = expected;
    if (mail?.nextAt !== expected.nextAt || mail.createdAt !== createdAt || mail.every !== every) return null;
    updateDocument(transaction, reference, { nextAt });
    return { ...mail, nextAt };
  });
}

/** Writes the mail; null for a member who gets none, or without numbers. */
async function write(services: Services, summaryMail: SummaryMail): Promise<Mail | null> {
  const { sites, now } = services;
  const { id, uid, kind, profileId, every } = summaryMail;
  const mailbox = await mailboxOf(services, uid);
  if (!mailbox) return null;
  const period = completePeriod(every, now());
  const summary = await readForMember(services, summaryMail, period);
  if (!summary) return null;
  const origins = originsOf(sites);
  return composeSummaryMail({
    ...summary,
    kind,
    every,
    ...mailbox,
    link: analysisUrl(origins, { kind, profileId }, period),
    stop: origins.main + summaryMailPath(summaryMailToken(services, summaryMail)),
    messageId: `summary_${every}_${period.from}_${id}`,
    now: now(),
  });
}

/** The numbers, for a member who may read them at this very time. The mail of one who may not any more ends. */
async function readForMember(services: Services, mail: SummaryMail, period: DayRange): Promise<Summary | null> {
  try {
    return await readSummary(services, mail, period);
  } catch (error) {
    if (!(error instanceof AppError) || !['access/denied', 'profile/not-found'].includes(error.code)) throw error;
    // A deleted profile can be restored for a while, and its mails with it.
    if (error.code === 'access/denied') await services.db.doc(documents.summaryMail(mail.id).path).delete();
    return null;
  }
}
