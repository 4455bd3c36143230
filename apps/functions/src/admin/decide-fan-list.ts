import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Person } from '../platform/callable/guards.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../platform/write-document.ts';
import { checkStillAdmin } from './check-still-admin.ts';

/**
 * Approves a list, whatever its sample, or refuses it. A state that is set already is not logged again. What the rule has
 * released becomes an admin's approval.
 *
 * @throws AppError `import/list-gone`; `access/denied` when the caller has just ceased to be an admin
 */
export async function decideFanList(
  { db, now, randomBytes }: Services,
  actor: Person,
  { listId, approved, reason }: ParsedInput<'decideFanList'>,
): Promise<CallableOutput<'decideFanList'>> {
  const reference = refTo(db, documents.fanList(listId));
  await db.runTransaction(async (transaction) => {
    const [acting, stored] = await transaction.getAll(db.doc(documents.user(actor.uid).path), reference.ref);
    if (!acting || !stored) throw new Error('the database left a document out');
    checkStillAdmin(acting);
    const list = readDocument(documents.fanList, stored);
    if (!list) throw new AppError('import/list-gone');
    const state = approved ? 'released' : 'refused';
    if (list.state === state && list.decidedBy !== null) return;
    const entry = await transaction.get(db.doc(documents.directoryEntry(list.account).path));
    const field = (name: 'displayName' | 'email') => readField(documents.directoryEntry, entry, name);
    const at = now();
    updateDocument(transaction, reference, { state, lookAt: null, decidedAt: at, decidedBy: actor.uid });
    const id = newId({ randomBytes });
    createDocument(transaction, refTo(db, documents.auditEntry(id)), {
      id,
      at,
      actor: actor.uid,
      actorName: actor.user.displayName || actor.email,
      subject: list.account,
      subjectName: field('displayName') || field('email') || '',
      action: approved ? 'approve-list' : 'refuse-list',
      before: list.state,
      after: state,
      reason,
    });
  });
  return {};
}
