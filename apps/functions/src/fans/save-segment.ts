import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { newId, type Services } from '../platform/services.ts';
import { createDocument, refTo, setDocument } from '../platform/write-document.ts';

/**
 * Saves a segment of an artist's or a label's fans. If its name is taken, that segment gets the new conditions.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `limit/too-many`
 */
export async function saveSegment(
  services: Services,
  uid: string,
  { ownerKind, ownerId, name, conditions }: ParsedInput<'saveSegment'>,
): Promise<CallableOutput<'saveSegment'>> {
  const { db, now } = services;
  await requirePermission({ db }, uid, { kind: ownerKind, profileId: ownerId }, 'fans.edit');
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(db.collection(documents.segments(ownerKind, ownerId).path));
    const same = docs.find((segment) => segment.get('name') === name);
    if (!same && docs.length >= LIMITS.segments) throw new AppError('limit/too-many');
    const segmentId = same?.id ?? newId(services);
    const reference = refTo(db, documents.segment(ownerKind, ownerId, segmentId));
    const content = { id: segmentId, ownerId, ownerKind, name, conditions, createdAt: now() };
    if (same) setDocument(transaction, reference, content);
    else createDocument(transaction, reference, content);
    return { segmentId };
  });
}

/**
 * Removes a saved segment; its fans stay. Repeating it changes nothing.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function removeSegment(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { ownerKind, ownerId, segmentId }: ParsedInput<'removeSegment'>,
): Promise<CallableOutput<'removeSegment'>> {
  await requirePermission({ db }, uid, { kind: ownerKind, profileId: ownerId }, 'fans.edit');
  await db.doc(documents.segment(ownerKind, ownerId, segmentId).path).delete();
  return {};
}
