import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import { isInSegment, SEGMENT_FIELDS, type FanFilter, type FanOwner } from '@countin/domain/fan';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { fansOf } from './fan-query.ts';

const deciding = { schema: v.pick(documents.fan.schema, SEGMENT_FIELDS) };

/**
 * Counts an artist's fans of a segment exactly. The database counts, unless it cannot say everything in one query.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function countFans(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { artistId, conditions, search }: ParsedInput<'countFans'>,
): Promise<CallableOutput<'countFans'>> {
  await requirePermission({ db }, uid, { kind: 'artist', profileId: artistId }, 'fans.read');
  return { count: await countSegment(db, { ownerKind: 'artist', ownerId: artistId }, { conditions, search }) };
}

/**
 * Counts the fans who have agreed to a label's news.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function countLabelFans(
  { db }: Pick<Services, 'db'>,
  uid: string,
  { labelId, conditions, search }: ParsedInput<'countLabelFans'>,
): Promise<CallableOutput<'countLabelFans'>> {
  await requirePermission({ db }, uid, { kind: 'label', profileId: labelId }, 'fans.read');
  const consenting = { ...conditions, state: 'confirmed' } as const;
  const owner = { ownerKind: 'label', ownerId: labelId } as const;
  return { count: await countSegment(db, owner, { conditions: consenting, search }) };
}

/** Number of fans of a segment, of an artist or a label. */
export async function countSegment(db: Firestore, owner: FanOwner, filter: FanFilter): Promise<number> {
  const { query, isExact } = fansOf(db, owner, filter);
  return isExact ? (await query.count().get()).data().count : countInSegment(query, filter);
}

/**
 * Number of fans that a query finds and that are in a segment. Reads the deciding fields of each fan and tests them.
 */
export async function countInSegment(query: Query, filter: FanFilter): Promise<number> {
  let count = 0;
  const found = query.select(...SEGMENT_FIELDS).stream() as AsyncIterable<QueryDocumentSnapshot>;
  for await (const stored of found) if (isFound(stored, filter)) count += 1;
  return count;
}

function isFound(stored: QueryDocumentSnapshot, filter: FanFilter): boolean {
  const fan = readValidDocument(deciding, stored);
  return fan !== null && isInSegment(fan, filter);
}
