import { consentStatus } from '@countin/domain/consent';
import { documents, readField, readValidDocument, SIGNUPS_GROUP } from '@countin/domain/documents';
import type { DocumentReference } from '@google-cloud/firestore';
import { releaseMessageId } from '../platform/message-ids.ts';
import { forEachPage } from '../platform/for-each-page.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';
import { scopeOf } from './signup-events.ts';
import { appendConsents, readLedger } from './stored-ledger.ts';

/** Result of a run of the migration. */
export interface Migrated {
  /** Signups whose consents were entered into a ledger now. */
  readonly entered: number;
  /** Signups that have a ledger already. */
  readonly known: number;
  /** Nothing is left to do. */
  readonly complete: boolean;
}

/**
 * Gives each signup from before the consent ledger its fan and its entries. Repeating it changes nothing. Signups whose
 * message was held back for want of a ledger are due again.
 *
 * @param deadline when to stop and leave the rest to the next run, milliseconds since 1970
 */
export async function migrateSignups(services: Services, deadline: number): Promise<Migrated> {
  let entered = 0;
  let known = 0;
  const all = services.db.collectionGroup(SIGNUPS_GROUP).orderBy('__name__');
  const complete = await forEachPage(services, all, deadline, async ({ ref }) => {
    if (await migrateSignup(services, ref)) entered += 1;
    else known += 1;
  });
  return { entered, known, complete };
}

async function migrateSignup(services: Services, reference: DocumentReference): Promise<boolean> {
  const { db, now } = services;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const signup = readValidDocument(documents.signupRecord, stored, services.log);
    if (!signup) return false;
    const ledger = await readLedger(services, transaction, signup);
    const scope = scopeOf(signup);
    if (consentStatus(ledger.entries, { scope, channel: signup.channel }) !== 'none') return false;
    const held = await transaction.get(db.doc(documents.outboxMessage(releaseMessageId(signup.id)).path));
    appendConsents(services, transaction, ledger, {
      before: signup,
      events: [],
      answers: signup,
      replacesAnswers: false,
    });
    if (signup.state === 'confirmed' && readField(documents.outboxMessage, held, 'refusal') === 'none')
      updateDocument(transaction, refOf(documents.signupRecord, stored), { dueAt: now() });
    return true;
  });
}
