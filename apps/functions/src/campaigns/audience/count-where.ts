import { documents } from '@countin/domain/documents';
import { FAN_ORDER, fanQuery, type FanConstraint, type FanFilter, type FanOwner } from '@countin/domain/fan';
import { Timestamp, type Firestore, type Query } from '@google-cloud/firestore';
import { countInSegment } from '../../fans/count-fans.ts';
import { constrained } from '../../fans/fan-query.ts';

/** A further condition on the fans of a segment. */
export type Further =
  | { readonly field: 'follows' | 'suppressed' | 'inSample'; readonly value: boolean }
  | { readonly field: 'releases' | 'list'; readonly value: string }
  /** The frequency cap holds after this instant, milliseconds since 1970. */
  | { readonly field: 'cappedUntil'; readonly after: number };

/**
 * Counts the fans of a segment who meet further conditions too. The database counts where one query can express
 * everything. Otherwise it finds by the further conditions, which fewer fans meet, and the segment is tested here.
 */
export async function countWhere(
  db: Firestore,
  { ownerKind, ownerId }: FanOwner,
  filter: FanFilter,
  further: readonly Further[],
): Promise<number> {
  const all: Query = db.collection(documents.ownedFans(ownerKind, ownerId).path);
  const { constraints } = fanQuery(filter);
  const others = constraints.filter((constraint) => !further.some((each) => isSame(constraint, each)));
  const segment = others.filter((constraint) => !further.some((each) => clash(constraint, each)));
  const found = further.reduce(narrowed, segment.reduce(constrained, all));
  const isCapped = further.some(({ field }) => field === 'cappedUntil');
  if (segment.length === others.length)
    return (await (isCapped ? found : found.orderBy(...FAN_ORDER)).count().get()).data().count;
  return countInSegment(found, filter);
}

/** A condition of the segment on one release, and the same release again. */
function isSame(constraint: FanConstraint, other: Further): boolean {
  return constraint.field === 'releases' && other.field === 'releases' && constraint.value === other.value;
}

/** A query has one condition on the elements of a list, and here one range. */
function clash(constraint: FanConstraint, other: Further): boolean {
  return other.field === 'cappedUntil'
    ? 'instant' in constraint
    : constraint.field === 'releases' && other.field === 'releases';
}

function narrowed(query: Query, further: Further): Query {
  return further.field === 'cappedUntil'
    ? query.where('cappedUntil', '>', Timestamp.fromMillis(further.after))
    : query.where(further.field, further.field === 'releases' ? 'array-contains' : '==', further.value);
}
