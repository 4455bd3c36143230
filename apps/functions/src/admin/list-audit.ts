import type { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { FieldPath, type Query } from '@google-cloud/firestore';
import type * as v from 'valibot';
import type { Person } from '../platform/callable/guards.ts';
import { readOrLog } from '../platform/read-or-log.ts';
import type { Services } from '../platform/services.ts';
import { afterPosition, positionOf, readCursor, writeCursor } from './list-position.ts';

type Input = v.InferOutput<typeof callables.listAudit.input>;
type Listed = v.InferOutput<typeof callables.listAudit.output>;

/** Rows of one answer. */
export const AUDIT_PAGE = 40;

/**
 * A page of the audit log, newest first.
 *
 * @throws AppError `field/id` for a cursor that is none
 */
export async function listAudit(
  { db, log }: Services,
  _admin: Person,
  { subject, action, cursor }: Input,
): Promise<Listed> {
  let rows: Query = db.collection(documents.auditLog().path);
  if (subject !== null) rows = rows.where('subject', '==', subject);
  if (action !== null) rows = rows.where('action', '==', action);
  rows = rows.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(AUDIT_PAGE);
  const after = cursor === null ? null : readCursor(cursor).after;
  const page = await (after ? rows.startAfter(...afterPosition(after)) : rows).get();

  const entries = page.docs.flatMap((row) => readOrLog(documents.auditEntry, row, log) ?? []);
  const last = page.size === AUDIT_PAGE ? page.docs.at(-1) : undefined;
  return { entries, cursor: writeCursor(last ? { list: 'newest', after: positionOf(last.id, last.get('at')) } : null) };
}
