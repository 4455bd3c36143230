import { documents } from '@countin/domain/documents';
import { FAN_ORDER, fanQuery, type FanConstraint, type FanFilter, type FanOwner } from '@countin/domain/fan';
import { Timestamp, type Firestore, type Query } from '@google-cloud/firestore';

/** A query of the server's database for fans of an artist, newest first. */
export interface FansFound {
  readonly query: Query;
  /** Whether it finds exactly the fans that the filter means. Else test each with `isInSegment`. */
  readonly isExact: boolean;
}

/** The query that finds the fans of a segment, of an artist or a label. */
export function fansOf(db: Firestore, { ownerKind, ownerId }: FanOwner, filter: FanFilter): FansFound {
  const { constraints, isExact } = fanQuery(filter);
  const all: Query = db.collection(documents.ownedFans(ownerKind, ownerId).path);
  return { query: constraints.reduce(constrained, all).orderBy(...FAN_ORDER), isExact };
}

/** Adds one condition of a segment to a query. */
export function constrained(query: Query, constraint: FanConstraint): Query {
  const value = 'instant' in constraint ? Timestamp.fromMillis(constraint.instant) : constraint.value;
  return query.where(constraint.field, constraint.op, value);
}
